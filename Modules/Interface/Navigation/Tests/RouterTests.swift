import Navigation
import TerminalTesting
import TerminalUI
import Testing

/// The requests of routers beside showing and dismissing: names, places, layers, queues, questions.
@MainActor struct RouterTests {
  @MainActor final class Log {
    var lines: [String] = []
  }

  let log = Log()
  let navigator = Navigator(tabs: [("one", { _ in AnyView(Text("root")) }), ("two", { _ in AnyView(Text("two")) })])

  func route(_ name: String, _ segue: Segue = .push, keep: @escaping @MainActor (Router) -> Void = { _ in }) -> Route {
    let log = log
    return Route(segue, name: name, onDismiss: { log.lines.append(name) }) { router in
      keep(router)
      return Text(name)
    }
  }

  /// Shows screens on top of the first tab, and returns their routers.
  func show(_ names: [(String, Segue)]) throws -> [Router] {
    var routers: [Router] = []
    var last = try #require(navigator.root(of: "one"))
    for (name, segue) in names {
      last.show(route(name, segue) { last = $0 })
      routers.append(last)
    }
    return routers
  }

  var names: [String] { navigator.state.tabs[0].screens.dropFirst().map { $0.name ?? "-" } }

  @Test func goesBackToAScreenByItsName() throws {
    let routers = try show([("a", .push), ("b", .push), ("c", .push)])
    routers[2].popToScreen(named: "a")
    #expect(names == ["a"])
    #expect(log.lines == ["c", "b"])
    routers[0].popToScreen(named: "c")
    #expect(navigator.failures == [.noSuchScreen("c")])
    #expect(names == ["a"])
  }

  @Test func aNameGivenTwiceMeansTheNearestScreen() throws {
    let routers = try show([("a", .push), ("b", .push), ("a", .push), ("c", .push)])
    routers[3].dismissScreen(named: "a")
    #expect(names == ["a", "b"])
    routers[0].popToRoot()
    #expect(names == [])
    #expect(log.lines == ["c", "a", "b", "a"])
  }

  @Test func dismissesSomeFromTheTop() throws {
    let routers = try show([("a", .push), ("b", .sheet), ("c", .push)])
    routers[0].dismissScreens(count: 0)
    routers[0].dismissScreens(count: -1)
    #expect(names == ["a", "b", "c"])
    routers[0].dismissScreens(count: 2)
    #expect(names == ["a"])
    // The root would go too.
    routers[0].dismissScreens(count: 2)
    #expect(names == ["a"])
    #expect(navigator.failures == [.rootStays(tab: "one")])
  }

  @Test func aLayerGoesWithItsPushedScreens() throws {
    let screens: [(String, Segue)] = [("a", .push), ("b", .sheet), ("c", .push), ("d", .fullScreenCover), ("e", .push)]
    let routers = try show(screens)
    routers[4].dismissPushStack()
    #expect(names == ["a", "b", "c", "d"])
    routers[2].dismissLayer()
    #expect(names == ["a"])
    #expect(log.lines == ["e", "d", "c", "b"])
    routers[0].dismissLayer()
    #expect(navigator.failures == [.rootStays(tab: "one")])
    routers[0].dismissPushStack()
    #expect(names == [])
  }

  @Test func aScreenIsReplacedInItsPlace() throws {
    let routers = try show([("a", .sheet), ("b", .push)])
    routers[0].replaceScreen(by: route("x", .push))
    #expect(names == ["x"])
    // The new screen has the segue of the replaced one.
    #expect(navigator.state.top.segue == .sheet)
    #expect(log.lines == ["b", "a"])
    try #require(navigator.root(of: "one")).replaceScreen(by: route("y"))
    #expect(names == ["x"])
    #expect(log.lines == ["b", "a", "y"])
  }

  @Test func screensAreShownAtTheirLocation() throws {
    let routers = try show([("a", .push), ("b", .push)])
    routers[0].show(route("top"), at: .onTop)
    #expect(names == ["a", "b", "top"])
    routers[0].show(route("after"), at: .after("b"))
    #expect(names == ["a", "b", "after"])
    routers[0].show(route("here"))
    #expect(names == ["a", "here"])
    routers[0].show(route("lost"), at: .after("nobody"))
    #expect(names == ["a", "here"])
    #expect(log.lines.last == "lost")
  }

  @Test func severalScreensAreShownInOrder() throws {
    let root = try #require(navigator.root(of: "one"))
    root.showScreens([route("a"), route("b", .sheet), route("c")])
    #expect(names == ["a", "b", "c"])
    root.popToThis()
    #expect(log.lines == ["c", "b", "a"])
  }

