public import FeatureKit
import SampleEntities
public import TerminalUI

/// The feature Users: a list of people, and what is known of each.
///
/// It puts the parts together: for each screen a view around a presenter, and for the presenter an interactor and a
/// router. Nothing else knows all of them.
@MainActor public struct UsersBuilder: Feature {
  private let interactor: any UsersInteractor & UserInteractor
  private let router: (NavigationContext) -> any UsersRouter
  /// The name that lists and options use.
  public let id = "users"

  /// The feature, with what it works through.
  /// - Parameter router: Makes the router for a screen, which stands at a place of its own.
  public init(
    interactor: any UsersInteractor & UserInteractor, router: @escaping (NavigationContext) -> any UsersRouter
  ) {
    self.interactor = interactor
    self.router = router
  }

  /// The tab `users` and the link `user/ID`.
  public var contributions: Contributions {
    Contributions(
      tabs: [TabContribution(id: "users", title: { $0.users }) { users(at: $0) }],
      links: [
        LinkContribution("user", placeholder: "ID", tab: "users") { path, context in
          UserParameters(path: path).map { user($0, at: context) }
        }
      ])
  }
}

// MARK: - Screens

extension UsersBuilder {
  /// Everybody.
  public func users(at context: NavigationContext) -> some View {
    UsersView(presenter: UsersPresenter(interactor: interactor, router: router(context)))
  }

  /// One of them.
  public func user(_ parameters: UserParameters, at context: NavigationContext) -> some View {
    UserView(presenter: UserPresenter(parameters, interactor: interactor))
  }
}
