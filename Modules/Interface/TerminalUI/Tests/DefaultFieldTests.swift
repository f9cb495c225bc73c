import Observation
import Terminal
import TerminalTesting
import TerminalUI
import Testing

/// What is typed goes into the field that the screen is for, wherever the focus is.
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
    #expect(model.text == "one\ntwo" && pilot.reversedText.isEmpty)
  }

  @Test func whatIsTypedAtTheTabsIsNotLost() async {
    let pilot = open()
    await pilot.type("a")
    await pilot.press(.tab)
    #expect(pilot.reversedText == ["[ tab ]"])
    await pilot.type("1")
    await pilot.press(.tab)
    await pilot.type("한?")
    #expect(model.text == "a1한?" && model.log.isEmpty && pilot.reversedText.isEmpty)
    await pilot.press(.tab)
    pilot.host.handle(.paste("pasted"))
    await pilot.settle()
    #expect(model.text == "a1한?pasted")
  }

  @Test func whatHasTheFocusComesFirst() async {
    let pilot = open()
    await pilot.press(.tab, .character(" "), .enter)
    #expect(model.log == ["tab", "tab"] && model.text.isEmpty)
  }

  @Test func ofTwoFieldsNoneIsMeant() async {
    let pilot = open(hasSecond: true)
    await pilot.press(.tab, .tab)
    #expect(pilot.reversedText == ["[ tab ]"])
    await pilot.type("1")
    #expect(model.log == ["1"] && model.text.isEmpty && model.other.isEmpty)
  }

  @Test func theFooterSaysWhatEnterDoesThere() async {
    let pilot = open()
    #expect(pilot.screen.contains(" ⏎ Send  ^J New line  F1 Keys"))
    await pilot.press(.tab)
    #expect(!pilot.screen.contains("Send") && !pilot.screen.contains("[ tab ]1"))
    await pilot.press(.tab)
    #expect(pilot.reversedText == ["[ Retry ]"] && !pilot.screen.contains("Send"))
  }
}
