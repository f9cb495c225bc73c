import AvatarLibrary
import Entities
import Explore
import FeatureKit
import Navigation

extension CoreInteractor: ExploreInteractor, CategoryInteractor, AvatarCommandsInteractor {}

extension CoreRouter: ExploreRouter, CategoryRouter {
  func showCategory(_ kind: CharacterOption) {
    router.showScreen(link: Link(["category", kind.rawValue])) { place in
      builder.explore.category(CategoryParameters(kind: kind), at: place)
    }
  }
}

extension CoreBuilder {
  var explore: ExploreBuilder { ExploreBuilder(interactor: interactor, router: router) }
}

extension CoreFeature {
  /// Avatars to discover.
  public static let explore = CoreFeature("explore", commands: ["avatars"]) { $0.explore }
}
