import FeatureKit
import Navigation
import TerminalUI

/// The router of every feature. The verbs of each feature are in a file of their own.
@MainActor struct GalleryRouter {
  let router: Router
  let builder: GalleryBuilder

  init(_ router: Router, _ builder: GalleryBuilder) {
    self.router = router
    self.builder = builder
  }

  var language: Language { builder.language }

  /// Leads to a screen of a feature, or says that the feature is absent.
  func lead(to feature: GalleryFeature, _ show: () -> Void) {
    guard builder.isPresent(feature) else {
      return router.showAlert(
        title: language.notPartOfThisRun(feature.id), message: language.howToBringBack(feature.id),
        buttons: [AlertButton(language.ok, role: .cancel)])
    }
    show()
  }
}
