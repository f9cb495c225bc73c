import Terminal
import TerminalTesting
import Testing

@testable import TerminalUI

/// The effects of words typed without a number.
@MainActor struct PlainStringsTests {
  private let model = PlainModel()

  @Test(arguments: ["Settings", "settings", " SETTINGS"]) func anActionIsPressedByItsName(words: String) async {
    let pilot = PlainPilot(root: PlainScreen(model: model))
    await pilot.enter(words)
    // A line that begins with a space is always text.
    #expect(words.hasPrefix(" ") ? model.name == "SETTINGS" : model.pressed == ["settings"] && model.name.isEmpty)
    await pilot.enter("Export!", "settings now")
    #expect(model.pressed.contains("export") && model.name == "settings now")
    await pilot.paste("Settings", "")
    #expect(model.name == "Settings")
  }

  @Test func aDisabledActionPrintsThatItIsDisabled() async {
    let pilot = PlainPilot(root: PlainScreen(model: model))
    await pilot.enter("off")
    #expect(pilot.answer.contains("off (not available now)") && model.name.isEmpty && model.pressed.isEmpty)
  }

  @Test func aStateInBracketsIsNoPartOfAName() async {
    let pilot = PlainPilot(
      language: .korean,
      root: VStack {
        Button("생각 (접음)") { model.pressed.append("first") }
        Button("생각 (접음)") { model.pressed.append("last") }
      })
    await pilot.enter("생각")
    #expect(model.pressed == ["last"])
  }

  @Test(arguments: [("y", true), ("Yes", true), ("예", true), ("n", false), ("아니요", false), ("perhaps", nil)])
  func aQuestionIsAnswered(words: String, isAgreed: Bool?) async {
    var answers: [Bool] = []
    let pilot = PlainPilot(
      root: VStack {
        Text("Sure?").accessibilityHeading()
        Button("Delete") { answers.append(true) }
        Button("Cancel") { answers.append(false) }
      }
      .keyBindings([KeyBinding(.escape, "Cancel") { answers.append(false) }])
      .focusScope())
    await pilot.enter(words)
    #expect(answers == (isAgreed.map { [$0] } ?? []))
  }

  @Test func yesIsTextWhereNoQuestionIsAsked() async {
    let pilot = PlainPilot(root: PlainScreen(model: model))
    await pilot.enter("yes")
    #expect(model.name == "yes" && model.pressed == ["submit yes"])
  }

  @Test func theLastCodeIsCopied() async {
    let pilot = PlainPilot(
      hasClipboard: true,
      root: VStack {
        Text("One").accessibilityCopy("One", code: "let a = 1\u{7}\n")
        Text("Two").accessibilityCopy("Two")
      })
    await pilot.enter("c code")
    #expect(pilot.device.copied == ["let a = 1\u{7}\n"])
    // Characters that cannot be pasted are left out.
    #expect(pilot.answer.contains("Copied 10 characters."))
    await pilot.enter("c 2 code")
    #expect(pilot.device.copied.count == 2)
    for line in ["c 1 code", "c 3 code"] { await pilot.enter(line) }
    #expect(pilot.transcript.contains("There is no code to copy.") && pilot.answer.contains("Only 2 can be copied"))
    #expect(pilot.device.copied.count == 2)
  }

  @Test func afterAStopThePromptComesBack() async {
    let pilot = PlainPilot(root: PlainScreen(model: model))
    await pilot.settle()
    let before = pilot.transcript
    await pilot.send(.continued)
    #expect(pilot.transcript == before + "> ")
    await pilot.enter("2")
    await pilot.send(.continued)
    #expect(pilot.transcript.hasSuffix("Name – What is it called?> Name – What is it called?> "))
    // While a reply arrives, there is no prompt.
    await pilot.enter("")
    (model.reply, model.isArriving) = ("One. Tw", true)
    pilot.host.handle(.line(""))
    let arriving = pilot.transcript
    await pilot.send(.continued)
    #expect(pilot.transcript == arriving)
  }

  @Test func anActionThatLeadsToTheSameScreenPrintsIt() async {
    let pilot = PlainPilot(root: Here())
    await pilot.settle()
    await pilot.enter("1")
    #expect(pilot.answer == "1\n\n1. Here\n?: Help, q: Quit\n> ")
  }
}

private struct Here: View {
  @Environment(\.announce) private var announce

  var body: some View {
    Button("Here") { announce.screenAgain() }
  }
}
