public import Articles
public import SampleEntities
public import TerminalTesting

/// What Articles works through, over values in memory.
@MainActor public final class FakeArticlesInteractor: ArticlesInteractor, ArticleInteractor, UserSearchInteractor {
  /// All articles, in their order.
  public var everyArticle: [Article]
  /// All users, in their order.
  public var everybody: [User]
  /// What every question fails with, as long as it is set.
  public var error: (any Error)?
  /// Whether a question that nobody waits for any more ends at once. A service need not do that.
  public var heedsCancellation = true
  /// Held closed, it keeps a load under way. It counts how often was asked.
  public let gate = Gate()

  /// A world with these articles and users.
  public init(articles: [Article] = Article.samples, users: [User] = User.samples) {
    everyArticle = articles
    everybody = users
  }

  /// All of them.
  public func articles() async throws -> [Article] {
    try await answer()
    return everyArticle
  }

  /// The first with this number.
  public func article(_ id: Article.ID) async throws -> Article? {
    try await answer()
    return everyArticle.first { $0.id == id }
  }

  /// All of them.
  public func users() async throws -> [User] {
    try await answer()
    return everybody
  }

  private func answer() async throws {
    await gate.pass()
    if heedsCancellation { try Task.checkCancellation() }
    if let error { throw error }
  }
}
