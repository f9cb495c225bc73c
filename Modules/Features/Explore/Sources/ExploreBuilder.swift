import Entities
public import FeatureKit
public import TerminalUI

/// The feature Explore: finding an avatar to talk with.
@MainActor public struct ExploreBuilder: Feature {
  private let interactor: any ExploreFeatureInteractor
  private let router: (NavigationContext) -> any ExploreFeatureRouter
  private let canAskToSave: @MainActor (NavigationContext) -> Bool
  /// The name that lists and options use.
  public let id = "explore"

  /// The feature, with its interactor and its router factory.
  /// - Parameters:
  ///   - router: Makes the router of a screen from the screen's place.
  ///   - canAskToSave: Whether a screen may ask now to save the profile: nothing is in front of it, and the app has a
  ///     form to save a profile.
  public init(
    interactor: any ExploreFeatureInteractor, router: @escaping (NavigationContext) -> any ExploreFeatureRouter,
    canAskToSave: @escaping @MainActor (NavigationContext) -> Bool
  ) {
    self.interactor = interactor
    self.router = router
    self.canAskToSave = canAskToSave
  }

  /// The tab `explore`, the links `category/KIND`, `character/ID`, `characters` and `import`, the commands `avatars`,
  /// and the actions: the list of all characters, the import of cards, and the avatars that the palette of commands
  /// finds.
  public var contributions: Contributions {
    Contributions(
      tabs: [TabContribution(id: "explore", title: { $0.explore }) { explore(at: $0) }],
      commands: [AvatarCommands(interactor: interactor).group],
      links: [
        LinkContribution(
          "category", placeholder: "KIND", tab: "explore", isList: true,
          restValues: { _ in CharacterOption.allCases.map(\.rawValue) }
        ) { path, context in
          CategoryParameters(path: path).map { category($0, at: context) }
        },
        LinkContribution("character", placeholder: "ID", tab: "explore") { path, context in
          CharacterParameters(path: path).map { character($0, at: context) }
        },
        LinkContribution("characters", tab: "explore", isList: true) { path, context in
          path.isEmpty ? library(at: context) : nil
        },
        LinkContribution("import", tab: "explore") { path, context in path.isEmpty ? cardImport(at: context) : nil },
      ], actions: ExploreActions(interactor: interactor, router: router).all)
  }
}

// MARK: - Screens

extension ExploreBuilder {
  /// The screen for finding avatars.
  public func explore(at context: NavigationContext) -> some View {
    ExploreView(
      presenter: ExplorePresenter(interactor: interactor, router: router(context)),
      offer: SaveOfferPresenter(
        canAsk: { canAskToSave(context) }, interactor: interactor, router: router(context)))
  }

  /// The character screen.
  public func character(_ parameters: CharacterParameters, at context: NavigationContext) -> some View {
    CharacterView(presenter: CharacterPresenter(parameters, interactor: interactor, router: router(context)))
  }

  /// The list of all characters.
  public func library(at context: NavigationContext) -> some View {
    LibraryView(presenter: LibraryPresenter(interactor: interactor, router: router(context)))
  }

  /// The screen that imports cards.
  public func cardImport(at context: NavigationContext) -> some View {
    CardImportView(presenter: CardImportPresenter(interactor: interactor, router: router(context)))
  }

  /// The question whether to save the profile, for a modal.
  public func saveQuestion(answer: @escaping @MainActor (Bool) -> Void) -> some View {
    SaveQuestionView(answer: answer)
  }

  /// The avatars of one kind.
  public func category(_ parameters: CategoryParameters, at context: NavigationContext) -> some View {
    CategoryView(presenter: CategoryPresenter(parameters, interactor: interactor, router: router(context)))
  }
}
