import Articles
import FeatureKit
import Navigation
import SampleEntities

extension GalleryInteractor: ArticlesInteractor, ArticleInteractor, UserSearchInteractor, BylineInteractor {}

extension GalleryRouter: ArticlesRouter, UserSearchRouter, BylineRouter {
  /// Shows a loaded article.
  func showArticle(_ article: Article) {
    router.showScreen { context in builder.articles.article(ArticleParameters(article: article), at: context) }
  }

  /// Shows the search for users.
  func showUserSearch() {
    router.showScreen { context in builder.articles.userSearch(at: context) }
  }
}

extension GalleryBuilder {
  var articles: ArticlesBuilder { ArticlesBuilder(interactor: interactor, router: router) }
}
