public import Articles
public import SampleEntities
public import TerminalTesting

/// The interactor of Articles over values in memory.
@MainActor
public final class FakeArticlesInteractor: ArticlesInteractor, ArticleInteractor, UserSearchInteractor,
  BylineInteractor
{
  /// All articles, in their order.
  public var everyArticle: [Article]
  /// All users, in their order.
  public var allUsers: [User]
  /// The error of every request, while it is set.
  public var error: (any Error)?
  /// Whether a cancelled request ends at once. A service need not do that.
  public var heedsCancellation = true
  /// Closed, it holds a load in progress. It counts the requests.
  public let gate = Gate()

  /// An interactor with these articles and users.
  public init(articles: [Article] = Article.samples, users: [User] = User.samples) {
    everyArticle = articles
    allUsers = users
  }

  /// All articles.
  public func articles() async throws -> [Article] {
    try await answer()
    return everyArticle
  }

  /// The first article with this number.
  public func article(_ id: Article.ID) async throws -> Article? {
    try await answer()
    return everyArticle.first { $0.id == id }
  }

  /// All users.
  public func users() async throws -> [User] {
    try await answer()
    return allUsers
  }

  /// The first user with the number of the article's author.
  public func author(of article: Article) async throws -> User? {
    try await answer()
    return allUsers.first { $0.id == article.userId }
  }

  private func answer() async throws {
    await gate.pass()
    if heedsCancellation { try Task.checkCancellation() }
    if let error { throw error }
  }
}
