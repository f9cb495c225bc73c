import Articles
import ArticlesTestSupport
import FeatureDemo
import FeatureKit

await Demonstration("articles") { stage in
  let interactor = FakeArticlesInteractor(stage.scene)
  @MainActor func articles() -> ArticlesBuilder {
    ArticlesBuilder(interactor: interactor) { context in
      RecordingArticlesRouter { call in
        stage.record(call)
        switch call {
        case .showArticle(let article):
          stage.show(at: context) { articles().article(ArticleParameters(article: article), at: $0) }
        case .showUserSearch:
          stage.show(at: context) { articles().userSearch(at: $0) }
        case .showUserDetail: break  // A screen of another feature.
        }
      }
    }
  }
  return articles()
}.run()
