import Entities
import Observation

/// Asks whether reminders may come, and whether they may name avatars. A cancelled question changes nothing.
@Observable @MainActor final class ReminderQuestionPresenter {
  /// Whether reminders may name the avatars that the user talked with. It is off until the user chooses it, because
  /// others may see a notification.
  var mentionsChats = false
  private let router: any ReminderQuestionRouter

  init(router: any ReminderQuestionRouter) {
    self.router = router
  }

  func onEnablePressed() { router.finish(withConsent: ReminderConsent(mentionsChats: mentionsChats)) }

  func onCancelPressed() { router.dismissScreen() }
}
