import Entities
import FeatureKit
import FeatureKitTestSupport
import SettingsTestSupport
import TerminalTesting
import TerminalUI
import Testing

@testable import Settings

@MainActor struct DevSettingsTests {
  private let interactor = FakeSettingsInteractor()
  private let router = RecordingSettingsRouter()

  private let composition = FakeComposition()

  private var builder: SettingsBuilder {
    SettingsBuilder(interactor: interactor, composition: composition, router: { [router] _ in router })
  }

  private func show(language: Language = .english) async -> Pilot {
    let pilot = Pilot(showing: HostedScreen { builder.devSettings(at: $0) }, columns: 80, rows: 40, language: language)
    await pilot.settle()
    return pilot
  }

  private func sections(dev value: String?) -> [String] {
    interactor.configurationEntries = value.map { [ConfigurationEntry(key: "dev", value: $0)] } ?? []
    return builder.contributions.settings.filter { $0.isAvailable() }.map(\.id)
  }

  @Test func `They are there if the user asks for them`() {
    #expect(sections(dev: "true").last == "developer")
    #expect(!sections(dev: "false").contains("developer") && !sections(dev: nil).contains("developer"))
  }

  /// Also on the sheet that contains the option.
  @Test func `The option counts at once`() async {
    interactor.configurationEntries = [ConfigurationEntry(key: "dev", value: "false")]
    let all = builder.contributions.settings
    let developer = all.filter { $0.id == "developer" }
    #expect(developer.count == 1 && !developer[0].isAvailable())
    let link = builder.contributions.links.first { $0.name == "developer" }
    #expect(link?.isAvailable() == false)
    interactor.configurationEntries = [ConfigurationEntry(key: "dev", value: "true")]
    #expect(developer[0].isAvailable() && link?.isAvailable() == true)
  }

  @Test(arguments: Language.allCases) func `Every part is there`(language: Language) async {
    let pilot = await show(language: language)
    for part in [
      language.experiments, language.user, language.signIn, language.device, language.navigation, language.frames,
      language.composedFeatures, "categoryRow", "did_complete_onboarding", "is_anonymous", "TERM xterm-256color",
      "▸ explore: root #1", "explore  tab explore", "cells",
    ] {
      #expect(pilot.screen.contains(part), "\(part)\n\(pilot.screen)")
    }
    #expect(pilot.forbiddenCharacters == [])
    pilot.stop()
  }

  @Test func `An experiment is overridden, and returned to the assigned one`() async {
    let pilot = await show()
    #expect(await pilot.focus(on: "‹ assigned: middle ›"))
    await pilot.press(.right)
    #expect(pilot.screen.contains("categoryRow ‹ top ›"))
    await pilot.press(.left)
    #expect(pilot.screen.contains("categoryRow ‹ assigned"))
    #expect(
      interactor.calls.filter { $0 != .profile } == [.variant("categoryRow", "top"), .variant("categoryRow", nil)])
    pilot.stop()
  }

  @Test func `A variant that cannot be saved is reported, and changes nothing`() async {
    let pilot = await show()
    interactor.error = OutOfReach()
    #expect(await pilot.focus(on: "‹ assigned: middle ›"))
    await pilot.press(.right)
    #expect(pilot.screen.contains("‹ assigned: middle ›"))
    #expect(router.calls.contains { if case .showAlert = $0 { true } else { false } })
    pilot.stop()
  }

  @Test func `A hostile profile stays text, and the presenter goes with the screen`() async {
    interactor.profile?.name = SampleText.hostile
    weak var freed: DevSettingsPresenter?
    do {
      composition.features = [SampleText.hostile]
      let presenter = DevSettingsPresenter(
        navigation: { _ in [SampleText.hostile] }, composition: composition, interactor: interactor, router: router)
      freed = presenter
      let pilot = Pilot(root: DevSettingsView(presenter: presenter))
      await pilot.settle()
      #expect(pilot.forbiddenCharacters == [])
      pilot.stop()
    }
    for _ in 0..<100 { await Task.yield() }
    #expect(freed == nil)
  }
}
