import FeatureKit
import FeatureKitTestSupport
import Settings
import SettingsTestSupport
import TerminalTesting
import TerminalUI

/// The settings as the app shows them: their own sections from the contributions, then those of others.
@MainActor struct Shown {
  let pilot: Pilot

  init(
    _ interactor: FakeSettingsInteractor, _ router: RecordingSettingsRouter, added: [SettingsSection] = [],
    parameters: SettingsParameters = SettingsParameters(), columns: Int = 80, rows: Int = 24,
    language: Language = .english
  ) async {
    let composition = FakeComposition()
    let builder = SettingsBuilder(interactor: interactor, composition: composition, router: { _ in router })
    composition.settingsSections = builder.contributions.settings + added
    let screen = HostedScreen { builder.settings(parameters, at: $0) }
    pilot = Pilot(showing: screen, columns: columns, rows: rows, language: language)
    await pilot.settle()
  }
}
