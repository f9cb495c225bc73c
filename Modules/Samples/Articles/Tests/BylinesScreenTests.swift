import Articles
import ArticlesTestSupport
import FeatureKitTestSupport
import SampleEntities
import TerminalTesting
import TerminalUI
import Testing

/// The list whose rows have presenters of their own, as the builder makes it.
@MainActor struct BylinesScreenTests {
  private let interactor = FakeArticlesInteractor()
  private let router = RecordingArticlesRouter()

  private func pilot(_ columns: Int = 80, _ rows: Int = 24, _ language: Language = .english) async -> Pilot {
    let builder = ArticlesBuilder(interactor: interactor, router: { [router] _ in router })
    let screen = HostedScreen { builder.bylines(at: $0) }
    let pilot = Pilot(
      columns: columns, rows: rows, language: language,
      root: VStack {
        screen; KeyBar()
      })
    await pilot.settle()
    return pilot
  }

  @Test func eachRowLoadsItsAuthorOnce() async {
    let pilot = await pilot()
    #expect(pilot.screen.contains("Ada Lind") && pilot.screen.contains("José Ibáñez"))
    let arrivals = interactor.gate.arrivals
    #expect(arrivals == 1 + Article.samples.count)
    await pilot.press(.down, .down, .up)
    #expect(interactor.gate.arrivals == arrivals)
  }

  @Test(arguments: [(Language.english, "a Author"), (.korean, "a 글쓴이")])
  func theFocusedRowLeadsToItsAuthor(_ language: Language, _ key: String) async {
    let pilot = await pilot(80, 24, language)
    #expect(pilot.lines.last?.contains(key) == true)
    await pilot.press(.down, .character("a"))
    await pilot.press(.enter)
    #expect(router.calls == [.showUserDetail(of: .jose), .showArticle(.bread)])
  }

  @Test func oneRowMayFailAlone() async {
    let pilot = await pilot()
    interactor.error = OutOfReach()
    // Only the rows out of sight have to load again.
    await pilot.resize(columns: 80, rows: 4)
    await pilot.resize(columns: 80, rows: 24)
    #expect(pilot.screen.contains("Ada Lind") && pilot.screen.contains("The shelf is out of reach."))
    interactor.error = nil
    await pilot.press(.down, .down, .character("a"))
    #expect(!pilot.screen.contains("out of reach"))
  }

  @Test(arguments: [DemoScene.hostile, .long]) func hostileAndLongTexts(_ scene: DemoScene) async {
    for (columns, rows) in [(80, 24), (20, 6)] {
      let builder = ArticlesBuilder(interactor: FakeArticlesInteractor(scene), router: { [router] _ in router })
      let pilot = Pilot(columns: columns, rows: rows, root: HostedScreen { builder.bylines(at: $0) })
      await pilot.settle()
      await pilot.press(.down, .end, .enter)
      #expect(pilot.screen.contains(scene == .hostile ? "owned" : "A long life"))
      pilot.stop()
    }
  }
}
