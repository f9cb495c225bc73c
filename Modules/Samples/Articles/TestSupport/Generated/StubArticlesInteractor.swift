// Generated from ArticleInteractor.swift, ArticlesInteractor.swift and UserSearchInteractor.swift by Tools/feature. Do not edit.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
public import Articles
import FeatureKitTestSupport
public import SampleEntities

/// Answers the screens of Articles as a test sets it. What is not set fails the test by its name.
@MainActor public final class StubArticlesInteractor: ArticleInteractor, ArticlesInteractor, UserSearchInteractor {
  /// What `article(_:)` answers.
  public var onArticle: (@MainActor (Article.ID) async throws -> Article?)?
  /// What `articles()` answers.
  public var onArticles: (@MainActor () async throws -> [Article])?
  /// What `users()` answers.
  public var onUsers: (@MainActor () async throws -> [User])?

  /// An interactor that answers nothing yet.
  public init() {}

  public func article(_ id: Article.ID) async throws -> Article? {
    guard let onArticle else {
      throw Unanswered.error("StubArticlesInteractor.article(_:)", set: "onArticle")
    }
    return try await onArticle(id)
  }

  public func articles() async throws -> [Article] {
    guard let onArticles else {
      throw Unanswered.error("StubArticlesInteractor.articles()", set: "onArticles")
    }
    return try await onArticles()
  }

  public func users() async throws -> [User] {
    guard let onUsers else {
      throw Unanswered.error("StubArticlesInteractor.users()", set: "onUsers")
    }
    return try await onUsers()
  }
}