  @Test func queuedScreensAreShownOneByOne() throws {
    let root = try #require(navigator.root(of: "one"))
    var first = root
    root.queueScreens([route("a", .sheet) { first = $0 }, route("b"), route("x"), route("c")])
    #expect(navigator.state.queue == ["a", "b", "x", "c"])
    root.clearQueue(of: "x")
    try root.showNextScreen()
    #expect(names == ["a"])
    try first.showNextScreen()
    first.showNextScreenOrDismissLayer()
    #expect(names == ["a", "c"])
    #expect(throws: NavigationFailure.queueIsEmpty) { try first.showNextScreen() }
    first.showNextScreenOrDismissLayer()
    #expect(names == [])
    #expect(log.lines == ["x", "b", "c", "a"])
  }

  @Test func clearingTheQueueDismissesItsScreens() throws {
    let root = try #require(navigator.root(of: "one"))
    root.queueScreens([route("a"), route("b")])
    navigator.dismantle()
    #expect(log.lines == ["b", "a"])
  }

  /// A request after the end is answered at once, so that no caller waits for ever.
  @Test func requestsAfterTheEndAreDismissed() async throws {
    let root = try #require(navigator.root(of: "one"))
    let log = log
    navigator.dismantle()
    let before = navigator.state
    root.showAlert(title: "Late", buttons: [AlertButton("OK", role: .cancel) { log.lines.append("alert") }])
    root.showModal(name: "modal", onDismiss: { log.lines.append("modal") }) { _ in Text("Late") }
    root.show(route("screen"))
    root.queueScreens([route("queued")])
    #expect(log.lines == ["alert", "modal", "screen", "queued"])
    #expect(await root.ask(title: "Name", text: "", action: "Keep", cancel: "Cancel") == nil)
    #expect(await root.showScreen(.sheet, returning: Int.self) { _ in Text("Late") } == nil)
    #expect(navigator.state == before)
  }

  /// The answer is given while the request is carried out, and may be a request itself.
  @Test func whatTheAnswerOfAWithdrawnAlertShowsIsNotLost() throws {
    let routers = try show([("a", .push), ("b", .push)]), log = log
    let sheet = route("sheet", .sheet)
    routers[1].showAlert(title: "First", buttons: [AlertButton("OK", role: .cancel) { routers[0].show(sheet) }])
    routers[1].dismissScreen()
    // The sheet shows, or was dismissed with the screen that it is in front of.
    #expect(log.lines.last == "b" && names.contains("sheet") != log.lines.contains("sheet"))
    log.lines = []
    // An alert that the answer shows is withdrawn too, and answered.
    routers[0].showAlert(
      title: "Second",
      buttons: [
        AlertButton("OK", role: .cancel) {
          routers[0].showAlert(
            title: "Third", buttons: [AlertButton("OK", role: .cancel) { log.lines.append("third") }])
        }
      ])
    routers[0].showAlert(title: "Fourth", buttons: [AlertButton("OK", role: .cancel)])
    #expect(log.lines == ["third"] && navigator.state.alert?.title == "Fourth")
  }

  @Test func modalsGoTheNewestFirst() throws {
    let root = try #require(navigator.root(of: "one"))
    let log = log
    for name in ["a", "b", "c", "d"] {
      root.showModal(name: name, onDismiss: { log.lines.append(name) }) { _ in Text(name) }
    }
    root.dismissModal()
    root.dismissModal(named: "b")
    #expect(log.lines == ["d", "c", "b"])
    root.dismissModal(named: "b")
    #expect(navigator.failures == [.noSuchModal("b")])
    root.dismissModals(count: -1)
    #expect(navigator.state.modals.count == 1)
    root.dismissAllModals()
    root.dismissAllModals()
    #expect(navigator.state.modals.isEmpty)
    #expect(log.lines == ["d", "c", "b", "a"])
  }

  @Test func asksForALineOfText() async throws {
    let pilot = Pilot(columns: 50, rows: 12, root: TabBarView(navigator, titles: [:]))
    let root = try #require(navigator.root(of: "one"))
    let named = Task { await root.ask(title: "New name", prompt: "Name", text: "Mi", action: "OK", cancel: "Cancel") }
    #expect(await pilot.shows("New name"))
    await pilot.type("ra")
    await pilot.press(.enter)
    #expect(await named.value == "Mira")
    // The problem of an invalid answer shows below the field, and the question stays.
    let checked = Task {
      await root.ask(title: "How much", action: "OK", cancel: "Cancel") { Int($0) == nil ? "That is no number." : nil }
    }
    #expect(await pilot.shows("How much"))
    await pilot.type("much")
    await pilot.press(.enter)
    #expect(pilot.screen.contains("That is no number.") && pilot.screen.contains("How much"))
    await pilot.press(.control("u"))
    await pilot.type("7")
    await pilot.press(.enter)
    #expect(await checked.value == "7")
    let left = Task { await root.ask(title: "And now", action: "OK", cancel: "Cancel") { _ in "Never." } }
    #expect(await pilot.shows("And now"))
    await pilot.press(.escape)
    #expect(await left.value == nil)
    let refused = Task { await root.ask(title: "Again", action: "OK", cancel: "Cancel") }
    #expect(await pilot.shows("Again"))
    await pilot.type("x")
    await pilot.press(.escape)
    #expect(await refused.value == nil)
    let clicked = Task { await root.ask(title: "Third", action: "OK", cancel: "Cancel") }
    #expect(await pilot.shows("Third"))
    await pilot.type("김")
    await pilot.press(.tab, .enter)
    #expect(await clicked.value == "김")
    pilot.stop()
  }

