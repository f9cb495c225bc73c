public import FeatureKit
import SampleEntities
public import TerminalUI

/// The feature Articles: reading articles, and searching for users. Only this type knows all of its parts.
@MainActor public struct ArticlesBuilder: Feature {
  private let interactor: any ArticlesInteractor & ArticleInteractor & UserSearchInteractor & BylineInteractor
  private let router: (NavigationContext) -> any ArticlesRouter & UserSearchRouter & BylineRouter
  /// The feature's name in lists and options.
  public let id = "articles"

  /// The feature with its interactor and router.
  public init(
    interactor: any ArticlesInteractor & ArticleInteractor & UserSearchInteractor & BylineInteractor,
    router: @escaping (NavigationContext) -> any ArticlesRouter & UserSearchRouter & BylineRouter
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

// MARK: - A list whose rows have presenters

extension ArticlesBuilder {
  /// The articles with their authors. The list gets its rows from this builder, by a closure.
  public func bylines(at context: NavigationContext) -> some View {
    BylinesView(presenter: ArticlesPresenter(interactor: interactor, router: router(context))) { parameters in
      byline(parameters, at: context)
    }
  }

  /// A row: the article, and its author. It has a presenter of its own.
  public func byline(_ parameters: BylineParameters, at context: NavigationContext) -> some View {
    BylineCell(presenter: BylinePresenter(parameters, interactor: interactor, router: router(context)))
  }
}

// MARK: - The same screens in MVVM

extension ArticlesBuilder {
  /// The list of articles with a view model. It shows the next screens by itself.
  public func articlesWithViewModel(at context: NavigationContext) -> some View {
    ArticleListView(viewModel: ArticleListViewModel { [interactor] in try await interactor.articles() }) {
      userSearchWithViewModel(at: context)
    }
  }

  /// The search for users with a view model. It shows the found user by itself.
  public func userSearchWithViewModel(at context: NavigationContext) -> some View {
    UserSearchListView(viewModel: UserSearchViewModel { [interactor] in try await interactor.users() })
  }
}
