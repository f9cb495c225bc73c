// Generated from ArticlesRouter.swift, BylineRouter.swift and UserSearchRouter.swift by `Tools/feature doubles Articles`. Do not edit.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
public import Articles
public import SampleEntities

/// Notes where the screens of Articles wanted to lead.
@MainActor public final class RecordingArticlesRouter: ArticlesRouter, BylineRouter, UserSearchRouter {
  /// A verb that was called, with its arguments.
  public enum Call: Equatable {
    case showArticle(_ article: Article)
    case showUserDetail(of: User)
    case showUserSearch
  }

  /// What was asked for, in order.
  public private(set) var calls: [Call] = []
  private let onCall: @MainActor (Call) -> Void

  /// A router that was not asked for anything yet.
  /// - Parameter onCall: Called with each call, after it is recorded.
  public init(onCall: @escaping @MainActor (Call) -> Void = { _ in }) {
    self.onCall = onCall
  }

  private func record(_ call: Call) {
    calls.append(call)
    onCall(call)
  }

  public func showArticle(_ article: Article) {
    record(.showArticle(article))
  }

  public func showUserDetail(of user: User) {
    record(.showUserDetail(of: user))
  }

  public func showUserSearch() {
    record(.showUserSearch)
  }
}
