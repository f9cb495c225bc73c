import Observation
import Terminal
import TerminalTesting
import TerminalUI
import Testing

/// Text that is typed before a screen has loaded goes into its default field.
@MainActor struct EarlyTypingTests {
  @Observable @MainActor final class Model {
    enum Phase { case list, loading, loaded, failed }

    var phase = Phase.list
    var text = ""
    var log: [String] = []
  }

  /// A list with letters as keys. It opens a screen that loads first.
  private struct Screen: View {
    let model: Model

    var body: some View {
      ForEach([model.phase == .list], id: \.self) { isList in
        VStack {
          if isList {
            Button("Open") { model.phase = .loading }
          } else {
            Detail(model: model)
          }
        }
        .accessibilityScreen()
      }
      .keyBindings([
        KeyBinding(.character("h"), "h") { model.log.append("h") },
        KeyBinding(.escape, "Back") { model.phase = .list },
      ])
    }
  }

  private struct Detail: View {
    let model: Model

    var body: some View {
      if model.phase == .loading {
        Text("Loading").keepsTyping()
      } else if model.phase == .failed {
        Button("Try again") {}
      } else {
        TextEditor("Say something", text: Binding(model, \.text)) {
          model.log.append("sent \(model.text)")
          model.text = ""
        }
        .defaultFocus()
      }
    }
  }

  private let model = Model()

  private func open() -> Pilot { Pilot(columns: 40, rows: 6, root: Screen(model: model)) }

  /// Keys of one burst: nothing else happens between them.
  private func burst(_ text: String, on pilot: Pilot) {
    for character in text {
      pilot.host.handle(.key(character == "\n" ? KeyPress(.enter) : KeyPress(.character(character))))
    }
  }

  @Test func textInTheBurstOfTheKeyThatOpensIsKept() async {
    let pilot = open()
    burst("\nhey", on: pilot)
    pilot.host.handle(.paste(" you"))
    #expect(pilot.screen.contains("Loading") && model.log.isEmpty)
    model.phase = .loaded
    await pilot.settle()
    #expect(model.text == "hey you" && pilot.screen.contains("hey you") && pilot.caret != nil)
    await pilot.type("!")
    #expect(model.text == "hey you!" && model.log.isEmpty)
  }

  /// The footer names no letter as a key that is text now.
  @Test func theKeysOfAScreenThatLoadsAreThoseOfText() async {
    let pilot = Pilot(showing: Screen(model: model), columns: 40)
    #expect(pilot.footer.contains("h h") && pilot.footer.hasSuffix("? Keys"))
    await pilot.press(.enter)
    #expect(!pilot.footer.contains("h h") && pilot.footer.contains("Esc Back") && pilot.footer.hasSuffix("F1 Keys"))
  }

  @Test func correctingAndSendingFollowTheText() async {
    let pilot = open()
    burst("\nheyy", on: pilot)
    pilot.host.handle(.key(KeyPress(.backspace)))
    burst("\nmore", on: pilot)
    model.phase = .loaded
    await pilot.settle()
    #expect(model.log == ["sent hey"] && model.text == "more")
  }

  @Test func textForAScreenThatHasGoneIsDropped() async {
    let pilot = open()
    burst("\nhey", on: pilot)
    await pilot.press(.escape)
    #expect(model.phase == .list && model.log.isEmpty)
    await pilot.press(.enter)
    model.phase = .loaded
    await pilot.settle()
    #expect(model.text.isEmpty && model.log.isEmpty)
  }

  @Test func textForAScreenWithoutAFieldIsDropped() async {
    let pilot = open()
    burst("\ney", on: pilot)
    model.phase = .failed
    await pilot.settle()
    #expect(pilot.markedText == ["[ Try again ]"])
    model.phase = .loaded
    await pilot.settle()
    #expect(model.text.isEmpty)
  }

  @Test func aPanelInFrontHasTheKeyboard() async {
    let pilot = open()
    await pilot.press(.enter, .function(1))
    await pilot.press(.character("x"), .escape)
    model.phase = .loaded
    await pilot.settle()
    #expect(model.text.isEmpty)
  }

  /// The frame of the key before is not sent yet: a letter must not be a key of the screen that it left.
  @Test func aSlowTerminalLosesNoText() async {
    let pilot = open()
    pilot.terminal.isBusy = true
    burst("\nhey", on: pilot)
    model.phase = .loaded
    await pilot.settle()
    pilot.terminal.isBusy = false
    pilot.host.handle(.ready)
    await pilot.settle()
    #expect(model.text == "hey" && model.log.isEmpty && pilot.screen.contains("hey"))
  }
}
