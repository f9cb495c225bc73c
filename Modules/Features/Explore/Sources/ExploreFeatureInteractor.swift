/// What the whole feature knows and does: its screens and its commands. It has no member of its own.
@MainActor
public protocol ExploreFeatureInteractor: ExploreInteractor, SaveOfferInteractor, CategoryInteractor,
  CharacterInteractor, AvatarCommandsInteractor
{}

/// Where the screens of the feature lead. It has no member of its own.
@MainActor public protocol ExploreFeatureRouter: ExploreRouter, SaveOfferRouter, CategoryRouter, CharacterRouter {}
