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
}
