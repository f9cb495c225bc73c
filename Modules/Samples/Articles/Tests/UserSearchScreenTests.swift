import ArticlesTestSupport
import FeatureKitTestSupport
import SampleEntities
import TerminalTesting
import TerminalUI
import Testing

@testable import Articles

@MainActor struct UserSearchScreenTests {
  private let interactor = FakeArticlesInteractor()
  private let router = RecordingArticlesRouter()

  private func pilot(_ columns: Int = 80, _ rows: Int = 24, _ language: Language = .english) async -> Pilot {
    let view = UserSearchView(presenter: UserSearchPresenter(interactor: interactor, router: router))
    let pilot = Pilot(showing: view, columns: columns, rows: rows, language: language)
    await pilot.settle()
    return pilot
  }

  @Test(arguments: Language.allCases) func looks(_ language: Language) async {
    let pilot = await pilot(80, 24, language)
    #expect(Golden.difference(pilot.screen, from: "search-\(language.rawValue)") == nil)
    #expect(pilot.lines.first?.contains(language == .korean ? "전체 4명" : "4 in all") == true)
  }

  @Test(arguments: Language.allCases) func typingSearches(_ language: Language) async {
    let pilot = await pilot(80, 24, language)
    await pilot.type("하늘")
    #expect(Golden.difference(pilot.screen, from: "search-found-\(language.rawValue)") == nil)
    #expect(pilot.lines.first?.contains(language == .korean ? "1명 찾음" : "1 found") == true)
    #expect(!pilot.screen.contains("Ada"))
    await pilot.type("!")
    #expect(pilot.screen.contains("하늘!”"))
    #expect(pilot.lines.last?.contains("⏎") == false)
  }

  @Test(arguments: [(80, 24), (20, 5)]) func aFoundUserCanBeOpened(_ columns: Int, _ rows: Int) async {
    let pilot = await pilot(columns, rows)
    await pilot.type("example")
    await pilot.press(.enter)
    await pilot.press(.tab)
    await pilot.press(.down, .enter)
    #expect(router.calls == [.showUserDetail(of: .ada), .showUserDetail(of: .jose)])
  }

  @Test func empty() async {
    interactor.allUsers = []
    #expect(await pilot().screen.contains("There are no users yet"))
  }

  @Test func failedAndTriedAgain() async {
    interactor.error = OutOfReach()
    let pilot = await pilot()
    #expect(pilot.screen.contains("The shelf is out of reach."))
    #expect(pilot.lines.last?.contains("r Try again") == true)
    interactor.error = nil
    await pilot.press(.character("r"))
    #expect(pilot.screen.contains("Ada Lind"))
  }
}
