import FeatureKit
import TerminalUI

/// Makes the features of this run. It passes each its interactor, and a factory of routers for any place.
@MainActor struct GalleryBuilder {
  let interactor: GalleryInteractor
  let language: Language
  /// The names of this run's features.
  let present: Set<String>

  /// A router for a place.
  var router: (NavigationContext) -> GalleryRouter {
    { GalleryRouter($0, self) }
  }

  /// Whether a feature is part of this run.
  func isPresent(_ feature: GalleryFeature) -> Bool {
    present.contains(feature.id)
  }
}

/// A feature that the app can have: its name, and the function that makes it.
@MainActor struct GalleryFeature {
  /// The name in options and messages.
  let id: String
  let make: (GalleryBuilder) -> any Feature

  init(_ id: String, make: @escaping (GalleryBuilder) -> any Feature) {
    self.id = id
    self.make = make
  }
}
