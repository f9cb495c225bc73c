import FeatureKit
import TerminalUI

/// Makes the features of this run. It hands each its interactor, and a way to make a router for any place.
@MainActor struct GalleryBuilder {
  let interactor: GalleryInteractor
  let language: Language
  /// The names of the features that this run has.
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

/// A feature that the app can have: its name, and how it is made when the app starts with it.
@MainActor struct GalleryFeature {
  /// What options and messages call it.
  let id: String
  let make: (GalleryBuilder) -> any Feature

  init(_ id: String, make: @escaping (GalleryBuilder) -> any Feature) {
    self.id = id
    self.make = make
  }
}
