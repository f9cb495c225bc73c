import Observation
import TerminalTesting
import Testing

@testable import TerminalUI

@MainActor struct FocusTests {
  @Observable @MainActor final class Model {
    var path = ["first"]
    var isLoading = false
    var log: [String] = []
  }

  /// Screens with tabs below them, as Navigation shows them.
  private struct Tabs: View {
    let model: Model

    var body: some View {
      VStack {
        ForEach([model.path.last ?? ""], id: \.self) { name in
          VStack {
            if !model.isLoading {
              Button("\(name) one") { model.log.append("\(name) one") }
              Button("\(name) two") { model.log.append("\(name) two") }
            }
          }
          .accessibilityScreen()
        }
        Button("tab") { model.path = ["tab"] }
      }
    }
  }

  private let model = Model()

  private func open() -> Pilot { Pilot(columns: 20, rows: 4, root: Tabs(model: model)) }

  @Test func aScreenOpenedFromTheTabsHasTheFocus() async {
    let pilot = open()
    await pilot.press(.tab, .tab)
    #expect(pilot.markedText == ["[ tab ]"])
    await pilot.press(.enter)
    #expect(pilot.markedText == ["[ tab one ]"])
    // The same holds for a screen in front of it.
    await pilot.press(.tab, .tab)
    #expect(pilot.markedText == ["[ tab ]"])
    model.path.append("next")
    await pilot.settle()
    #expect(pilot.markedText == ["[ next one ]"])
  }

  /// A pane beside a screen, where there is room for both.
  private struct Panes: View {
    @Environment(\.windowSize) private var window
    let model: Model

    var body: some View {
      HStack {
        if window.columns > 20 {
          VStack {
            Button("row one") {}; Button("row two") {}
          }
        }
        VStack { TextField("words", text: Binding(get: { "" }, set: { _ in })).defaultFocus() }.accessibilityScreen()
      }
    }
  }

  @Test func aControlThatShowsAgainHasTheFocusAgain() async {
    let pilot = Pilot(columns: 40, rows: 4, root: Panes(model: model))
    await pilot.press(.tab, .tab)
    #expect(pilot.markedText == ["[ row two ]"])
    await pilot.resize(columns: 15, rows: 4)
    #expect(!pilot.markedText.contains("[ row two ]"))
    await pilot.resize(columns: 40, rows: 4)
    #expect(pilot.markedText == ["[ row two ]"])
    // The user went on elsewhere meanwhile.
    await pilot.resize(columns: 15, rows: 4)
    await pilot.type("x")
    await pilot.resize(columns: 40, rows: 4)
    #expect(!pilot.markedText.contains("[ row two ]"))
  }

  @Test func aPanelThatClosesLeavesALongFormWhereItWas() async {
    let form = ScrollView {
      VStack {
        TextField("first", text: Binding(get: { "" }, set: { _ in })).defaultFocus()
        ForEach(Array(0..<20), id: \.self) { index in Button("row \(index)") {} }
      }
    }
    let pilot = Pilot(columns: 40, rows: 8, root: form)
    for _ in 0..<19 { await pilot.press(.tab) }
    #expect(pilot.markedText == ["[ row 18 ]"])
    let before = pilot.lines
    await pilot.press(.function(1))
    await pilot.press(.escape)
    #expect(pilot.lines == before)
  }

  @Test func thePageKeysScrollTheOnlyList() async {
    struct Row: Identifiable { let id: Int }
    let screen = VStack {
      TextField("words", text: Binding(get: { "" }, set: { _ in })).defaultFocus()
      List((0..<20).map(Row.init), onSelect: { _ in }) { Text("row \($0.id)") }
    }
    let pilot = Pilot(columns: 20, rows: 6, root: screen)
    await pilot.press(.pageDown)
    #expect(pilot.lines[1] == "row 4")
    await pilot.press(.pageUp)
    #expect(pilot.lines[1] == "row 0")
  }

  @Test func aLateControlGetsTheFocusFromTheTabs() async {
    let pilot = open()
    await pilot.press(.tab, .tab)
    model.isLoading = true
    await pilot.press(.enter)
    #expect(pilot.markedText == ["[ tab ]"])
    model.isLoading = false
    await pilot.settle()
    #expect(pilot.markedText == ["[ tab one ]"])
  }

  @Test func theFocusIsWhereItWasOnTheWayBack() async {
    let pilot = open()
    await pilot.press(.tab)
    model.path.append("next")
    await pilot.settle()
    #expect(pilot.markedText == ["[ next one ]"])
    await pilot.press(.tab, .tab)
    #expect(pilot.markedText == ["[ tab ]"])
    model.path.removeLast()
    await pilot.settle()
    #expect(pilot.markedText == ["[ first two ]"])
  }

  struct Growing: View {
    @Observable @MainActor final class Fields {
      var texts = ["first"]
    }
    let fields: Fields

    var body: some View {
      VStack {
        ForEach(Array(fields.texts.indices), id: \.self) { index in
          TextEditor("text \(index)", text: Binding(get: { fields.texts[index] }) { fields.texts[index] = $0 })
            .lineLimit(1...2).takesFocusWhenNew(index > 0)
        }
        Button("add") { fields.texts.append("") }
      }
    }
  }

  @Test func `A field that the user adds takes the focus once`() async {
    let fields = Growing.Fields()
    let pilot = Pilot(columns: 20, rows: 6, root: Growing(fields: fields))
    await pilot.press(.tab, .enter)
    await pilot.type("a b")
    #expect(fields.texts == ["first", "a b"])
    // The user can leave it, and the next one takes the focus again.
    await pilot.press(.tab, .enter)
    await pilot.type("c")
    #expect(fields.texts == ["first", "a b", "c"])
  }
}
