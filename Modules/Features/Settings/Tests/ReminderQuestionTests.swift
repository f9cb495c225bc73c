import Entities
import SettingsTestSupport
import TerminalTesting
import TerminalUI
import Testing

@testable import Settings

/// The question whether reminders are allowed.
@MainActor struct ReminderQuestionTests {
  private let router = RecordingSettingsRouter()

  private func show(_ language: Language = .english) -> Pilot {
    Pilot(
      columns: 80, rows: 24, language: language,
      root: ReminderQuestionView(presenter: ReminderQuestionPresenter(router: router)))
  }

  @Test(arguments: Language.allCases) func `Enter is yes, without names`(_ language: Language) async {
    let pilot = show(language)
    #expect(await pilot.shows(language("Enable reminders?", "알림을 켤까요?")))
    await pilot.press(.enter)
    #expect(router.calls == [.finish(withConsent: ReminderConsent(mentionsChats: false))])
    pilot.stop()
  }

  @Test func `Reminders name characters if the user chose that`() async {
    let pilot = show()
    await pilot.click(on: "Name the characters I talked with")
    await pilot.click(on: "[ Enable ]")
    #expect(router.calls == [.finish(withConsent: ReminderConsent(mentionsChats: true))])
    pilot.stop()
  }

  @Test(arguments: Language.allCases) func `No says nothing`(_ language: Language) async {
    let pilot = show(language)
    await pilot.click(on: language("Cancel", "취소"))
    #expect(router.calls == [.dismissScreen])
    pilot.stop()
  }

  @Test func `Its presenter goes with it`() async {
    weak var freed: ReminderQuestionPresenter?
    do {
      let presenter = ReminderQuestionPresenter(router: router)
      freed = presenter
      let pilot = Pilot(root: ReminderQuestionView(presenter: presenter))
      await pilot.settle()
      pilot.stop()
    }
    for _ in 0..<100 { await Task.yield() }
    #expect(freed == nil)
  }
}
