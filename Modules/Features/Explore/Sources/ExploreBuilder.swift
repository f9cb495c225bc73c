public import Entities
public import FeatureKit
public import TerminalUI

/// The feature Explore: finding somebody to talk with.
@MainActor public struct ExploreBuilder: Feature {
  private let interactor: any ExploreInteractor & CategoryInteractor & AvatarCommandsInteractor
  private let router: (Place) -> any ExploreRouter & CategoryRouter
  /// The name that lists and options use.
  public let id = "explore"

  /// The feature, with what it works through.
  public init(
    interactor: any ExploreInteractor & CategoryInteractor & AvatarCommandsInteractor,
    router: @escaping (Place) -> any ExploreRouter & CategoryRouter
  ) {
    self.interactor = interactor
    self.router = router
  }

  /// The tab `explore`, the link `category/KIND` and the commands `avatars`.
  public var contributions: Contributions {
    Contributions(
      tabs: [TabContribution(id: "explore", title: { $0.explore }) { explore(at: $0) }],
      commands: [AvatarCommands(interactor: interactor).group],
      links: [
        LinkContribution("category", placeholder: "KIND", tab: "explore") { path, place in
          CategoryParameters(path: path).map { category($0, at: place) }
        }
      ])
  }
}

// MARK: - Screens

extension ExploreBuilder {
  /// The avatars to meet.
  public func explore(at place: Place) -> some View {
    ExploreView(presenter: ExplorePresenter(interactor: interactor, router: router(place)))
  }

  /// The question whether there may be reminders, for a modal.
  /// - Parameter answer: Gets the consent; nil when the person would rather not say.
  public func reminderQuestion(answer: @escaping @MainActor (ReminderConsent?) -> Void) -> some View {
    ReminderQuestionView(answer: answer)
  }

  /// The avatars of one kind.
  public func category(_ parameters: CategoryParameters, at place: Place) -> some View {
    CategoryView(presenter: CategoryPresenter(parameters, interactor: interactor, router: router(place)))
  }
}
