import Navigation
import Observation
import TerminalTesting
import TerminalUI
import Testing

/// In a wide window, a tab's list stays beside the screen that it led to. The state is the same in every window.
@MainActor struct SplitTests {
  @Observable @MainActor final class Model {
    var text = ""
    var opened: [String] = []
    var isLoading = false
  }

  private let model = Model()
  private let navigator: Navigator

  init() {
    let model = model
    navigator = Navigator(tabs: [
      ("list", { context in AnyView(Self.list(context, model)) }), ("other", { _ in AnyView(Button("other") {}) }),
    ])
  }

  private static func list(_ context: Router, _ model: Model) -> some View {
    VStack {
      ForEach(["first", "second"], id: \.self) { name in
        Button(name) {
          model.opened.append(name)
          context.showScreen { _ in
            VStack {
              Opened(model: model, name: name)
            }
            .keyBindings([KeyBinding(.control("d"), "Delete it") { model.opened.append("delete \(name)") }])
            .navigationTitle("title of \(name)")
          }
        }
      }
    }
    .navigationTitle("The list")
    .keyBindings([
      KeyBinding(.control("f"), "Find") { model.opened.append("find") },
      KeyBinding(.character("d"), "Remove") { model.opened.append("remove") },
    ])
  }

  /// The content of a screen, which may have to load.
  private struct Opened: View {
    let model: Model
    let name: String

    var body: some View {
      if model.isLoading {
        Text("loading").keepsTyping()
      } else {
        Text("text of \(name)")
        TextField("write", text: Binding(model, \.text)).defaultFocus()
      }
    }
  }

  private func open(columns: Int = 120) -> Pilot {
    Pilot(
      columns: columns, rows: 20,
      root: VStack {
        TabBarView(navigator, titles: ["list": "List", "other": "Other"], lists: ["list"])
          .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
        KeyBar()
      })
  }

  @Test func theListStaysBesideItsScreen() async {
    let pilot = open()
    #expect(!pilot.screen.contains("text of"))
    await pilot.press(.enter)
    // The screen has a field with the focus, so digits do not choose tabs.
    #expect(pilot.lines[0] == "▌List    Other    │ title of first")
    let row = pilot.lines.first { $0.contains("text of first") }
    #expect(row.map { $0.prefix(40).contains("text") } == false, "it is to the right of the list")
    #expect(pilot.screen.contains("[ second ]") && pilot.screen.contains(" The list"))
    // The screen that was opened has the focus, and typed text.
    await pilot.type("hi")
    #expect(model.text == "hi" && pilot.caret != nil)
    await pilot.press(.control("f"))
    #expect(model.opened == ["first", "find"], "the keys of the list work too")
  }

  @Test func inTheListOnlyItsKeysCount() async throws {
    let pilot = open()
    await pilot.press(.enter)
    #expect(pilot.lines.last?.contains("Delete it") == true)
    for _ in 0..<8 where pilot.markedText != ["[ second ]"] { await pilot.press(.tab) }
    try #require(pilot.markedText == ["[ second ]"])
    let footer = try #require(pilot.lines.last)
    #expect(footer.contains("d Remove") && footer.contains("Esc") && !footer.contains("Delete it"))
    await pilot.press(.control("d"), .character("d"))
    #expect(model.opened == ["first", "remove"] && model.text.isEmpty)
    await pilot.press(.escape)
    #expect(!pilot.screen.contains("text of"))
  }

  /// The letters of one burst with the key that opens are neither keys of the list nor of the tabs.
  @Test(arguments: [80, 120]) func textForAScreenThatLoadsIsKept(columns: Int) async {
    model.isLoading = true
    let pilot = open(columns: columns)
    await pilot.press(.enter, .character("d"), .character("2"), .character("!"))
    #expect(pilot.screen.contains("loading"))
    model.isLoading = false
    await pilot.settle()
    #expect(model.text == "d2!")
    #expect(model.opened == ["first"])
    #expect(navigator.state.tab.id == "list")
  }

  @Test func theTitleOfATabShowsOnce() async {
    let pilot = Pilot(
      columns: 120, rows: 20, root: TabBarView(navigator, titles: ["list": "The list"], lists: ["list"]))
    for _ in 0..<2 {
      #expect(pilot.screen.ranges(of: "The list").count == 1)
      await pilot.press(.enter)
    }
    #expect(pilot.lines[0].hasPrefix("▌The list    other    │ title of first"))
    #expect(pilot.place(of: "[ second ]")?.row == 3 && pilot.place(of: "[ second ]")?.column == 1)
  }

