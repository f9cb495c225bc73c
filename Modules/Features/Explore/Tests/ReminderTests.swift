import Entities
import ExploreTestSupport
import FeatureKitTestSupport
import TerminalTesting
import Testing

@testable import Explore

@MainActor struct ReminderTests {
  private let interactor = FakeExploreInteractor()
  private let router = RecordingExploreRouter()

  private func presenter(_ permission: ReminderStatus.Permission) async -> ExplorePresenter {
    interactor.reminders.permission = permission
    let presenter = ExplorePresenter(interactor: interactor, router: router)
    await presenter.loadReminders()
    return presenter
  }

  @Test func onlyAnUndecidedUserIsAsked() async {
    #expect(await presenter(.undecided).canAskForReminders)
    #expect(await !presenter(.allowed).canAskForReminders)
    #expect(await !presenter(.denied).canAskForReminders)
  }

  @Test func aUserWithRemindersIsNotAskedAgain() async {
    let presenter = await presenter(.undecided)
    router.onAskForReminders = { ReminderConsent(mentionsChats: true) }
    await presenter.onRemindersPressed()
    #expect(router.calls == [.askForReminders])
    #expect(interactor.reminders.permission == .allowed && interactor.reminders.mentionsChats)
    #expect(!presenter.canAskForReminders)
    #expect(
      interactor.events.map(\.name) == ["ExploreView_PushNotification_Start", "ExploreView_PushNotification_Success"])
  }

  @Test func aUserWithoutAnAnswerCanBeAskedAgain() async {
    let presenter = await presenter(.undecided)
    router.onAskForReminders = { nil }
    await presenter.onRemindersPressed()
    #expect(interactor.reminders.permission == .undecided && presenter.canAskForReminders)
    #expect(
      interactor.events.map(\.name) == ["ExploreView_PushNotification_Start", "ExploreView_PushNotification_Cancel"])
  }

  @Test func anAnswerThatCannotBeSavedIsReported() async {
    let presenter = await presenter(.undecided)
    interactor.error = OutOfReach()
    router.onAskForReminders = { ReminderConsent(mentionsChats: false) }
    await presenter.onRemindersPressed()
    #expect(router.calls.count == 2 && interactor.reminders.permission == .undecided)
    #expect(
      interactor.events.map(\.name) == ["ExploreView_PushNotification_Start", "ExploreView_PushNotification_Fail"])
  }
}
