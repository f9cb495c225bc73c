import Entities
import FeatureKit
import Observation
import TerminalUI

/// Shows the internal state of the program, and overrides experiments.
@Observable @MainActor final class DevSettingsPresenter {
  private(set) var experiments: [ExperimentEntry]
  private(set) var profile: UserProfile?
  private(set) var device: [Diagnostic] = []
  private let navigation: (Language) -> [String]
  private let composition: any CompositionInteractor
  private let interactor: any DevSettingsInteractor
  private let router: any DevSettingsRouter

  /// - Parameter navigation: The lines about the navigation, seen from the screen's place.
  init(
    navigation: @escaping (Language) -> [String], composition: any CompositionInteractor,
    interactor: any DevSettingsInteractor, router: any DevSettingsRouter
  ) {
    self.navigation = navigation
    self.composition = composition
    self.interactor = interactor
    self.router = router
    experiments = interactor.experimentEntries
  }

  /// Reads the device and the profile.
  func load(in language: Language) async {
    device = await interactor.deviceDiagnostics(in: language.content)
    do {
      profile = try await interactor.currentProfile()
    } catch is CancellationError {
      // The screen has gone.
    } catch {
      router.showAlert(for: error)
    }
  }

  /// Chooses a variant of an experiment; nil returns to the assigned one. After a failure everything is as before.
  func onVariantChosen(_ variant: String?, of experiment: String) {
    interactor.log(DevSettingsEvent.override.start())
    do {
      try interactor.overrideExperiment(experiment, with: variant)
      interactor.log(DevSettingsEvent.override.success())
    } catch {
      interactor.log(DevSettingsEvent.override.fail(error))
      router.showAlert(for: error)
    }
    experiments = interactor.experimentEntries
  }

  func onRandomPressed() { router.showRandom() }

  func navigationLines(in language: Language) -> [String] { navigation(language) }

  func featureLines(in language: Language) -> [String] { composition.featureLines(in: language) }
}

/// The events of the settings for developers.
private enum DevSettingsEvent {
  static let override = EventFamily("DevSettingsView", "OverrideExperiment")
}
