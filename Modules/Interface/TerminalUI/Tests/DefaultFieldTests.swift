import Observation
import Terminal
import TerminalTesting
import TerminalUI
import Testing

/// Typed text goes into the default field of the screen, wherever the focus is.
@MainActor struct DefaultFieldTests {
  @Observable @MainActor final class Model {
    var text = ""
    var other = ""
    var log: [String] = []
  }

  /// A conversation as a screen, with tabs below it.
  private struct Screen: View {
    let model: Model
    var hasSecond = false

    var body: some View {
      VStack {
        VStack {
          Button("Retry") { model.log.append("retry") }
          TextEditor("Say something", text: Binding(model, \.text)) { model.log.append("send") }
            .submitLabel("Send").defaultFocus()
          if hasSecond { TextField("other", text: Binding(model, \.other)).defaultFocus() }
        }
        .keyBindings([KeyBinding(.enter, "Send") { model.log.append("send") }])
        .accessibilityScreen()
        HStack {
          Button("tab") { model.log.append("tab") }
          KeyHint(.character("1"))
        }
        KeyBar()
      }
      .keyBindings([KeyBinding(.character("1"), "first", prominence: .hidden) { model.log.append("1") }])
    }
  }

  private let model = Model()

  private func open(hasSecond: Bool = false) -> Pilot {
    Pilot(columns: 60, rows: 8, root: Screen(model: model, hasSecond: hasSecond))
  }

  @Test func downStaysInATextOfSeveralLines() async {
    let pilot = open()
    await pilot.press(.down)
    await pilot.type("one")
    await pilot.press(.control("j"), .down, .down)
    await pilot.type("two")
    #expect(model.text == "one\ntwo" && pilot.caret != nil)
  }

  @Test func textTypedAtTheTabsIsNotLost() async {
    let pilot = open()
    await pilot.type("a")
    await pilot.press(.tab)
    #expect(pilot.markedText == ["[ tab ]"])
    await pilot.type("1")
    await pilot.press(.tab)
    await pilot.type("한?")
    #expect(model.text == "a1한?" && model.log.isEmpty && pilot.caret != nil)
    await pilot.press(.tab)
    pilot.host.handle(.paste("pasted"))
    await pilot.settle()
    #expect(model.text == "a1한?pasted")
  }

  @Test func theFocusedControlComesFirst() async {
    let pilot = open()
    await pilot.press(.tab, .character(" "), .enter)
    #expect(model.log == ["tab", "tab"] && model.text.isEmpty)
  }

  @Test func twoFieldsHaveNoDefault() async {
    let pilot = open(hasSecond: true)
    await pilot.press(.tab, .tab)
    #expect(pilot.markedText == ["[ tab ]"])
    await pilot.type("1")
    #expect(model.log == ["1"] && model.text.isEmpty && model.other.isEmpty)
  }

  @Test func theFooterShowsEnterOfTheField() async {
    let pilot = open()
    #expect(pilot.footer == " ⏎ Send  ^J New line  F1 Keys")
    await pilot.press(.tab)
    #expect(!pilot.screen.contains("Send") && !pilot.screen.contains("[ tab ]1"))
    await pilot.press(.tab)
    #expect(pilot.markedText == ["[ Retry ]"] && !pilot.screen.contains("Send"))
  }
}

/// A letter typed at a picker goes to no field.
@MainActor struct FormTypingTests {
  @Observable @MainActor final class Model {
    var name = ""
    var path = ""
    var kind = 1
    var isOn = false
  }

  private struct Form: View {
    let model: Model
    let hasPath: Bool

    var body: some View {
      VStack {
        TextField("name", text: Binding(model, \.name)).defaultFocus()
        Picker("Kind", selection: Binding(model, \.kind)) {
          ForEach([1, 2, 3], id: \.self) { Text("\($0)").tag($0) }
        }
        Toggle("On", isOn: Binding(model, \.isOn))
        if hasPath { TextField("path", text: Binding(model, \.path)) }
        Button("Save") {}
      }
    }
  }

  private let model = Model()

  @Test(arguments: [false, true]) func `A picker does not pass letters on`(hasPath: Bool) async {
    let pilot = Pilot(columns: 40, rows: 8, root: Form(model: model, hasPath: hasPath))
    await pilot.press(.down)
    #expect(pilot.markedText == ["‹ 1 ›"])
    await pilot.type("/tmp/x.png 2")
    pilot.host.handle(.paste("pasted"))
    // The space turns the wheel.
    #expect(model.kind == 2 && model.name.isEmpty && model.path.isEmpty)
    await pilot.press(.down)
    await pilot.type("no")
    #expect(!model.isOn && model.name.isEmpty && model.path.isEmpty)
  }

  /// A form has no default field: text typed at a button goes nowhere.
  @Test func `A form has no default field`() async {
    let pilot = Pilot(columns: 40, rows: 8, root: Form(model: model, hasPath: true))
    await pilot.press(.tab, .tab, .tab, .tab)
    #expect(pilot.markedText == ["[ Save ]"])
    await pilot.type("abc")
    #expect(model.name.isEmpty && model.path.isEmpty)
  }
}