  @Test func anotherRowReplacesTheScreen() async {
    let pilot = open()
    await pilot.press(.enter)
    await pilot.click(on: "[ second ]")
    #expect(pilot.screen.contains("text of second") && !pilot.screen.contains("text of first"))
    #expect(pilot.caret != nil, "it has the focus")
    await pilot.press(.escape)
    #expect(!pilot.screen.contains("text of") && navigator.state.tab.screens.count == 1)
    #expect(pilot.markedText == ["[ second ]"], "the focus is back where it was")
  }

  @Test func resizingLosesNothing() async {
    let pilot = open()
    await pilot.press(.enter)
    await pilot.type("half")
    await pilot.press(.left)
    let (caret, state) = (pilot.caret, navigator.state)
    await pilot.resize(columns: 70, rows: 20)
    #expect(pilot.lines[0] == "▌‹ List   title of first" && !pilot.screen.contains("[ second ]"))
    await pilot.type("-")
    #expect(model.text == "hal-f", "the caret is where it was")
    await pilot.pressBackspace()
    await pilot.resize(columns: 120, rows: 20)
    #expect(pilot.caret?.column == caret?.column && pilot.caret?.row == caret?.row && navigator.state == state)
  }

  @Test func onlyListsStay() async throws {
    let pilot = open()
    await pilot.press(.character("2"))
    try #require(navigator.root(of: "other")).showScreen { _ in Text("pushed") }
    await pilot.settle()
    #expect(pilot.screen.contains("pushed") && !pilot.screen.contains("[ other ]"))
  }

  // MARK: Lists that were pushed

  private func show(_ name: String, _ link: Link?, from router: Router) -> Router {
    var shown = router
    router.showScreen(link: link) { context in
      shown = context
      return Button("row of \(name)") { model.opened.append(name) }.navigationTitle("title of \(name)")
    }
    return shown
  }

  @Test func aListWithALinkStaysTheNearestOne() async throws {
    let pilot = Pilot(
      columns: 120, rows: 20, root: TabBarView(navigator, titles: ["other": "Other"], lists: ["list", "shelf"]))
    await pilot.press(.character("2"))
    let shelf = show("shelf", Link(["shelf", "3"]), from: try #require(navigator.root(of: "other")))
    await pilot.settle()
    // In front it is alone, as it names no detail.
    #expect(pilot.screen.contains("row of shelf") && !pilot.screen.contains("[ other ]"))
    let book = show("book", Link(["book", "1"]), from: shelf)
    await pilot.settle()
    #expect(pilot.lines[0].hasSuffix("title of book") && pilot.screen.contains(" title of shelf"))
    #expect(try #require(pilot.place(of: "[ row of shelf ]")).column < 40)
    #expect(try #require(pilot.place(of: "[ row of book ]")).column > 40)
    // A wide window leaves the list more room.
    await pilot.resize(columns: 160, rows: 20)
    #expect(try #require(pilot.place(of: "[ row of book ]")).column > 60)
    await pilot.resize(columns: 120, rows: 20)
    _ = show("page", nil, from: book)
    await pilot.settle()
    #expect(pilot.screen.contains("row of shelf") && pilot.screen.contains("row of page"))
    #expect(!pilot.screen.contains("row of book"))
    let state = navigator.state
    await pilot.resize(columns: 70, rows: 20)
    #expect(pilot.screen.contains("row of page") && !pilot.screen.contains("row of shelf") && navigator.state == state)
    await pilot.press(.escape, .escape)
    #expect(pilot.screen.contains("row of shelf"))
  }

  @Test(arguments: [20, 36]) func aListWithADetailStaysInItsRows(rows: Int) async throws {
    let pilot = Pilot(
      columns: 120, rows: rows, root: TabBarView(navigator, titles: ["other": "Other"], lists: ["list", "shelf"]))
    await pilot.press(.character("2"))
    var shelf = try #require(navigator.root(of: "other"))
    shelf.showScreen(link: Link(["shelf", "3"])) { context in
      shelf = context
      return Button("row of shelf") {}.navigationDetail(isPresented: true) { Text("detail") }
        .navigationTitle("title of shelf")
    }
    await pilot.settle()
    let place = try #require(pilot.place(of: "[ row of shelf ]"))
    _ = show("book", Link(["book", "1"]), from: shelf)
    await pilot.settle()
    #expect(pilot.lines[1].hasPrefix(" title of shelf"))
    #expect(try #require(pilot.place(of: "[ row of shelf ]")) == place)
  }
}
