import FeatureKit
import TerminalUI

/// Makes the features of the app. It passes each its interactor, and a factory of routers for any place.
@MainActor struct GalleryBuilder {
  let interactor: GalleryInteractor
  let language: Language

  /// A router for a place.
  var router: (NavigationContext) -> GalleryRouter {
    { GalleryRouter($0, self) }
  }
}
