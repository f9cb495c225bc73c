public import FeatureKit
import SampleEntities
public import TerminalUI

/// The feature Users: a list of users, and the details of each.
///
/// It puts the parts together: for each screen a view with a presenter, and for the presenter an interactor and a
/// router. No other type knows all of them.
@MainActor public struct UsersBuilder: Feature {
  private let interactor: any UsersInteractor & UserInteractor
  private let router: (NavigationContext) -> any UsersRouter
  /// The feature's name in lists and options.
  public let id = "users"

  /// The feature with its interactor and router.
  /// - Parameter router: Makes the router of a screen, for the screen's navigation context.
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
  /// The list of users.
  public func users(at context: NavigationContext) -> some View {
    UsersView(presenter: UsersPresenter(interactor: interactor, router: router(context)))
  }

  /// The list of users in its other form, with callbacks.
  public func usersWithCallbacks(at context: NavigationContext) -> some View {
    CallbackUserView(controller: CallbackUserRouter.createModule(users: interactor, router: router(context)))
  }

  /// A user's details.
  public func user(_ parameters: UserParameters, at context: NavigationContext) -> some View {
    UserView(presenter: UserPresenter(parameters, interactor: interactor))
  }
}
