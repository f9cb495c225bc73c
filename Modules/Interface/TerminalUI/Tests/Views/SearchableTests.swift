import TerminalTesting
import TerminalUI
import Testing

@MainActor struct SearchableTests {
  private let model = ControlModel()

  private var searched: Searchable<some View> {
    Button("Found \(model.name)") { model.log.append("found") }
      .searchable(text: Binding(model, \.name), prompt: "이름") { model.log.append("submit \(model.name)") }
  }

  @Test func typedTextIsTheQuery() async {
    let pilot = Pilot(columns: 20, rows: 12, root: Live { searched.defaultFocus() })
    #expect(pilot.lines[0...2] == ["/ 이름", "", "[ Found  ]"])
    #expect(pilot.caret?.column == 2)
    await pilot.type("망고")
    #expect(pilot.lines[2] == "[ Found 망고 ]")
    await pilot.press(.enter)
    #expect(model.log == ["submit 망고"])
    await pilot.press(.down, .enter)
    #expect(model.log == ["submit 망고", "found"])
    await pilot.click(on: "/")
    await pilot.click(on: "망고")
    await pilot.press(.enter)
    #expect(model.log.last == "submit 망고")
  }

  @Test func `A slash leads to the field where no text is typed, and the help says so`() async {
    let pilot = Pilot(columns: 40, rows: 24, root: Live { searched })
    await pilot.press(.down)
    #expect(pilot.caret == nil)
    await pilot.press(.function(1))
    #expect(pilot.lines.contains { $0.contains("/") && $0.contains("Search") }, "\(pilot.screen)")
    await pilot.press(.escape, .character("/"))
    #expect(pilot.caret != nil)
    await pilot.type("a/b")
    #expect(model.name == "a/b")
  }

  @Test func enterGoesToTheFirstResult() async {
    let found = Live {
      VStack {
        Button("Above") { model.log.append("above") }
        ForEach(["mango", "melon"].filter { $0.hasPrefix(model.name) }, id: \.self) { name in
          Button(name) { model.log.append(name) }
        }
        .searchable(text: Binding(model, \.name)).defaultFocus()
        KeyBar()
      }
    }
    let pilot = Pilot(columns: 40, rows: 12, root: found)
    await pilot.type("me")
    #expect(pilot.screen.contains("⏎ First found"))
    await pilot.press(.enter)
    #expect(pilot.markedText == ["[ melon ]"])
    await pilot.press(.up)
    await pilot.type("t")
    // The view above is no result.
    #expect(!pilot.screen.contains("First found"))
    await pilot.press(.enter, .enter)
    #expect(pilot.caret != nil && model.log.isEmpty)
  }

  @Test func aSmallWindowHasNoRowToSpare() {
    let pilot = Pilot(columns: 20, rows: 11, root: Live { searched })
    #expect(pilot.lines[1] == "[ Found  ]")
  }

  @Test(arguments: [(Language.english, "/ Search"), (.korean, "/ 검색")])
  func theDefaultPromptSaysSearch(language: Language, shown: String) {
    let pilot = Pilot(
      columns: 20, rows: 2, language: language, root: Text("").searchable(text: Binding(model, \.name)))
    #expect(pilot.lines[0] == shown)
  }

  @Test func aDisabledFieldTakesNothing() async {
    let pilot = Pilot(columns: 20, rows: 2, root: Live { searched.defaultFocus().disabled(true) })
    await pilot.type("x")
    #expect(model.name.isEmpty)
  }

  @Test func lineByLineWordsGoToTheField() async {
    let pilot = PlainPilot(root: Live { searched.defaultFocus() })
    await pilot.enter("Mango")
    #expect(model.name == "Mango")
    #expect(model.log == ["submit Mango"])
    #expect(pilot.answer.contains("Found Mango"))
  }
}
