public import SampleEntities
public import Steps
public import TerminalTesting

/// The interactor of Steps over values in memory.
@MainActor public final class FakeStepsInteractor: StepsInteractor {
  /// All users.
  public var allUsers: [User]
  /// All articles.
  public var everyArticle: [Article]
  /// The error of every request, while it is set.
  public var error: (any Error)?
  /// Closed, it holds a load in progress. It counts the requests.
  public let gate = Gate()

  /// An interactor with these users and articles.
  public init(users: [User] = User.samples, articles: [Article] = Article.samples) {
    (allUsers, everyArticle) = (users, articles)
  }

  /// All users, in their order.
  public func users() async throws -> [User] {
    try await answer()
    return allUsers
  }

  /// The user's articles, in their order.
  public func articles(by user: User) async throws -> [Article] {
    try await answer()
    return everyArticle.filter { $0.userId == user.id }
  }

  private func answer() async throws {
    await gate.pass()
    try Task.checkCancellation()
    if let error { throw error }
  }
}
