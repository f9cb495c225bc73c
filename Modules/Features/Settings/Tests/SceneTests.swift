import Entities
import FeatureKit
import FeatureKitTestSupport
import SettingsTestSupport
import TerminalTesting
import TerminalUI
import Testing

@testable import Settings

/// The screens in every scene.
@MainActor struct SceneTests {
  private let router = RecordingSettingsRouter()

  private func show(
    _ scene: DemoScene, _ language: Language, columns: Int = 80, rows: Int = 24
  ) async -> Pilot {
    await Shown(
      FakeSettingsInteractor(scene), router, added: SettingsSection.samples(scene), columns: columns, rows: rows,
      language: language
    ).pilot
  }

  @Test(arguments: DemoScene.allCases, Language.allCases)
  func `The settings`(scene: DemoScene, language: Language) async {
    let pilot = await show(scene, language)
    #expect(pilot.lines.first?.hasPrefix(" \(language.settings)") == true)
    #expect(pilot.lines.first?.hasSuffix("[ \(language.close) ]") == true)
    #expect(pilot.lines.last?.contains("/ \(language.searchSettings)") == true)
    let expected =
      switch scene {
      case .typical: language.anonymousProfile
      case .loading: language("Loading…", "불러오는 중…")
      case .empty: language.notSignedIn
      case .failing: "The shelf is out of reach."
      case .long: "Archibald"
      case .hostile: "drawkcab"
      }
    #expect(pilot.screen.contains(expected), "\(pilot.screen)")
    let hasAccount = [.typical, .long, .hostile].contains(scene)
    #expect(pilot.screen.contains("[ \(language.signOut) ]") == hasAccount)
    if scene == .failing { #expect(pilot.screen.contains("[ \(language("Try again", "다시 시도")) ]")) }
    #expect(pilot.forbiddenCharacters == [])
    pilot.stop()
  }

  @Test(arguments: DemoScene.allCases, Language.allCases)
  func `About`(scene: DemoScene, language: Language) async {
    let view = AboutView(presenter: AboutPresenter(interactor: FakeSettingsInteractor(scene)))
    for (columns, rows) in [(80, 24), (20, 5)] {
      let pilot = Pilot(showing: view, columns: columns, rows: rows, language: language)
      await pilot.settle()
      #expect(pilot.lines.first?.hasPrefix(" \(language.about)") == true)
      #expect(pilot.screen.contains("aichat "))
      #expect(pilot.forbiddenCharacters == [])
      pilot.stop()
    }
  }

  @Test(arguments: DemoScene.allCases, Language.allCases)
  func `In the smallest window with tools every control is reached`(scene: DemoScene, language: Language) async {
    router.answer(false)
    let pilot = await show(scene, language, columns: 20, rows: 8)
    let hasAccount = [.typical, .long, .hostile].contains(scene)
    // A long label of a button is cut.
    for button in [language.about, language.close] + (hasAccount ? [language.deleteAccount] : []) {
      #expect(await pilot.focus(on: "[ " + button), "\(button) \(pilot.screen)")
      #expect(pilot.forbiddenCharacters == [])
      await pilot.press(.enter)
    }
    #expect(router.calls.contains(.showAbout))
    #expect(router.calls.contains(.dismissScreen))
    let isAsked = router.calls.contains { if case .confirmDeletion = $0 { true } else { false } }
    #expect(isAsked == hasAccount)
    pilot.stop()
  }

  @Test(arguments: Language.allCases) func `A wait in vain can be left`(language: Language) async {
    weak var freed: AccountPresenter?
    do {
      let presenter = AccountPresenter(interactor: FakeSettingsInteractor(.loading), router: router)
      freed = presenter
      let pilot = Pilot(showing: AccountSection(presenter: presenter), language: language)
      await pilot.settle()
      #expect(pilot.screen.contains(language("Loading…", "불러오는 중…")))
      pilot.stop()
    }
    for _ in 0..<100 { await Task.yield() }
    #expect(freed == nil)
    let pilot = await show(.loading, language)
    #expect(await pilot.focus(on: "[ \(language.close) ]"))
    await pilot.press(.enter)
    #expect(router.calls == [.dismissScreen])
    pilot.stop()
  }
}
