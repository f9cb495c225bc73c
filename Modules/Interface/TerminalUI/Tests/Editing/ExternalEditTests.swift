import Observation
import Terminal
import TerminalTesting
import TerminalUI
import Testing

@MainActor struct ExternalEditTests {
  @Observable @MainActor final class Model {
    var text = "draft"
    var seen: [String] = []
  }

  private let model = Model()
  private let gate = Gate()

  private func pilot(_ answer: @escaping @MainActor (String) throws -> String?) -> Pilot {
    let (model, gate) = (model, gate)
    let action = ExternalEditAction { text in
      model.seen.append(text)
      await gate.pass()
      return try answer(text)
    }
    return Pilot(
      columns: 44, rows: 5,
      root: VStack {
        TextEditor("Say", text: Binding(model, \.text)) {}.lineLimit(3).environment(\.externalEdit, action)
        Spacer()
      })
  }

  @Test func anotherProgramEditsTheText() async {
    gate.close()
    let pilot = pilot { $0 + ", longer\n" }
    await pilot.press(.alt("e"))
    #expect(model.seen == ["draft"])
    #expect(pilot.lines[1] == "Open in the editor")
    await pilot.type("x")
    await pilot.press(.enter, .alt("e"), .control("k"))
    #expect(model.text == "draft" && model.seen.count == 1)
    gate.open()
    await pilot.settle()
    #expect(model.text == "draft, longer")
    #expect(pilot.lines[..<2] == ["draft, longer", ""])
    await pilot.press(.control("_"))
    #expect(model.text == "draft")
  }

  @Test func controlXControlEIsTheSame() async {
    let pilot = pilot { _ in "new" }
    await pilot.press(.control("x"), .control("a"), .control("e"))
    #expect(model.seen.isEmpty)
    await pilot.press(.control("x"), .control("ㄷ"))
    #expect(model.text == "new")
  }

  @Test func itGetsPastesWhole() async {
    let long = String(repeating: "words\n", count: 40)
    let pilot = pilot { _ in nil }
    await pilot.press(.control("u"))
    await pilot.paste(long)
    await pilot.press(.alt("e"))
    #expect(model.seen == [long])
    #expect(model.text == long && pilot.lines[0] == "[pasted 40 lines]")
  }

  @Test func theErrorShowsUntilTheNextKey() async {
    let pilot = pilot { _ in throw ExternalEditor.Problem.notFound(command: "joe") }
    await pilot.press(.alt("e"))
    #expect(pilot.lines[..<2] == ["draft", "There is no editor “joe”. Set $EDITOR."])
    await pilot.type("s")
    #expect(pilot.lines[..<2] == ["drafts", ""])
  }

  @Test func withoutAnEditorTheKeysReachOtherControls() async {
    let model = model
    let pilot = Pilot(
      columns: 44, rows: 5,
      root: TextEditor("Say", text: Binding(model, \.text)) {}
        .keyboardShortcut(.alt("e"), "Elsewhere") { model.seen.append("e") })
    await pilot.press(.alt("e"), .control("x"))
    #expect(model.seen == ["e"] && model.text == "draft")
  }
}
