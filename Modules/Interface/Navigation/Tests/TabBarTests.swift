import Navigation
import Observation
import TerminalTesting
import TerminalUI
import Testing

/// The tabs in the bar above the screens.
@MainActor struct TabBarTests {
  @Observable @MainActor final class Model {
    var text = ""
  }

  private let model = Model()

  private func open(columns: Int = 40, rows: Int = 12) throws -> (Pilot, Router) {
    let model = model
    let navigator = Navigator(tabs: [
      (
        "one",
        { _ in
          AnyView(
            VStack {
              Button("stay") {}
              TextField("type", text: Binding(model, \.text))
            }
            .navigationTitle("title of one"))
        }
      ), ("two", { _ in AnyView(Text("two")) }),
    ])
    let pilot = Pilot(
      columns: columns, rows: rows, root: TabBarView(navigator, titles: ["one": "First", "two": "Second"]))
    return (pilot, try #require(navigator.root(of: "one")))
  }

  @Test func digitsChooseATabWhereTheyAreNoText() async throws {
    let (pilot, _) = try open()
    // A line separates the title of the screen from the tabs.
    #expect(pilot.lines[0] == "▌First   Second   │ title of one")
    // In a field digits are text; the tab stays, and the bar is the same.
    await pilot.press(.tab)
    #expect(pilot.caret != nil && pilot.lines[0] == "▌First   Second   │ title of one")
    await pilot.press(.character("2"))
    #expect(pilot.screen.contains("title of one"))
    await pilot.press(.tab)
    await pilot.press(.character("2"))
    #expect(!pilot.screen.contains("title of one"))
    pilot.stop()
  }

  @Test func aWideWindowShowsTheDigitsWhileTheyWork() async throws {
    let (pilot, root) = try open(columns: 100)
    #expect(pilot.lines[0] == "▌First 1  Second 2  │ title of one")
    await pilot.press(.tab)
    #expect(pilot.caret != nil && pilot.lines[0] == "▌First    Second    │ title of one")
    await pilot.press(.tab)
    root.showScreen(.sheet) { _ in Text("sheet") }
    await pilot.settle()
    #expect(pilot.lines[0] == "▌First    Second    │ title of one")
    pilot.stop()
  }

  @Test(arguments: Language.allCases) func theFooterShowsEnterOfATab(language: Language) async throws {
    let navigator = Navigator(tabs: [
      ("one", { _ in AnyView(Button("stay") {}) }), ("two", { _ in AnyView(Text("two")) }),
    ])
    let pilot = Pilot(
      columns: 40, rows: 6, language: language,
      root: VStack {
        TabBarView(navigator, titles: ["one": "First", "two": "Second"])
        KeyBar()
      })
    await pilot.press(.tab)
    #expect(pilot.footer == language(" ⏎ Open  ? Keys", " ⏎ 열기  ? 단축키"))
    pilot.stop()
  }

  @Test func aCoverHasNoKeysToTabs() async throws {
    let (pilot, root) = try open(rows: 40)
    await pilot.press(.function(1))
    #expect(pilot.screen.contains("First") && pilot.screen.contains("Second"))
    await pilot.press(.escape)
    root.showScreen(.fullScreenCover) { _ in Button("cover") {} }
    await pilot.settle()
    await pilot.press(.function(1))
    #expect(pilot.screen.contains("Keys") && !pilot.screen.contains("Second"))
    pilot.stop()
  }

  @Test func aTinyWindowHasTheBarOnlyOnARoot() async throws {
    let (pilot, root) = try open(columns: 20, rows: 6)
    // The present tab has its title, the others their digits.
    #expect(pilot.lines[0] == "▌1 First   2" && pilot.lines[1] == " [ stay ]")
    root.showScreen { _ in Button("pushed") {} }
    await pilot.settle()
    #expect(pilot.lines[0] == "[ pushed ]" && !pilot.screen.contains("First"))
    await pilot.resize(columns: 20, rows: 8)
    #expect(pilot.lines[0] == "▌‹ First" && pilot.lines[1] == " [ pushed ]")
    pilot.stop()
  }

  @Test func theDigitOfATinyWindowDoesNotShowBehindASheet() async throws {
    let (pilot, root) = try open(columns: 23, rows: 20)
    #expect(pilot.lines[0].hasPrefix("▌1 First   2"))
    root.showScreen(.sheet) { _ in Text("sheet") }
    await pilot.settle()
    #expect(pilot.lines[0].hasPrefix("▌  First   2"))
    await pilot.press(.escape)
    #expect(pilot.lines[0].hasPrefix("▌1 First   2"))
    pilot.stop()
  }

  @Test func aQuestionFillsATinyWindow() async throws {
    let (pilot, root) = try open(columns: 20, rows: 6)
    root.showAlert(title: "Sure?", buttons: [AlertButton("Yes"), AlertButton("No", role: .cancel)])
    await pilot.settle()
    #expect(pilot.lines == ["Sure?", "[ Yes ]  [ No ]", "", "", "", ""])
    pilot.stop()
  }

  @Test func aSheetFillsATinyWindow() async throws {
    let (pilot, root) = try open(columns: 20, rows: 6)
    root.showScreen(.sheet) { _ in VStack { ForEach(Array(1...6), id: \.self) { Text("row \($0)") } } }
    await pilot.settle()
    #expect(pilot.lines == (1...6).map { "row \($0)" })
    await pilot.resize(columns: 20, rows: 12)
    #expect(pilot.lines[1] == "" && pilot.lines[2] == " row 1")
    pilot.stop()
  }
}
