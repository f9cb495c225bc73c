import FeatureKit
import TerminalUI

/// The way to the settings for developers.
struct DeveloperSection: View {
  @Environment(\.language) private var language
  let presenter: DeveloperSectionPresenter

  var body: some View {
    Button(language.devSettings) { presenter.onOpenPressed() }
  }
}

/// Leads to the settings for developers.
@MainActor final class DeveloperSectionPresenter {
  private let router: any DeveloperRouter

  init(router: any DeveloperRouter) {
    self.router = router
  }

  func onOpenPressed() { router.showDevSettings() }
}
