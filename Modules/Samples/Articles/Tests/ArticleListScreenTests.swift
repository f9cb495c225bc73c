import ArticlesTestSupport
import FeatureKitTestSupport
import SampleEntities
import TerminalTesting
import TerminalUI
import Testing

@testable import Articles

/// The screen as users see and use it, in both forms of the list.
@MainActor struct ArticleListScreenTests {
  private let interactor = FakeArticlesInteractor()

  private func pilot(
    _ list: any ArticleListUnderTest, _ columns: Int = 80, _ rows: Int = 24, _ language: Language = .english
  ) async -> Pilot {
    let pilot = Pilot(showing: list.screen, columns: columns, rows: rows, language: language)
    await pilot.settle()
    return pilot
  }

  @Test(arguments: ArticleListForm.allCases, Language.allCases)
  func looks(_ form: ArticleListForm, _ language: Language) async {
    let pilot = await pilot(form.make(interactor), 80, 24, language)
    // Both forms look the same: there is one golden screen.
    #expect(Golden.difference(pilot.screen, from: "articles-\(language.rawValue)") == nil)
    #expect(pilot.lines.first?.contains(language == .korean ? "글 3개" : "3 articles") == true)
    #expect(pilot.lines.last?.contains(language == .korean ? "⏎ 열기" : "⏎ Open") == true)
  }

  @Test(arguments: ArticleListForm.allCases) func enterOpensTheArticle(_ form: ArticleListForm) async {
    let list = form.make(interactor)
    let pilot = await pilot(list)
    await pilot.press(.down, .enter)
    #expect(list.led == [.showArticle(.bread)])
  }

  @Test(arguments: ArticleListForm.allCases, [(80, 24), (20, 5)])
  func theSearchHasAKeyAndAButton(_ form: ArticleListForm, _ size: (columns: Int, rows: Int)) async {
    let byKey = form.make(interactor)
    await pilot(byKey, size.columns, size.rows).press(.character("/"))
    #expect(byKey.led == [.showUserSearch])
    let byButton = form.make(interactor)
    await pilot(byButton, size.columns, size.rows).press(.tab, .enter)
    #expect(byButton.led == [.showUserSearch])
  }

  @Test(arguments: ArticleListForm.allCases) func oneArticleIsSingular(_ form: ArticleListForm) async {
    interactor.everyArticle = [.library]
    let pilot = await pilot(form.make(interactor))
    #expect(pilot.lines.first?.contains(" 1 article ") == true)
  }

  @Test(arguments: ArticleListForm.allCases) func loading(_ form: ArticleListForm) async {
    interactor.gate.close()
    let pilot = await pilot(form.make(interactor))
    #expect(pilot.screen.contains("Loading"))
    #expect(!pilot.screen.contains("0 articles"))
    interactor.gate.open()
    await pilot.settle()
    #expect(pilot.screen.contains("A library of seeds"))
  }

  @Test(arguments: ArticleListForm.allCases) func empty(_ form: ArticleListForm) async {
    interactor.everyArticle = []
    let pilot = await pilot(form.make(interactor))
    #expect(pilot.screen.contains("There are no articles yet"))
    #expect(pilot.lines.last?.contains("Open") == false)
  }

  @Test(arguments: ArticleListForm.allCases, Language.allCases)
  func failedAndTriedAgain(_ form: ArticleListForm, _ language: Language) async {
    interactor.error = OutOfReach()
    let pilot = await pilot(form.make(interactor), 80, 24, language)
    #expect(Golden.difference(pilot.screen, from: "articles-failed-\(language.rawValue)") == nil)
    #expect(!pilot.screen.contains("0 "))
    // Enter tries again, and does not lead away; the key does the same. A second press during the load does nothing.
    await pilot.press(.enter)
    #expect(interactor.gate.arrivals == 2)
    interactor.error = nil
    await pilot.press(.character("r"), .character("r"))
    #expect(pilot.screen.contains("A library of seeds"))
    #expect(interactor.gate.arrivals == 3)
  }

  @Test(arguments: ArticleListForm.allCases) func aRemovedScreenIsFreed(_ form: ArticleListForm) async {
    interactor.gate.close()
    weak var owner: AnyObject?
    do {
      let list = form.make(interactor)
      owner = list.owner
      let pilot = await pilot(list)
      #expect(interactor.gate.arrivals == 1)
      pilot.stop()
    }
    for _ in 0..<100 { await Task.yield() }
    #expect(owner == nil)
  }
}

// MARK: - Only for the view model

extension ArticleListScreenTests {
  /// The view model navigates by its own state, so its view shows the other screens and leads back from them.
  @Test func theViewModelNavigatesByItself() async {
    let viewModel = ArticleListViewModel { [interactor] in try await interactor.articles() }
    let pilot = await pilot(viewModel)
    await pilot.press(.enter)
    #expect(pilot.screen.contains("nobody asks for."))
    await pilot.press(.escape)
    #expect(pilot.screen.contains("A library of seeds"))
    await pilot.press(.character("/"))
    #expect(pilot.screen.contains("The search for users"))
    await pilot.press(.escape)
    #expect(viewModel.led.isEmpty)
    #expect(pilot.screen.contains("A library of seeds"))
  }
}
