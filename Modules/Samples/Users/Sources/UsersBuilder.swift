public import FeatureKit
import SampleEntities
public import TerminalUI

/// The feature Users: a list of people, and what is known of each.
///
/// It puts the parts together: for each screen a view around a presenter, and for the presenter an interactor and a
/// router. Nothing else knows all of them.
@MainActor public struct UsersBuilder: Feature {
  private let interactor: any UsersInteractor & UserInteractor
  private let router: (Place) -> any UsersRouter
  /// The name that lists and options use.
  public let id = "users"

  /// The feature, with what it works through.
  /// - Parameter router: Makes the router for a screen, which stands at a place of its own.
  public init(interactor: any UsersInteractor & UserInteractor, router: @escaping (Place) -> any UsersRouter) {
    self.interactor = interactor
    self.router = router
  }

  /// The tab `users` and the link `user/ID`.
  public var contributions: Contributions {
    Contributions(
      tabs: [TabContribution(id: "users", title: { $0.users }) { users(at: $0) }],
      links: [
        LinkContribution("user", placeholder: "ID", tab: "users") { path, place in
          UserParameters(path: path).map { user($0, at: place) }
        }
      ])
  }
}

// MARK: - Screens

extension UsersBuilder {
  /// Everybody.
  public func users(at place: Place) -> some View {
    UsersView(presenter: UsersPresenter(interactor: interactor, router: router(place)))
  }

  /// One of them.
  public func user(_ parameters: UserParameters, at place: Place) -> some View {
    UserView(presenter: UserPresenter(parameters, interactor: interactor))
  }
}
