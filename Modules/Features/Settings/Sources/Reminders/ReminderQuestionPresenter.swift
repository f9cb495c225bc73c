import Entities
import Observation

/// Asks whether there may be reminders, and what they may say. Who would rather not say has said nothing.
@Observable @MainActor final class ReminderQuestionPresenter {
  /// Whether they may name whom the user talked with. Who looks at the screen reads that too, so it is chosen.
  var mentionsChats = false
  private let router: any ReminderQuestionRouter

  init(router: any ReminderQuestionRouter) {
    self.router = router
  }

  func onEnablePressed() { router.remindersAreWanted(ReminderConsent(mentionsChats: mentionsChats)) }

  func onCancelPressed() { router.dismissScreen() }
}
