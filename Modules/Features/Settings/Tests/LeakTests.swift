import Entities
import FeatureKitTestSupport
import SettingsTestSupport
import TerminalTesting
import TerminalUI
import Testing

@testable import Settings

/// A presenter is freed with its screen. `SceneTests` covers the account's.
@MainActor struct LeakTests {
  @Test func settings() async {
    weak var freed: SettingsPresenter?
    let router = RecordingSettingsRouter()
    do {
      let presenter = SettingsPresenter(
        SettingsParameters(), sections: [], interactor: FakeSettingsInteractor(), router: router)
      freed = presenter
      let pilot = Pilot(root: SettingsView(presenter: presenter, sections: []))
      await pilot.settle()
      await pilot.press(.character("a"))
      pilot.stop()
    }
    for _ in 0..<100 { await Task.yield() }
    #expect(freed == nil && router.calls == [.showAbout])
  }

  @Test func models() async {
    weak var freed: ModelPickerPresenter?
    do {
      let presenter = ModelPickerPresenter(
        .everywhere(now: ModelSelection(choice: ModelChoice(provider: "offline", model: "rules"))),
        interactor: FakeSettingsInteractor(.typical), router: RecordingSettingsRouter())
      freed = presenter
      let pilot = Pilot(root: ModelPickerView(presenter: presenter))
      await pilot.settle()
      pilot.stop()
    }
    for _ in 0..<100 { await Task.yield() }
    #expect(freed == nil)
  }

  @Test func about() async {
    weak var freed: AboutPresenter?
    do {
      let presenter = AboutPresenter(interactor: FakeSettingsInteractor(.typical))
      freed = presenter
      let pilot = Pilot(root: AboutView(presenter: presenter))
      await pilot.settle()
      pilot.stop()
    }
    for _ in 0..<100 { await Task.yield() }
    #expect(freed == nil)
  }
}
