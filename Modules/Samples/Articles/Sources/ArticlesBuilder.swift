public import FeatureKit
import SampleEntities
public import TerminalUI

/// The feature Articles: reading articles, and searching for users. Only this type knows all of its parts.
@MainActor public struct ArticlesBuilder: Feature {
  private let interactor: any ArticlesInteractor & ArticleInteractor & UserSearchInteractor
  private let router: (NavigationContext) -> any ArticlesRouter & UserSearchRouter
  /// The feature's name in lists and options.
  public let id = "articles"

  /// The feature with its interactor and router.
  public init(
    interactor: any ArticlesInteractor & ArticleInteractor & UserSearchInteractor,
    router: @escaping (NavigationContext) -> any ArticlesRouter & UserSearchRouter
  ) {
    self.interactor = interactor
    self.router = router
  }

  /// The tab `articles`, and the links `articles`, `articles/search` and `article/ID`.
  public var contributions: Contributions {
    Contributions(
      tabs: [TabContribution(id: "articles", title: { $0.articles }) { articles(at: $0) }],
      links: [
        LinkContribution("articles", placeholder: "[search]", tab: "articles") { path, context in
          screen(at: path, context)
        },
        LinkContribution("article", placeholder: "ID", tab: "articles") { path, context in
          ArticleParameters(path: path).map { article($0, at: context) }
        },
      ])
  }

  /// The screen for the path after `articles` in a link; nil when there is none.
  private func screen(at path: [String], _ context: NavigationContext) -> AnyView? {
    switch path {
    case []: AnyView(articles(at: context))
    case ["search"]: AnyView(userSearch(at: context))
    default: nil
    }
  }
}

// MARK: - Screens

extension ArticlesBuilder {
  /// The list of articles.
  public func articles(at context: NavigationContext) -> some View {
    ArticlesView(presenter: ArticlesPresenter(interactor: interactor, router: router(context)))
  }

  /// An article. Its screen leads nowhere and needs no router.
  public func article(_ parameters: ArticleParameters, at context: NavigationContext) -> some View {
    ArticleView(presenter: ArticlePresenter(parameters, interactor: interactor))
  }

  /// The search for users.
  public func userSearch(at context: NavigationContext) -> some View {
    UserSearchView(presenter: UserSearchPresenter(interactor: interactor, router: router(context)))
  }
}