  @Test func textTypedForAnUnansweredQuestionIsRestored() async throws {
    let pilot = Pilot(columns: 50, rows: 12, root: TabBarView(navigator, titles: [:]))
    let root = try #require(navigator.root(of: "one"))
    func ask(_ title: String, _ text: String) async -> Task<String?, Never> {
      let answer = Task { await root.ask(title: title, text: text, action: "OK", cancel: "Cancel") }
      #expect(await pilot.shows(title))
      return answer
    }
    let first = await ask("New name", "Mi")
    await pilot.type("ra")
    root.dismissAlert()
    #expect(await first.value == nil)
    // Another question, and the same one about another subject, begin with their own text.
    for (title, text) in [("New title", "Mi"), ("New name", "Juno")] {
      let other = await ask(title, text)
      #expect(!pilot.screen.contains("Mira"))
      await pilot.press(.escape)
      #expect(await other.value == nil)
    }
    let again = await ask("New name", "Mi")
    #expect(pilot.screen.contains("Mira"))
    // It goes away again, untouched; an alert in front of it changes nothing either.
    root.showAlert(title: "Over it", buttons: [AlertButton("Close", role: .cancel)])
    #expect(await again.value == nil)
    let third = await ask("New name", "Mi")
    #expect(pilot.screen.contains("Mira"))
    await pilot.press(.enter)
    #expect(await third.value == "Mira")
    // A text that the user sent or gave up is dropped.
    let fourth = await ask("New name", "Mi")
    #expect(!pilot.screen.contains("Mira"))
    await pilot.type("a")
    await pilot.press(.escape)
    #expect(await fourth.value == nil)
    let fifth = await ask("New name", "Mi")
    #expect(!pilot.screen.contains("Mia"))
    navigator.dismantle()
    #expect(await fifth.value == nil)
    pilot.stop()
  }

  @Test func aQuestionOfAScreenThatIsGoneIsCancelledAtOnce() async throws {
    let gone = try show([("a", .push)])[0]
    gone.dismissScreen()
    #expect(await gone.confirm(title: "?", message: "", action: "Yes", cancel: "No") == false)
    #expect(await gone.ask(title: "?", action: "OK", cancel: "No") == nil)
    #expect(navigator.state.alert == nil)
  }

  @Test func aModalReturnsItsValueOrNone() async throws {
    @MainActor final class Inside {
      var router: Router?
    }
    let root = try #require(navigator.root(of: "one"))
    func ask() async -> (Task<Int?, Never>, Router?) {
      let inside = Inside()
      let answer = Task {
        await root.showModal(returning: Int.self) { router in
          inside.router = router
          return Text("one of many")
        }
      }
      while inside.router == nil { await Task.yield() }
      return (answer, inside.router)
    }
    let screens = navigator.state.tab.screens
    let (answered, first) = await ask()
    let (behind, second) = await ask()
    second?.finish(with: 7)
    #expect(await behind.value == 7)
    #expect(navigator.state.modals.count == 1)
    first?.finish(with: "no number")
    #expect(await answered.value == nil)
    let (dismissed, third) = await ask()
    third?.dismissScreen()
    #expect(await dismissed.value == nil)
    let (closed, _) = await ask()
    root.dismissModal()
    #expect(await closed.value == nil)
    // The screen behind it is not dismissed.
    #expect(navigator.state.modals.isEmpty && navigator.state.tab.screens == screens)
    // A second answer is ignored.
    third?.finish(with: 8)
    #expect(navigator.failures.count == 1)
  }

  @Test func aScreenCanMoveToAnotherAddress() throws {
    let router = try #require(try show([("a", .push)]).first)
    router.moveTo(Link(["search"], query: ["q": "a"]))
    #expect(navigator.state.top.link == Link(["search"], query: ["q": "a"]))
    router.dismissScreen()
    let before = navigator.state
    router.moveTo(Link(["search"]))
    #expect(navigator.state == before && navigator.failures.count == 1)
  }
}
