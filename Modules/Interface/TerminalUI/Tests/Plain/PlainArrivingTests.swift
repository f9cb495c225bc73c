import TerminalTesting
import TerminalUI
import Testing

/// The text that is printed while a reply arrives.
@MainActor struct PlainArrivingTests {
  private let model = PlainModel()

  private func printed(_ pieces: [String]) async -> String {
    let pilot = PlainPilot(root: PlainScreen(model: model))
    await pilot.settle()
    let start = pilot.transcript.count
    model.isArriving = true
    for piece in pieces {
      model.reply += piece
      await pilot.settle()
    }
    model.isArriving = false
    await pilot.settle()
    return String(pilot.transcript.dropFirst(start))
  }

  @Test func codeKeepsItsIndentation() async {
    let printed = await printed(["Code:\nfor a in b {\n", "  first\n", "    second\n\n", "  third\n}\n"])
    #expect(printed.contains("Code:\nfor a in b {\n5. Stop\n  first\n    second\n  third\n}\n"), "\(printed)")
    model.reply = ""
    let other = await self.printed(["코드:", "\n  하나\n  둘\n", "    셋"])
    #expect(other.contains("코드:\n  하나\n  둘\n    셋\n"), "\(other)")
  }

  @Test func anItemStaysBesideItsNumber() async {
    let printed = await printed(["List.\n1. Fi", "rst\n2. ", "Second. Th", "en."])
    #expect(printed.contains("Bot: List.\n5. Stop\n1. First\n2. Second.\nThen.\n"), "\(printed)")
  }

  @Test func anUnfinishedSentenceIsPrintedAfterAWhile() async {
    let pilot = PlainPilot(root: PlainScreen(model: model))
    await pilot.settle()
    model.isArriving = true
    model.reply = "One. Two and"
    await pilot.settle()
    #expect(pilot.transcript.hasSuffix("Bot: One.\n5. Stop\n"))
    await pilot.clock.advance(by: 2_500)
    await pilot.settle()
    #expect(!pilot.transcript.contains("Two"))
    await pilot.clock.advance(by: 500)
    await pilot.settle()
    #expect(pilot.transcript.hasSuffix("\n5. Stop\nTwo and\n"))
    // It is printed once, and the following text begins after it.
    await pilot.clock.advance(by: 9_000)
    model.reply += " three. Four."
    model.isArriving = false
    await pilot.settle()
    #expect(pilot.transcript.hasSuffix("Two and\nthree. Four.\n> "), "\(pilot.transcript)")
  }

  @Test func itemsWithTheSameNameKeepTheirNumbers() async {
    model.rows = (1...30).map(PlainRow.init)
    let pilot = PlainPilot(root: Rows(model: model))
    await pilot.settle()
    #expect(pilot.transcript.contains("Row 12\n2. Thoughts\n") && pilot.transcript.contains("Row 30\n20. Thoughts\n"))
    // The list has changed: the first row that was printed has gone, and a new one has come.
    model.rows.append(PlainRow(id: 31))
    model.turns += 1
    let start = pilot.transcript.count
    await pilot.settle()
    #expect(pilot.transcript.dropFirst(start) == "\nRow 31\n21. Thoughts\n> ")
    await pilot.enter("2", "20", "21")
    #expect(model.pressed == ["Row 12", "Row 30", "Row 31"])
  }

  @Test func earlierRowsAreCountedAtARedrawOnly() async {
    model.rows = (1...30).map(PlainRow.init)
    let pilot = PlainPilot(root: Rows(model: model))
    await pilot.settle()
    #expect(pilot.transcript.contains("\n10 earlier messages: type m\n"))
    model.rows.append(PlainRow(id: 31))
    let start = pilot.transcript.count
    await pilot.settle()
    #expect(!pilot.transcript.dropFirst(start).contains("earlier"))
    await pilot.enter("")
    #expect(pilot.answer.contains("\n11 earlier messages: type m\n"))
    await pilot.enter("m")
    #expect(!pilot.answer.contains("earlier") && pilot.answer.contains("Row 1\n"))
  }

  @Test func aFieldThatStillHasItsTextSendsIt() async {
    let pilot = PlainPilot(
      root: TextEditor("Say", text: Binding(model, \.name)) {
        if !model.isArriving { model.pressed.append(model.name) }
      })
    model.isArriving = true
    await pilot.enter("are you there?")
    #expect(pilot.answer.contains("1. Say: are you there?\n") && model.pressed.isEmpty)
    model.isArriving = false
    await pilot.enter("1", "")
    #expect(model.pressed == ["are you there?"])
  }
}

private struct Rows: View {
  let model: PlainModel

  var body: some View {
    ForEach([model.turns], id: \.self) { _ in
      List(followingEndOf: model.rows) { row in
        VStack {
          Text(line: row.name)
          Button("Thoughts") { model.pressed.append(row.name) }
        }
      }
    }
  }
}
