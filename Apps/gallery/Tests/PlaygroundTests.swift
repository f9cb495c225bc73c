import FeatureKit
import Navigation
import Routing
import TerminalTesting
import TerminalUI
import Testing

@testable import gallery

/// The verbs of the playground, on a real navigator.
@MainActor struct PlaygroundTests {
  private let playground: Playground
  private var state: NavigationState { playground.navigator.state }
  /// The names of the shown screens, with their segues.
  private var stack: [String] { state.tab.screens.map { "\($0.segue.rawValue) \($0.name ?? "")" } }

  init() {
    let interactor = GalleryInteractor(api: nil, language: .english)
    playground = Playground(GalleryBuilder(interactor: interactor, language: .english).routing)
  }

  private func pilot(_ columns: Int = 120, _ rows: Int = 36, _ language: Language = .english) async -> Pilot {
    let pilot = Pilot(
      showing: PlaygroundView(playground: playground), columns: columns, rows: rows, language: language)
    await pilot.settle()
    return pilot
  }

  /// Presses the row of a verb.
  private func call(_ verb: String, on pilot: Pilot) async {
    #expect(await pilot.click(on: verb), "\(verb) is not visible on:\n\(pilot.screen)")
  }

  /// Presses the row of a verb of a sheet, which leaves rows of the screen behind it visible.
  private func callInSheet(_ verb: String, on pilot: Pilot) async {
    guard let row = pilot.lines.lastIndex(where: { $0.contains(verb) }),
      let place = pilot.lines[row].ranges(of: verb).first
    else {
      Issue.record("\(verb) is not visible on:\n\(pilot.screen)")
      return
    }
    // Only narrow characters come before a verb.
    await pilot.click(column: pilot.lines[row][..<place.lowerBound].count, row: row)
  }

  @Test func showingAndLeaving() async {
    let pilot = await pilot(120, 60)
    await call("showScreens([…])", on: pilot)
    #expect(stack == ["root ", "push screen 2", "push screen 3", "push screen 4"])
    await call("popToScreen", on: pilot)
    #expect(stack == ["root ", "push screen 2"])
    await call("showScreen(.sheet)", on: pilot)
    await callInSheet("showScreen(.push)", on: pilot)
    await callInSheet("showScreen(.fullScreenCover)", on: pilot)
    #expect(stack.suffix(3) == ["sheet screen 3", "push screen 4", "fullScreenCover screen 5"])
    await call("dismissScreens(count: 2)", on: pilot)
    #expect(stack == ["root ", "push screen 2", "sheet screen 3"])
    // The sheet is too low for all rows.
    await pilot.press(.home)
    for _ in 0..<40 where !pilot.markedText.joined().contains("Dismiss the layer") { await pilot.press(.down) }
    await pilot.press(.enter)
    #expect(stack == ["root ", "push screen 2"])
    #expect(pilot.screen.contains("The sheet has gone."))
    await call("replaceScreen(by:)", on: pilot)
    #expect(stack == ["root ", "push screen 3"])
    await call("moveTo(_:)", on: pilot)
    #expect(state.top.link == Link(["screen", "3"]) && pilot.screen.contains("push screen 3 screen/3"))
    await call("popToRoot()", on: pilot)
    #expect(stack == ["root "])
  }

  @Test func tabsAndRefusedRequests() async {
    let pilot = await pilot()
    await call("showScreen(.push)", on: pilot)
    await call("selectTab(_:)", on: pilot)
    #expect(state.tab.id == "B" && stack == ["root "])
    await call("dismissScreen()", on: pilot)
    await call("dismissScreen(named:)", on: pilot)
    #expect(playground.navigator.failures == [.rootStays(tab: "B"), .noSuchScreen("screen 2")])
    await pilot.press(.down)
    #expect(pilot.screen.contains("refused 2"))
    await call("selectTab(_:)", on: pilot)
    #expect(state.tab.id == "A" && stack.count == 2)
  }

