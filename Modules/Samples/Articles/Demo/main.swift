import Articles
import ArticlesTestSupport
import FeatureDemo
import FeatureKit

await Demonstration("articles") { stage in
  let interactor = FakeArticlesInteractor(stage.scene)
  @MainActor func articles() -> ArticlesBuilder {
    ArticlesBuilder(interactor: interactor) { place in
      RecordingArticlesRouter { call in
        stage.note(call)
        switch call {
        case .showArticle(let article):
          stage.show(at: place) { articles().article(ArticleParameters(article: article), at: $0) }
        case .showUserSearch:
          stage.show(at: place) { articles().userSearch(at: $0) }
        case .showUserDetail: break  // Another feature's screen.
        }
      }
    }
  }
  return articles()
}.run()
