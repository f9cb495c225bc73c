import ArticlesTestSupport
import FeatureKitTestSupport
import SampleEntities
import TerminalTesting
import TerminalUI
import Testing

@testable import Articles

/// Every screen in every scene.
@MainActor struct SceneTests {
  /// The screens, with the beginning of their title line.
  enum Site: CaseIterable {
    case articles, article, userSearch

    @MainActor func view(_ scene: DemoScene) -> AnyView {
      let (interactor, router) = (FakeArticlesInteractor(scene), RecordingArticlesRouter())
      return switch self {
      case .articles: AnyView(ArticlesView(presenter: ArticlesPresenter(interactor: interactor, router: router)))
      case .article:
        AnyView(ArticleView(presenter: ArticlePresenter(ArticleParameters(id: 1), interactor: interactor)))
      case .userSearch:
        AnyView(UserSearchView(presenter: UserSearchPresenter(interactor: interactor, router: router)))
      }
    }

    func title(_ language: Language) -> String {
      switch self {
      case .articles: language.articles
      case .article: language.article
      case .userSearch: language.userSearch
      }
    }
  }

  @Test(arguments: DemoScene.allCases.flatMap { scene in Site.allCases.map { (scene, $0) } }, Language.allCases)
  func shows(_ visit: (scene: DemoScene, site: Site), _ language: Language) async {
    let (scene, site) = visit
    let large = Pilot(showing: site.view(scene), language: language)
    await large.settle()
    #expect(large.lines.first?.hasPrefix(" " + site.title(language)) == true)
    expectState(of: scene, site, on: large, language)
    expectSafe(large.screen)
    large.stop()
    let small = Pilot(showing: site.view(scene), columns: 20, rows: 5, language: language)
    await small.settle()
    await small.press(.tab, .down, .enter, .end)
    expectSafe(small.screen)
    small.stop()
  }

  private func expectState(of scene: DemoScene, _ site: Site, on pilot: Pilot, _ language: Language) {
    switch scene {
    case .typical: #expect(pilot.screen.contains(site == .userSearch ? "José" : "lighthouse"))
    case .loading: #expect(pilot.screen.contains(language == .korean ? "불러오는 중" : "Loading"))
    case .empty:
      let words = [.articles: language.noArticles, .article: language.noSuchArticle][site] ?? language.noUsers
      #expect(pilot.screen.contains(words))
    case .failing:
      #expect(pilot.screen.contains("The shelf is out of reach."))
      #expect(pilot.lines.last?.contains("r " + language.tryAgain) == true)
    case .long:
      #expect(site == .article || pilot.lines.first?.contains("1000") == true)
      #expect(pilot.screen.contains(site == .userSearch ? "Archibald" : "A long life among the stars"))
    case .hostile: #expect(pilot.screen.contains("drawkcab"))
    }
  }

  /// The screen has no control characters, and none that change the direction of text.
  private func expectSafe(_ screen: String) {
    let obeyed = screen.unicodeScalars.filter { scalar in
      switch scalar.value {
      case 0x0A: false
      case 0..<0x20, 0x7F...0x9F, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069: true
      default: false
      }
    }
    #expect(obeyed.isEmpty)
  }
}