  @Test func aResultComesBack() async {
    let pilot = await pilot()
    await call("showScreen(returning:)", on: pilot)
    await pilot.click(on: "Green")
    #expect(pilot.screen.contains("It returned “Green”."))
    await call("showModal(returning:)", on: pilot)
    await pilot.press(.escape)
    #expect(pilot.screen.contains("It returned nothing."))
    await call("confirm ", on: pilot)
    await pilot.click(on: "[ Delete ]")
    #expect(pilot.screen.contains("Yes."))
    await call("Ask for a text", on: pilot)
    await pilot.type("소라")
    await pilot.press(.enter)
    #expect(pilot.screen.contains("It returned “소라”."))
    await call("showAlert(buttons:)", on: pilot)
    await pilot.click(on: "[ 2 ]")
    #expect(pilot.screen.contains("It returned “2”."))
    await call("dismissAlert()", on: pilot)
    #expect(pilot.screen.contains("No.") && state.alert == nil)
  }

  @Test func modals() async {
    let pilot = await pilot()
    await call("showModal ×3", on: pilot)
    #expect(state.modals.map(\.name) == ["modal 1", "modal 2", "modal 3"])
    await pilot.click(on: "Close two modals")
    #expect(state.modals.map(\.name) == ["modal 1"])
    await pilot.click(on: "Push a screen behind")
    #expect(stack == ["root ", "push screen 99"] && state.modals.count == 1)
    await pilot.click(on: "Back to the owner's screen")
    #expect(stack == ["root "] && state.modals.count == 1)
    await pilot.click(on: "One more modal")
    await pilot.click(on: "Close all modals")
    #expect(state.modals.isEmpty)
  }

  @Test func theQueue() async {
    let pilot = await pilot()
    await call("queueScreens", on: pilot)
    #expect(state.queue == ["screen 2", "screen 3", "screen 4"])
    await call("showNextScreen() ", on: pilot)
    #expect(stack == ["root ", "push screen 2"] && state.queue.count == 2)
    await call("clearQueue()", on: pilot)
    await call("showNextScreen() ", on: pilot)
    #expect(state.queue.isEmpty && playground.navigator.failures == [.queueIsEmpty])
  }

  /// The navigator holds its screens, and they hold the navigator: the end of the lesson's screen frees them.
  @Test func itsNavigatorIsFreed() async {
    weak var navigator: Navigator?
    do {
      let interactor = GalleryInteractor(api: nil, language: .english)
      let builder = GalleryBuilder(interactor: interactor, language: .english)
      let playground = Playground(builder.routing)
      navigator = playground.navigator
      let content = LessonContent(playground)
      let pilot = Pilot(root: content.view)
      await pilot.settle()
      await pilot.press(.enter)
      #expect(pilot.screen.contains("Screen 2"))
      pilot.stop()
      content.onDismiss()
    }
    for _ in 0..<100 { await Task.yield() }
    #expect(navigator == nil)
  }
}

/// The outline of a navigation state.
@MainActor struct StateOutlineTests {
  @Test func aState() {
    let navigator = Navigator(tabs: [("A", { _ in AnyView(Text("")) }), ("B", { _ in AnyView(Text("")) })])
    let router = navigator.root(of: "A")
    router?.showScreen(.sheet, name: "screen 2", link: Link(["x", "1"])) { _ in Text("") }
    router?.showModal(name: "modal 1") { _ in Text("") }
    router?.queueScreens([Route(name: "screen 3") { _ in Text("") }])
    router?.dismissScreen()
    let outline = StateOutline(navigator.state, refused: navigator.failures)
    #expect(
      outline.lines.map(\.text) == [
        "tab A ◂", "root", "sheet screen 2 x/1", "tab B", "root", "modals", "modal 1", "queue", "screen 3", "refused 1",
        #"rootStays(tab: "A")"#,
      ])
    #expect(outline.line == "A2 sheet screen 2 modals 1 queue 1")
    navigator.dismantle()
  }
}
