import FeatureKit
import Navigation
import TerminalUI

/// Where everything leads: it has the verbs of every feature's router. Each feature's are in a file of their own.
@MainActor struct GalleryRouter {
  let router: Router
  let builder: GalleryBuilder

  init(_ router: Router, _ builder: GalleryBuilder) {
    self.router = router
    self.builder = builder
  }

  var language: Language { builder.language }

  /// Leads to a screen of a feature, or says that the feature is not there.
  func lead(to feature: GalleryFeature, _ show: () -> Void) {
    guard builder.isPresent(feature) else {
      return router.showAlert(
        title: language.notPartOfThisRun(feature.id), message: language.howToBringBack(feature.id),
        buttons: [AlertButton(language.ok, role: .cancel)])
    }
    show()
  }
}
