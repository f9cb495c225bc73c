import Navigation
import TerminalTesting
import TerminalUI
import Testing

/// Every visible screen has its own title and tools, on each layer.
@MainActor struct TitleTests {
  final class Log {
    var lines: [String] = []
  }

  private let log = Log()

  private func screen(_ name: String) -> some View {
    Button("body of \(name)") {}
      .navigationTitle("title of \(name)")
      .toolbar { Button("tool of \(name)") { log.lines.append(name) } }
  }

  private func open() throws -> (navigator: Navigator, root: Router) {
    let navigator = Navigator(tabs: [("one", { _ in AnyView(screen("root")) }), ("two", { _ in AnyView(Text("two")) })])
    return (navigator, try #require(navigator.root(of: "one")))
  }

  @Test func pushedScreensSheetsAndCoversHaveTheirOwn() async throws {
    let (navigator, root) = try open()
    let pilot = Pilot(columns: 70, rows: 12, root: TabBarView(navigator, titles: [:]))
    #expect(pilot.lines[0].hasPrefix("▌one   two   │ title of root ") && pilot.lines[0].hasSuffix("[ tool of root ]"))
    root.showScreen { _ in screen("pushed") }
    await pilot.settle()
    #expect(pilot.lines[0].hasPrefix("▌‹ one   title of pushed "))
    // A screen shown from the root replaces the pushed screen.
    root.showScreen(.sheet) { _ in screen("sheet") }
    await pilot.settle()
    #expect(pilot.lines[0].hasPrefix("▌one   two   │ title of root "))
    #expect(pilot.place(of: "title of sheet")?.row == 2)
    await pilot.click(on: "tool of sheet")
    await pilot.press(.escape)
    root.showScreen(.fullScreenCover) { _ in screen("cover") }
    await pilot.settle()
    #expect(pilot.lines[0].hasPrefix(" title of cover "))
    await pilot.press(.escape, .escape, .enter)
    #expect(log.lines == ["sheet", "root"])
    await pilot.press(.character("2"))
    #expect(pilot.lines[0] == " one  ▌two" && pilot.lines[1] == " two")
  }

  @Test func aScreensKeysWorkWhileOneOfItsToolsHasTheFocus() async throws {
    let (navigator, root) = try open()
    let pilot = Pilot(columns: 70, rows: 12, root: TabBarView(navigator, titles: [:]))
    root.showScreen { _ in
      screen("pushed").keyBindings([
        KeyBinding(.escape, "Stop") { log.lines.append("stop") },
        KeyBinding(.character("2"), "Two") { log.lines.append("2") },
      ])
    }
    await pilot.settle()
    #expect(pilot.markedText == ["[ tool of pushed ]"])
    await pilot.press(.escape, .character("2"), .enter)
    await pilot.press(.down, .escape, .character("2"))
    #expect(log.lines == ["stop", "2", "pushed", "stop", "2"])
    #expect(pilot.lines[0].contains("title of pushed"))
  }

  @Test func lineByLineTitlesAreHeadings() async throws {
    let (navigator, root) = try open()
    let pilot = PlainPilot(root: TabBarView(navigator, titles: [:]))
    await pilot.settle()
    #expect(pilot.transcript.hasPrefix("\ntitle of root\n\n1. tool of root\n2. body of root\n"))
    root.showScreen(.sheet) { _ in screen("sheet") }
    #expect(await pilot.tells("title of sheet\n"))
    await pilot.choose("tool of sheet")
    #expect(log.lines == ["sheet"])
  }
}
