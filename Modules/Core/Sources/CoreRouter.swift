import FeatureKit
import Navigation
import TerminalUI

/// Where everything leads: it has the verbs of every feature's router. Each feature's are in a file of their own.
@MainActor public struct CoreRouter {
  let router: Router
  let builder: CoreBuilder

  init(_ router: Router, _ builder: CoreBuilder) {
    self.router = router
    self.builder = builder
  }
}

// MARK: - What several features ask for

extension CoreRouter {
  /// Takes the screen away.
  public func dismissScreen() {
    router.dismissScreen()
  }

  /// Says what went wrong.
  public func showAlert(for error: any Error) {
    if error is CancellationError { return }
    router.showAlert(
      title: language.somethingWentWrong, message: "\(error)", buttons: [AlertButton(language.ok, role: .cancel)])
  }

  var language: Language { builder.language }

  /// Leads to a screen of a feature, or says that the feature is not there.
  func lead(to feature: CoreFeature, _ show: () -> Void) {
    guard builder.isPresent(feature) else {
      return router.showAlert(
        title: language.notPartOfThisRun(feature.id), message: language.howToBringBack(feature.id),
        buttons: [AlertButton(language.ok, role: .cancel)])
    }
    show()
  }
}
