import Navigation
import TerminalTesting
import TerminalUI
import Testing

@MainActor struct NavigationTests {
  @MainActor final class Log {
    var lines: [String] = []
  }

  /// A screen that records when it is freed.
  @MainActor final class Owner {
    let name: String
    let log: Log
    init(_ name: String, _ log: Log) { (self.name, self.log) = (name, log) }
    isolated deinit { log.lines.append("freed \(name)") }
  }

  struct Named: View {
    let owner: Owner
    var body: some View { Text(owner.name) }
  }

  /// A typical screen: its view holds its router.
  struct Holder: View {
    let router: Router
    let owner: Owner
    var body: some View { Text(owner.name) }
  }

  let log = Log()

  func makeNavigator() -> Navigator {
    Navigator(tabs: [("one", { _ in AnyView(Text("root one")) }), ("two", { _ in AnyView(Text("root two")) })])
  }

  func show(_ name: String, _ segue: Segue = .push, on router: Router, link: Link? = nil) -> Router {
    var shown = router
    let log = log
    router.showScreen(segue, link: link, onDismiss: { log.lines.append("gone \(name)") }) { inner in
      shown = inner
      return Named(owner: Owner(name, log))
    }
    return shown
  }

  @Test func everyRemovedScreenIsDismissedOnceTheLastFirstAndFreed() throws {
    let navigator = makeNavigator()
    let a = show("a", on: try #require(navigator.root(of: "one")))
    let b = show("b", .sheet, on: a)
    _ = show("c", on: b)
    a.dismissScreen()
    #expect(log.lines.filter { $0.hasPrefix("gone") } == ["gone c", "gone b", "gone a"])
    #expect(Set(log.lines.filter { $0.hasPrefix("freed") }) == ["freed a", "freed b", "freed c"])
    a.dismissScreen()
    #expect(navigator.failures.count == 1)
    #expect(log.lines.count == 6)
  }

  @Test func aTabChosenAgainGoesBackToItsRoot() throws {
    let navigator = makeNavigator()
    _ = show("a", on: try #require(navigator.root(of: "one")))
    navigator.select("two")
    #expect(navigator.state.tabs[0].screens.count == 2)
    navigator.select("one")
    #expect(navigator.state.tab.screens.count == 2)
    navigator.select("one")
    #expect(navigator.state.tab.screens.count == 1)
    #expect(log.lines.first == "gone a")
  }

  @Test func impossibleRequestsAreTypedFailures() throws {
    let navigator = makeNavigator()
    let root = try #require(navigator.root(of: "one"))
    root.dismissScreen()
    navigator.select("nowhere")
    let a = show("a", on: root)
    a.dismissScreen()
    _ = show("late", on: a)
    guard case .rootStays(tab: "one") = navigator.failures[0], case .noSuchTab("nowhere") = navigator.failures[1],
      case .screenIsGone = navigator.failures[2]
    else { return #expect(Bool(false), "\(navigator.failures)") }
    #expect(log.lines.contains("gone late"))
  }

  @Test func anAnswerComesBackOnce() async throws {
    let navigator = makeNavigator()
    let root = try #require(navigator.root(of: "one"))
    async let answered = root.showScreen(.fullScreenCover, returning: Int.self) { router in
      Task {
        router.finish(with: 42)
        router.finish(with: 43)
      }
      return Text("question")
    }
    #expect(await answered == 42)
    #expect(navigator.state.tab.screens.count == 1)
    async let mistaken = root.showScreen(.sheet, returning: Int.self) { router in
      Task { router.finish(with: "no number") }
      return Text("question")
    }
    #expect(await mistaken == nil)
    async let unanswered = root.showScreen(.sheet, returning: Int.self) { router in
      Task { router.dismissScreen() }
      return Text("question")
    }
    #expect(await unanswered == nil)
  }

  @Test func aDismantledNavigatorFreesEverything() async throws {
    weak var freed: Navigator?
    do {
      let log = log
      let navigator = Navigator(tabs: [
        ("one", { router in AnyView(Holder(router: router, owner: Owner("root", log))) })
      ])
      freed = navigator
      let pilot = Pilot(columns: 40, rows: 8, root: TabBarView(navigator, titles: [:]))
      let root = try #require(navigator.root(of: "one"))
      let inner = show("a", on: root)
      let answer = Task {
        await inner.showScreen(.sheet, returning: Int.self) { Holder(router: $0, owner: Owner("sheet", log)) }
      }
      #expect(await pilot.shows("sheet"))
      let agreed = Task { await inner.confirm(title: "?", message: "", action: "Yes", cancel: "No") }
      #expect(await pilot.shows("[ Yes ]"))
      navigator.dismantle()
      #expect(await answer.value == nil)
      #expect(await agreed.value == false)
      pilot.stop()
    }
    #expect(freed == nil)
    #expect(Set(log.lines.filter { $0.hasPrefix("freed") }) == ["freed root", "freed a", "freed sheet"])
  }

  @Test func enterIsHarmlessInADestructiveAlert() async throws {
    let navigator = makeNavigator()
    let pilot = Pilot(columns: 60, rows: 12, root: TabBarView(navigator, titles: ["one": "One", "two": "Two"]))
    let root = try #require(navigator.root(of: "one"))
    let answer = Task {
      await root.confirm(title: "Delete?", message: "All is lost.", action: "Delete", cancel: "Cancel")
    }
    #expect(await pilot.shows("All is lost."))
    await pilot.press(.enter)
    #expect(await answer.value == false)
    let second = Task { await root.confirm(title: "Delete?", message: "Again.", action: "Delete", cancel: "Cancel") }
    #expect(await pilot.shows("Again."))
    await pilot.press(.left, .enter)
    #expect(await second.value == true)
    let third = Task { await root.confirm(title: "Delete?", message: "Third.", action: "Delete", cancel: "Cancel") }
    #expect(await pilot.shows("Third."))
    await pilot.press(.escape)
    #expect(await third.value == false)
  }

  @Test func drawsThePanelsInFront() async throws {
    let navigator = makeNavigator()
    let pilot = Pilot(columns: 50, rows: 12, root: TabBarView(navigator, titles: ["one": "One", "two": "Two"]))
    #expect(pilot.screen.contains("root one") && pilot.screen.contains("▌One"))
    await pilot.press(.character("2"))
    #expect(pilot.screen.contains("root two"))
    let root = try #require(navigator.root(of: "two"))
    let pushed = show("pushed", on: root)
    await pilot.settle()
    #expect(pilot.screen.contains("pushed") && !pilot.screen.contains("root two") && pilot.lines[0] == "▌‹ Two")
    _ = show("sheet", .sheet, on: pushed)
    await pilot.settle()
    #expect(pilot.screen.contains("sheet"))
    await pilot.press(.character("1"))
    #expect(navigator.state.tab.id == "two")
    await pilot.press(.escape)
    #expect(!pilot.screen.contains("╭"))
    let cover = show("cover", .fullScreenCover, on: pushed)
    await pilot.settle()
    #expect(pilot.screen.contains("cover") && !pilot.lines[0].contains("One"))
    cover.dismissScreen()
    root.showModal { _ in Text("modal text") }
    await pilot.settle()
    #expect(pilot.screen.contains("modal text"))
    await pilot.press(.escape, .escape)
    #expect(pilot.screen.contains("root two"))
  }

  @Test(arguments: ["category/alien", "chat/0189?at=end&q=a%20b", "%EC%95%88%EB%85%95/x%2Fy"])
  func linksReadTheirOwnText(text: String) throws {
    let link = try #require(Link("aichat://" + text, scheme: "aichat"))
    #expect(link.text == text)
    #expect(Link(link.text, scheme: "aichat") == link)
  }

  /// A screen that was replaced leaves the address of the other one.
  @Test func theAddressOfTheScreenThatWasLeftIsKnown() throws {
    let navigator = makeNavigator()
    let root = try #require(navigator.root(of: "one"))
    let first = show("a", on: root, link: Link(["chat", "1"]))
    #expect(navigator.state.tabs[0].screens[0].left == nil)
    _ = show("deeper", on: first, link: Link(["chat", "3"]))
    var second = root
    first.replaceScreen(
      by: Route(link: Link(["chat", "2"])) { inner in
        second = inner
        return Text("b")
      })
    second.dismissScreen()
    #expect(navigator.state.tabs[0].screens.map(\.left) == [Link(["chat", "2"])])
  }
}
