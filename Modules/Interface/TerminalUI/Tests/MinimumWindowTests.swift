import Observation
import Terminal
import TerminalTesting
import TerminalUI
import Testing

/// A window that is too small to show any screen whole.
@MainActor struct MinimumWindowTests {
  @Observable @MainActor final class Model {
    var text = ""
    var visits = 0
  }

  private let model = Model()

  private func open(columns: Int, rows: Int, _ language: Language = .english) -> Pilot {
    let model = model
    return Pilot(
      columns: columns, rows: rows, language: language,
      prepare: { $0.leastWindow = WindowSize(columns: 20, rows: 6) },
      root: VStack {
        ScrollView { ForEach(Array(0..<40), id: \.self) { Text("row \($0)") } }
        TextEditor("Say", text: Binding(get: { model.text }, set: { model.text = $0 })).defaultFocus()
      }
      .task { model.visits += 1 })
  }

  @Test(arguments: [
    (Language.english, 20, 5, ["Too small: 20x6", "needed"]), (.english, 10, 4, ["Too small:", "20x6", "needed"]),
    (.english, 19, 24, ["Too small: 20x6", "needed"]), (.english, 80, 5, ["Too small: 20x6 needed"]),
    (.english, 1, 1, ["T"]), (.korean, 20, 5, ["창이 너무 작습니다:", "20x6 이상 필요"]),
  ])
  func theMessageNamesTheLeastSize(language: Language, columns: Int, rows: Int, words: [String]) {
    let pilot = open(columns: columns, rows: rows, language)
    #expect(pilot.lines == words + Array(repeating: "", count: rows - words.count))
    #expect(pilot.caret == nil && pilot.drawn.rows == pilot.lines)
    pilot.stop()
  }

  @Test func theSmallestUsableWindowShowsNoMessage() {
    let pilot = open(columns: 20, rows: 6)
    #expect(!pilot.screen.contains("Too small") && pilot.caret != nil)
    pilot.stop()
  }

  @Test(arguments: [(20, 5), (1, 1), (3, 40), (200, 2)]) func theStateComesBack(columns: Int, rows: Int) async {
    let pilot = open(columns: 80, rows: 24)
    await pilot.type("one")
    await pilot.press(.left)
    await pilot.wheel(.down, over: "row 3")
    let (before, caret, visits) = (pilot.screen, pilot.caret?.column, model.visits)
    await pilot.resize(columns: columns, rows: rows)
    // Input is ignored, because the user could not see its effect.
    await pilot.type("xyz?")
    await pilot.press(.enter, .tab, .function(1))
    await pilot.paste("paste")
    await pilot.click(column: 0, row: 0)
    #expect(pilot.screen.hasPrefix("T") && pilot.drawn.rows == pilot.lines)
    await pilot.resize(columns: 80, rows: 24)
    #expect(pilot.screen == before && pilot.caret?.column == caret)
    #expect(model.text == "one" && model.visits == visits)
    pilot.stop()
  }

  @Test func aScreenMayOpenInATooSmallWindow() async {
    let pilot = open(columns: 3, rows: 2)
    await pilot.resize(columns: 40, rows: 12)
    await pilot.type("hi")
    #expect(pilot.screen.contains("row 0") && model.text == "hi")
    pilot.stop()
  }
}
