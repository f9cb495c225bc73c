import FeatureKit
import Observation

/// Knows which sections show, and where the settings lead.
@Observable @MainActor final class SettingsPresenter {
  /// All sections that features add, or the one that was asked for.
  let sections: [SettingsSection]
  private let router: any SettingsRouter

  init(_ parameters: SettingsParameters, router: any SettingsRouter) {
    sections = router.sections.filter { parameters.section == nil || $0.id == parameters.section }
    self.router = router
  }

  func onAboutPressed() {
    router.showAbout()
  }

  func onClosePressed() {
    router.dismissScreen()
  }
}
