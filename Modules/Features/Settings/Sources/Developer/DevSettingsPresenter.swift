import Entities
import FeatureKit
import Observation
import TerminalUI

/// Knows what the program is like inside, and overrides experiments when the developer says so.
@Observable @MainActor final class DevSettingsPresenter {
  private(set) var experiments: [ExperimentEntry]
  private(set) var profile: UserProfile?
  private(set) var device: [Diagnostic] = []
  private let interactor: any DevSettingsInteractor
  private let router: any DevSettingsRouter

  init(interactor: any DevSettingsInteractor, router: any DevSettingsRouter) {
    self.interactor = interactor
    self.router = router
    experiments = interactor.experimentEntries
  }

  /// Reads what takes its time.
  func load(in language: Language) async {
    device = await interactor.deviceDiagnostics(in: language.content)
    do {
      profile = try await interactor.currentProfile()
    } catch is CancellationError {
      // The screen is gone.
    } catch {
      router.showAlert(for: error)
    }
  }

  /// Overrides an experiment; nil leaves it to the lot. After a failure everything is as before.
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

  func navigation(in language: Language) -> [String] { router.navigationLines(in: language) }

  func features(in language: Language) -> [String] { router.featureLines(in: language) }
}
