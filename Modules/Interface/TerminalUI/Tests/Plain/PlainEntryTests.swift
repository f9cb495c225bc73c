import Terminal
import TerminalTesting
import Testing

@testable import TerminalUI

/// The lines that a user enters, and their effects.
@MainActor struct PlainEntryTests {
  private let model = PlainModel()

  @Test func numbersPressTheirItems() async {
    let pilot = PlainPilot(root: PlainScreen(model: model))
    await pilot.enter("1", "3", "4", "b")
    #expect(model.pressed == ["settings", "picture", "export", "back"])
    await pilot.enter("9")
    #expect(pilot.answer.contains("There is no 9 here."))
    await pilot.enter("m")
    #expect(pilot.answer.contains("There is no more."))
  }

  @Test func fieldsAreFilledInThreeWays() async {
    let pilot = PlainPilot(root: PlainScreen(model: model))
    await pilot.enter("2 Mango")
    #expect(model.name == "Mango")
    #expect(pilot.answer.contains("2. Name – What is it called?: Mango"))
    await pilot.enter("2")
    #expect(pilot.answer.hasSuffix("Name – What is it called?> "))
    await pilot.enter("3")
    #expect(model.name == "3")
    await pilot.enter("2", "")
    #expect(model.name == "3")
    await pilot.enter("Just words")
    #expect(model.name == "Just words")
    await pilot.enter(" 1")
    #expect(model.name == "1")
    await pilot.enter("2 -")
    #expect(model.name.isEmpty)
    #expect(pilot.answer.contains("(empty)"))
    #expect(model.pressed == ["submit Mango", "submit 3", "submit Just words", "submit 1", "submit "])
  }

  @Test func aFilledFieldIsPrinted() async {
    let pilot = PlainPilot(root: PlainScreen(model: model))
    await pilot.settle()
    await pilot.enter("Ada")
    #expect(pilot.answer == "Ada\n2. Name – What is it called?: Ada\n> ")
    // Sending empties the field, so there is nothing to print.
    model.sends = true
    await pilot.enter("Bo")
    #expect(pilot.answer == "Bo\n> " && model.name.isEmpty)
  }

  @Test func pastedLinesAreOneEntry() async {
    let pilot = PlainPilot(root: PlainScreen(model: model))
    await pilot.paste("1", "q", "b")
    // This field has one line.
    #expect(model.pressed == ["submit 1 q b"] && pilot.host.ended == nil)
    #expect(pilot.answer.contains("\n3 lines.\n2. Name – What is it called?: 1 q b\n"))
    await pilot.enter("2")
    await pilot.paste("x", "-")
    #expect(model.name == "x -")
    let none = PlainPilot(root: Text(line: "Nothing to do"))
    await none.paste("1", "2")
    #expect(none.answer.contains("Nothing here takes words.") && !none.answer.contains("lines"))
  }

  @Test func anEditorTakesTheLinesOfAPaste() async {
    let pilot = PlainPilot(root: TextEditor("Say", text: Binding(model, \.name)))
    await pilot.paste("one", "", "two")
    #expect(model.name == "one\n\ntwo")
  }

  @Test(arguments: ["Hello", "1 Hello"]) func anEarlierTextStaysWhenOthersAreSent(line: String) async {
    model.name = "A draft"
    var sent: [String] = []
    let pilot = PlainPilot(
      root: TextEditor("Say", text: Binding(model, \.name)) {
        sent.append(model.name)
        model.name = ""
      })
    await pilot.enter(line)
    #expect(sent == ["Hello"] && model.name == "A draft")
    #expect(pilot.answer.contains("is still there, not sent."))
    // So it does after the next ones, and it can be sent, too.
    await pilot.enter("Again", "1", "")
    #expect(sent == ["Hello", "Again", "A draft"] && model.name.isEmpty)
    await pilot.enter("Last")
    #expect(sent.last == "Last" && model.name.isEmpty)
  }

  @Test func anEarlierTextCanBeReplacedAndEmptied() async {
    model.name = "A draft"
    let pilot = PlainPilot(root: TextEditor("Say", text: Binding(model, \.name)))
    await pilot.enter("Nothing is sent here")
    #expect(model.name == "Nothing is sent here")
    await pilot.enter("1 -")
    #expect(model.name.isEmpty && !pilot.answer.contains("is still there, not sent."))
  }

  @Test func numbersStayWhileTheirScreenIsOpen() async {
    let pilot = PlainPilot(root: PlainScreen(model: model))
    await pilot.settle()
    let before = ["Settings", "Name", "Remove", "Export"].map { pilot.number(of: $0) }
    model.isOffered = true
    await pilot.settle()
    #expect(pilot.answer.contains("\n5. Off\n"))
    await pilot.enter("")
    #expect(["Settings", "Name", "Remove", "Export"].map { pilot.number(of: $0) } == before)
    #expect(pilot.answer.contains("3. Remove\n5. Off\n4. Export\n"))
    model.isOffered = false
    await pilot.enter("", "5")
    #expect(pilot.answer.contains("5 is no longer there."))
    model.isAsking = true
    await pilot.settle()
    await pilot.enter("b", "4")
    #expect(model.pressed == ["export"])
  }

  @Test func aDisabledActionHasNoNumberByItsKeyEither() async {
    let pilot = PlainPilot(
      root: Button("Save") {}.disabled(true).keyBindings([KeyBinding(.control("s"), "Save") {}]))
    await pilot.settle()
    #expect(pilot.transcript.contains("Save (not available now)") && pilot.number(of: "Save") == nil)
  }

  @Test func anActionThatIsGoneIsNotDone() async {
    let pilot = PlainPilot(root: PlainScreen(model: model))
    model.isArriving = true
    model.reply = "One. Two"
    await pilot.settle()
    let stop = pilot.number(of: "Stop")
    #expect(stop == "5")
    model.isArriving = false
    await pilot.enter("5")
    #expect(pilot.answer.contains("5 is no longer there."))
    #expect(!model.isStopped)
  }

  @Test func aNumberMeansTheItemItWasPrintedWith() async {
    let pilot = PlainPilot(root: PlainScreen(model: model))
    await pilot.settle()
    // Another item takes the first place before it is printed.
    model.isAsking = true
    pilot.host.handle(.line("1"))
    #expect(model.isAsking && model.pressed.isEmpty)
    await pilot.settle()
    #expect(pilot.transcript.contains("1 is no longer there."))
    await pilot.enter("1")
    #expect(!model.isAsking)
  }
}
