/// The data and actions for the whole feature: its screens and its commands. It has no member of its own.
@MainActor
public protocol ExploreFeatureInteractor: ExploreInteractor, SaveOfferInteractor, CategoryInteractor,
  CharacterInteractor, CardImportInteractor, LibraryInteractor, AvatarCommandsInteractor, CharacterModelInteractor,
  ExploreActionsInteractor
{}

/// Where the screens of the feature lead. It has no member of its own.
@MainActor
public protocol ExploreFeatureRouter: ExploreRouter, SaveOfferRouter, CategoryRouter, CharacterRouter,
  CardImportRouter, LibraryRouter, ExploreActionsRouter
{}
