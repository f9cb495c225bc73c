import ArticlesTestSupport
import FeatureKitTestSupport
import SampleEntities
import TerminalTesting
import TerminalUI
import Testing

@testable import Articles

@MainActor struct ArticleScreenTests {
  private let interactor = FakeArticlesInteractor()

  private func pilot(
    _ parameters: ArticleParameters, _ columns: Int = 80, _ rows: Int = 24, _ language: Language = .english
  ) async -> Pilot {
    let view = ArticleView(presenter: ArticlePresenter(parameters, interactor: interactor))
    let pilot = Pilot(showing: view, columns: columns, rows: rows, language: language)
    await pilot.settle()
    return pilot
  }

  @Test(arguments: Language.allCases) func looks(_ language: Language) async {
    let pilot = await pilot(ArticleParameters(article: .lighthouse), 80, 24, language)
    #expect(Golden.difference(pilot.screen, from: "article-\(language.rawValue)") == nil)
    #expect(pilot.screen.contains("nobody asks for."))
  }

  @Test func aGivenArticleIsNotLoaded() async {
    interactor.everyArticle = []
    let pilot = await pilot(ArticleParameters(article: .bread))
    #expect(pilot.screen.contains("새벽 네 시의 빵집"))
    #expect(interactor.gate.arrivals == 0)
  }

  @Test func anArticleIsLoadedByNumber() async {
    interactor.gate.close()
    let pilot = await pilot(ArticleParameters(id: 3))
    #expect(pilot.screen.contains("Loading"))
    interactor.gate.open()
    await pilot.settle()
    #expect(pilot.screen.contains("Borrow beans, return beans."))
    #expect(interactor.gate.arrivals == 1)
  }

  @Test func aNumberMayBeUnknown() async {
    let pilot = await pilot(ArticleParameters(id: 99))
    #expect(pilot.screen.contains("This article does not exist"))
  }

  @Test func failedAndTriedAgain() async {
    interactor.error = OutOfReach()
    let pilot = await pilot(ArticleParameters(id: 1))
    #expect(pilot.screen.contains("The shelf is out of reach."))
    #expect(pilot.lines.last?.contains("r Try again") == true)
    interactor.error = nil
    await pilot.press(.character("r"), .character("r"))
    #expect(pilot.screen.contains("The last lighthouse keeper"))
    #expect(interactor.gate.arrivals == 2)
  }

  @Test func aLongTextScrolls() async {
    let text = (1...50).map { "line \($0)" }.joined(separator: "\n")
    let pilot = await pilot(ArticleParameters(article: Article(id: 1, title: "T", body: text, userId: 1)), 20, 5)
    #expect(!pilot.screen.contains("line 50"))
    for _ in 0..<60 { await pilot.press(.down) }
    #expect(pilot.screen.contains("line 50"))
  }
}

struct ArticleParametersTests {
  @Test func aNumberIsALink() {
    #expect(ArticleParameters(path: ["7"]) == ArticleParameters(id: 7))
  }

  @Test(arguments: [[], [""], ["seven"], ["7", "more"], ["99999999999999999999"]])
  func anyOtherPathIsRefused(_ path: [String]) {
    #expect(ArticleParameters(path: path) == nil)
  }
}
