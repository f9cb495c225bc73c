import Entities
import FeatureKit
import FeatureKitTestSupport
import SettingsTestSupport
import TerminalTesting
import TerminalUI
import Testing

@testable import Settings

@MainActor struct PrivacyAndDataTests {
  private let interactor = FakeSettingsInteractor()
  private let router = RecordingSettingsRouter()

  private func show(_ section: String, language: Language = .english) async -> Pilot {
    await Shown(interactor, router, parameters: SettingsParameters(section: section), language: language).pilot
  }

  private func showLog(language: Language = .english) async -> Pilot {
    let builder = SettingsBuilder(
      interactor: interactor, composition: FakeComposition(), router: { [router] _ in router })
    let pilot = Pilot(showing: HostedScreen { builder.eventLog(at: $0) }, language: language)
    await pilot.settle()
    return pilot
  }

  @Test(arguments: Language.allCases) func `The section says what is recorded, and where`(language: Language) async {
    let pilot = await show("privacy", language: language)
    #expect(pilot.screen.contains(interactor.eventLogPath) && pilot.screen.contains("1 KB"))
    #expect(await pilot.focus(on: "[ \(language.readLog) ]"))
    // A crash report contains some events, whether the log is switched on or not.
    #expect(pilot.screen.contains(language("The last 64 events are always in memory", "마지막 64개는 늘 메모리에")))
    await pilot.press(.enter)
    #expect(router.calls == [.showEventLog])
    pilot.stop()
  }

  @Test func `The log is deleted once the user agreed`() async {
    router.onConfirm = { _ in false }
    let pilot = await show("privacy")
    #expect(await pilot.focus(on: "[ Delete the log ]"))
    await pilot.press(.enter)
    #expect(interactor.calls == [])
    router.onConfirm = { _ in true }
    // Data that stays is not reported as deleted.
    interactor.error = OutOfReach()
    await pilot.press(.enter)
    await pilot.settle()
    #expect(router.calls.contains { if case .showAlert = $0 { true } else { false } })
    #expect(pilot.screen.contains("[ Delete the log ]"))
    interactor.error = nil
    await pilot.press(.enter)
    #expect(await pilot.hides("[ Delete the log ]"))
    #expect(interactor.calls == [.logDeletion, .logDeletion])
    #expect(pilot.screen.contains("There is no file"))
    pilot.stop()
  }

  @Test func `The log can be read, and a hostile line stays text`() async {
    interactor.recorded.append(SampleText.hostile)
    let pilot = await showLog()
    #expect(await pilot.shows("ChatView_Appear"))
    #expect(pilot.forbiddenCharacters == [])
    pilot.stop()
    interactor.recorded = []
    let empty = await showLog(language: .korean)
    #expect(await empty.shows("기록이 없습니다"))
    empty.stop()
  }

  @Test(arguments: Language.allCases) func `An empty log says where it is switched on, and leads there`(
    language: Language
  ) async throws {
    interactor.recorded = []
    let off = await showLog(language: language)
    #expect(await off.shows(language("The log is off.", "지금 꺼져 있습니다.")))
    #expect(
      off.screen.contains(language("Log events", "일어난 일을 기록하기")) && off.screen.contains(language.title(of: .privacy)))
    #expect(await off.focus(on: "[ \(language.switchLogOn) ]"))
    await off.press(.enter)
    #expect(router.calls == [.showPrivacy])
    off.stop()
    try interactor.setConfiguration("telemetry_file", to: "true")
    let on = await showLog(language: language)
    #expect(await on.shows(language("The log is on.", "지금 켜져 있어")))
    #expect(!on.screen.contains(language.switchLogOn))
    on.stop()
  }

  @Test(arguments: Language.allCases) func `No button is cut at the least width of common terminals`(language: Language)
    async
  {
    let pilot = await show("data", language: language)
    for title in [language.backUpNow, language.exportOrImport, language.eraseEverything] {
      #expect(pilot.screen.contains("[ \(title) ]"), "\(pilot.screen)")
    }
    pilot.stop()
  }

  @Test func `A copy is kept, and says where`() async {
    let pilot = await show("data")
    #expect(pilot.screen.contains("1 MB · backups: 0 KB"))
    #expect(await pilot.focus(on: "[ Back up now ]"))
    await pilot.press(.enter)
    #expect(await pilot.shows("aichat.copy.sqlite"))
    #expect(pilot.screen.contains("backups: 1 MB") && pilot.screen.contains("To restore it"))
    interactor.error = OutOfReach()
    await pilot.press(.enter)
    #expect(await pilot.waits { router.calls.count == 1 })
    pilot.stop()
  }
}
