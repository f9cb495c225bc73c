import Observation
import TerminalTesting
import TerminalUI
import Testing

/// A control that was scrolled out of sight is not pressed.
@MainActor struct FocusSightTests {
  @Observable @MainActor final class Model {
    var text = ""
    var log: [String] = []
  }

  private struct Rows: View {
    let model: Model
    var hasField = false

    var body: some View {
      VStack {
        ScrollView {
          VStack {
            if hasField { TextField("name", text: Binding(model, \.text)).defaultFocus() }
            ForEach(Array(0..<20), id: \.self) { index in Button("row \(index)") { model.log.append("\(index)") } }
          }
        }
        .accessibilityScreen()
        Button("tab") { model.log.append("tab") }
      }
    }
  }

  private let model = Model()

  private func open(hasField: Bool = false) -> Pilot {
    Pilot(columns: 20, rows: 6, root: Rows(model: model, hasField: hasField))
  }

  @Test(arguments: [Key.enter, .character(" "), .tab, .down, .up, .left]) func theFirstPressBringsItBack(key: Key) async
  {
    let pilot = open()
    await pilot.press(.end)
    #expect(pilot.markedText.isEmpty)
    let before = pilot.lines
    await pilot.press(key)
    // The focus is on the nearest row, and nothing scrolled.
    #expect(pilot.markedText == ["[ row 15 ]"] && pilot.lines == before && model.log.isEmpty)
    await pilot.press(.enter)
    #expect(model.log == ["15"])
    await pilot.press(.home, .enter)
    #expect(pilot.markedText == ["[ row 4 ]"] && model.log == ["15"])
  }

  @Test func thePageKeysBringItBackToo() async {
    let pilot = open()
    await pilot.press(.pageDown, .pageDown, .enter)
    #expect(pilot.markedText == ["[ row 6 ]"] && model.log.isEmpty)
    await pilot.press(.down, .enter)
    #expect(model.log == ["7"])
  }

  @Test func aFieldOutOfSightIsScrolledTo() async {
    let pilot = open(hasField: true)
    await pilot.press(.pageDown, .pageDown)
    await pilot.type("x")
    #expect(model.text == "x" && pilot.lines[0] == "x")
  }

  /// A row that opens a field below itself.
  private struct Editable: View {
    let model: Model
    @State private var isOpen = false

    var body: some View {
      ScrollView {
        VStack {
          Text("above")
          Button("edit") { isOpen = true }
          if isOpen { TextField("name", text: Binding(model, \.text)).defaultFocus() }
          Button("other") {}
        }
      }
    }
  }

  @Test func aFieldThatAppearsBelowTheEdgeIsScrolledTo() async {
    let pilot = Pilot(columns: 20, rows: 2, root: Editable(model: model))
    await pilot.press(.down, .up)
    #expect(pilot.markedText == ["[ edit ]"])
    await pilot.press(.enter)
    await pilot.type("x")
    #expect(model.text == "x" && pilot.screen.contains("x"), "\(pilot.screen)")
    pilot.stop()
  }

  private struct Row: Identifiable {
    let id: Int
  }

  @Test func aChosenRowOfAListComesBackToo() async {
    let model = model
    let list = List((0..<20).map(Row.init), onSelect: { model.log.append("\($0.id)") }) { Text("row \($0.id)") }
    let pilot = Pilot(columns: 20, rows: 4, root: list.defaultFocus())
    await pilot.wheel(.down, over: "row 1", notches: 2)
    #expect(pilot.lines[0] == "row 6")
    await pilot.press(.enter)
    #expect(model.log.isEmpty && pilot.lines[0] == "row 6")
    await pilot.press(.enter)
    #expect(model.log == ["6"])
  }

  @Test func withoutAVisibleControlTheHiddenOneIsScrolledTo() async {
    let log = model
    let pilot = Pilot(
      columns: 20, rows: 4,
      root: ScrollView {
        VStack {
          Button("only") { log.log.append("only") }
          ForEach(Array(0..<20), id: \.self) { Text("text \($0)") }
        }
      })
    await pilot.press(.end, .enter)
    #expect(pilot.markedText == ["[ only ]"] && log.log.isEmpty)
    await pilot.press(.enter)
    #expect(log.log == ["only"])
  }

  private struct Sections: View {
    let model: Model

    var body: some View {
      VStack {
        ScrollView {
          VStack {
            ForEach(Array(0..<6), id: \.self) { index in
              VStack {
                Text("section \(index)")
                Button("button \(index)") { model.log.append("button \(index)") }
              }
              .keyBindings([
                KeyBinding(.character(Character("\(index)")), "Do \(index)", prominence: .spare) {
                  model.log.append("\(index)")
                }
              ])
            }
          }
        }
        KeyBar()
      }
    }
  }

  /// Keys of hidden sections are not offered, and do nothing.
  @Test func keysOfHiddenSectionsDoNothing() async {
    let pilot = Pilot(columns: 60, rows: 6, root: Sections(model: model))
    #expect(pilot.screen.contains("0 Do 0") && pilot.screen.contains("1 Do 1") && !pilot.screen.contains("Do 5"))
    await pilot.press(.character("5"), .character("1"))
    #expect(model.log == ["1"])
    await pilot.press(.end)
    #expect(pilot.screen.contains("5 Do 5"))
    await pilot.press(.character("5"))
    #expect(model.log == ["1", "5"])
  }
}
