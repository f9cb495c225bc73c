import ArticlesTestSupport
import FeatureKitTestSupport
import SampleEntities
import TerminalTesting
import TerminalUI
import Testing

@testable import Articles

@MainActor struct UserSearchScreenTests {
  private let interactor = FakeArticlesInteractor()

  private func pilot(
    _ form: UserSearchForm, _ columns: Int = 80, _ rows: Int = 24, _ language: Language = .english
  ) async -> Pilot {
    let view = form.make(interactor).0.screen
    let pilot = Pilot(showing: view, columns: columns, rows: rows, language: language)
    await pilot.settle()
    return pilot
  }

  @Test(arguments: UserSearchForm.allCases, Language.allCases)
  func looks(_ form: UserSearchForm, _ language: Language) async {
    let pilot = await pilot(form, 80, 24, language)
    // Both forms look the same: there is one golden screen.
    #expect(Golden.difference(pilot.screen, from: "search-\(language.rawValue)") == nil)
    #expect(pilot.lines.first?.contains(language == .korean ? "전체 4명" : "4 in all") == true)
  }

  @Test(arguments: UserSearchForm.allCases, Language.allCases)
  func typingSearches(_ form: UserSearchForm, _ language: Language) async {
    let pilot = await pilot(form, 80, 24, language)
    await pilot.type("하늘")
    #expect(Golden.difference(pilot.screen, from: "search-found-\(language.rawValue)") == nil)
    #expect(pilot.lines.first?.contains(language == .korean ? "1명 찾음" : "1 found") == true)
    #expect(!pilot.screen.contains("Ada"))
    await pilot.type("!")
    #expect(pilot.screen.contains("하늘!”"))
    #expect(pilot.lines.last?.contains("⏎") == false)
  }

  @Test(arguments: [(80, 24), (20, 5)]) func aFoundUserCanBeOpened(_ columns: Int, _ rows: Int) async {
    let router = RecordingArticlesRouter()
    let view = UserSearchView(presenter: UserSearchPresenter(interactor: interactor, router: router))
    let pilot = Pilot(showing: view, columns: columns, rows: rows)
    await pilot.settle()
    await pilot.type("example")
    await pilot.press(.enter)
    await pilot.press(.tab)
    await pilot.press(.down, .enter)
    #expect(router.calls == [.showUserDetail(of: .ada), .showUserDetail(of: .jose)])
  }

  /// The view model navigates by its own state, so its view shows the user, and leads back.
  @Test func theViewModelNavigatesByItself() async {
    let pilot = await pilot(.viewModel)
    await pilot.type("jose")
    await pilot.press(.enter)
    #expect(pilot.screen.contains("pepe@example.com") && pilot.screen.contains("+34 555 01 02"))
    #expect(!pilot.screen.contains("1 found"))
    await pilot.press(.escape)
    #expect(pilot.screen.contains("1 found"))
  }

  @Test(arguments: UserSearchForm.allCases) func empty(_ form: UserSearchForm) async {
    interactor.allUsers = []
    #expect(await pilot(form).screen.contains("There are no users yet"))
  }

  @Test(arguments: UserSearchForm.allCases) func failedAndTriedAgain(_ form: UserSearchForm) async {
    interactor.error = OutOfReach()
    let pilot = await pilot(form)
    #expect(pilot.screen.contains("The shelf is out of reach."))
    #expect(pilot.lines.last?.contains("r Try again") == true)
    interactor.error = nil
    await pilot.press(.character("r"))
    #expect(pilot.screen.contains("Ada Lind"))
  }
}
