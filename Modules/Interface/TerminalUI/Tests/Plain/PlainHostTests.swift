import Terminal
import TerminalTesting
import Testing

@testable import TerminalUI

/// The text that is printed of a screen, and the time when it is printed.
@MainActor struct PlainHostTests {
  private let model = PlainModel()

  @Test func aScreenIsPrintedInReadingOrder() async {
    let pilot = PlainPilot(root: PlainScreen(model: model))
    await pilot.settle()
    #expect(
      pilot.transcript == """

        Title

        1. Settings
        2. Name – What is it called?: (empty)
        3. Remove
        Off (not available now)
        4. Export
        or just type: Name – What is it called?, b: Back, ?: Help, q: Quit
        >\u{20}
        """)
  }

  @Test func theScreenBehindAPanelIsPrintedOnceItIsAtRest() async {
    let pilot = PlainPilot(root: PlainScreen(model: model))
    model.isAsking = true
    await pilot.settle()
    let start = pilot.transcript.count
    model.isAsking = false
    for notice in ["Deleting", "Deleted"] {
      for _ in 0..<50 { await Task.yield() }
      await pilot.clock.advance(by: 60)
      model.notice = notice
    }
    for _ in 0..<50 { await Task.yield() }
    await pilot.clock.advance(by: 60)
    for _ in 0..<50 { await Task.yield() }
    #expect(pilot.transcript.count == start)
    await pilot.settle()
    let output = String(pilot.transcript.dropFirst(start))
    #expect(output.contains("Title\n1. Settings\n") && output.contains("\nDeleted\n") && !output.contains("Deleting"))
    #expect(output.hasSuffix("q: Quit\n> "))
  }

  @Test func aScreenThatNeverRestsIsPrintedAfterAWhile() async {
    let pilot = PlainPilot(root: PlainScreen(model: model))
    model.isAsking = true
    await pilot.settle()
    let start = pilot.transcript.count
    model.isAsking = false
    for number in 1...8 {
      model.notice = "\(number)"
      for _ in 0..<50 { await Task.yield() }
      await pilot.clock.advance(by: 60)
      for _ in 0..<50 { await Task.yield() }
    }
    #expect(pilot.transcript.dropFirst(start).contains("Title"))
  }

  @Test func anAnnouncementComesBeforeTheScreenThatFollows() async {
    let pilot = PlainPilot(root: PlainScreen(model: model))
    model.isAsking = true
    await pilot.settle()
    await pilot.enter("2")
    #expect(pilot.answer.hasPrefix("2\nIt is gone.\n\nTitle\n"))
  }

  @Test func messagesAreCopiedFromTheEnd() async {
    model.rows = (1...3).map(PlainRow.init)
    let list = ForEach(model.rows) { row in Text(row.name).accessibilityCopy("# " + row.name) }
    let pilot = PlainPilot(hasClipboard: true, root: VStack { list })
    await pilot.enter("c", "복사 3", "Copy 2")
    #expect(pilot.device.copied == ["# Row 3", "# Row 1", "# Row 2"])
    #expect(pilot.answer.hasSuffix("\nCopied 7 characters.\n> "))
    await pilot.enter("c 4")
    #expect(pilot.answer.contains("Only 3 can be copied") && pilot.device.copied.count == 3)
    await pilot.enter("c 0")
    #expect(pilot.answer.contains("Only 3 can be copied"))
  }

  @Test func withoutAClipboardTheTextIsPrintedToBeCopiedByHand() async {
    let long = Array(repeating: "word", count: 40).joined(separator: " ")
    let pilot = PlainPilot(root: Text("Hello").accessibilityCopy(long + "\n\u{1B}[2J"))
    await pilot.enter("c")
    let edge = String(repeating: "-", count: 40)
    #expect(pilot.answer.contains("\nTo copy by hand:\n\(edge)\n\(long)\n"))
    #expect(pilot.answer.hasSuffix("\n\(edge)\n> ") && pilot.forbiddenCharacters.isEmpty)
    let none = PlainPilot(root: Text(line: "Nothing to do"))
    await none.enter("c")
    #expect(none.answer.contains("There is nothing to copy here."))
  }

  @Test func aReplyIsPrintedBySentencesAndNeverTwice() async {
    let pilot = PlainPilot(root: PlainScreen(model: model))
    await pilot.settle()
    let start = pilot.transcript.count
    model.isArriving = true
    for piece in ["Hel", "lo. How ", "are ", "you? I", " am fi", "ne."] {
      model.reply += piece
      await pilot.settle()
    }
    model.isArriving = false
    model.turns += 1
    await pilot.settle()
    #expect(
      pilot.transcript.dropFirst(start) == "\n5. Stop\nBot: Hello.\nHow are you?\nI am fine.\n> ")
    await pilot.enter("")
    #expect(pilot.answer.contains("Bot: Hello. How are you? I am fine.\n"))
  }

  @Test func aNoticeIsPrintedOnceForEachAppearance() async {
    let pilot = PlainPilot(root: PlainScreen(model: model))
    await pilot.settle()
    let start = pilot.transcript.count
    for notice in ["Look out", "", "Look out", "Look out", "Look up"] {
      model.notice = notice
      await pilot.settle()
    }
    #expect(pilot.transcript.dropFirst(start) == "\nLook out\n> \nLook out\n> \nLook up\n> ")
  }

  @Test func aPanelIsPrintedFirst() async {
    let pilot = PlainPilot(root: PlainScreen(model: model))
    await pilot.settle()
    model.reply = "Read once."
    await pilot.settle()
    model.isAsking = true
    await pilot.settle()
    #expect(
      pilot.transcript.hasSuffix("\nSure?\n\nIt is gone then.\n1. Yes\n2. Delete\nb: Cancel, ?: Help, q: Quit\n> "))
    await pilot.enter("1")
    #expect(!model.isAsking && model.pressed.isEmpty)
    #expect(pilot.answer.contains("Title\n1. Settings\n"))
    #expect(!pilot.answer.contains("Read once."))
    model.isAsking = true
    await pilot.settle()
    await pilot.enter("b")
    #expect(!model.isAsking)
  }

  @Test func aTextThatOnlyLooksGrownIsPrintedWhole() async {
    let pilot = PlainPilot(root: PlainScreen(model: model))
    await pilot.settle()
    model.notice = "1 result"
    await pilot.settle()
    model.notice = "1 results"
    await pilot.settle()
    #expect(pilot.transcript.hasSuffix("\n1 result\n> \n1 results\n> "))
  }

  @Test func interruptStopsFirstAndThenEnds() async {
    let pilot = PlainPilot(root: PlainScreen(model: model))
    model.isArriving = true
    await pilot.settle()
    await pilot.send(.interrupt)
    #expect(model.isStopped && pilot.host.ended == nil)
    model.isArriving = false
    await pilot.send(.interrupt)
    #expect(pilot.host.ended == .interrupted)
  }

  @Test func loadingIsPrintedOnceAndOnlyWhenItTakesLong() async {
    model.isLoading = true
    let pilot = PlainPilot(root: PlainScreen(model: model))
    await pilot.settle()
    #expect(pilot.transcript.isEmpty)
    await pilot.clock.advance(by: 400)
    await pilot.settle()
    #expect(pilot.transcript.hasPrefix("\nTitle\n\n1. Settings\nFetching…\n2. Name"))
    let start = pilot.transcript.count
    model.isLoading = false
    model.notice = "There it is."
    await pilot.settle()
    #expect(pilot.transcript.dropFirst(start) == "There it is.\n> ")
  }

  @Test func aResizeDoesNothing() async {
    let pilot = PlainPilot(root: PlainScreen(model: model))
    await pilot.settle()
    let before = pilot.transcript
    pilot.device.columns = 20
    await pilot.settle()
    #expect(pilot.transcript == before)
    await pilot.enter("")
    #expect(pilot.answer.split(separator: "\n").allSatisfy { $0.count <= 20 })
  }

  @Test func longListsComeByThePage() async {
    model.rows = (1...1_000).map(PlainRow.init)
    let pilot = PlainPilot(
      root: List(model.rows, onSelect: { model.pressed.append($0.name) }) { Text(line: $0.name) })
    await pilot.settle()
    #expect(pilot.transcript.contains("20. Row 20\n980 more: type m\n"))
    #expect(!pilot.transcript.contains("Row 21"))
    await pilot.enter("m")
    #expect(pilot.answer.contains("21. Row 21\n") && pilot.answer.contains("40. Row 40\n960 more: type m\n"))
    #expect(!pilot.answer.contains("Row 20\n") && !pilot.answer.contains("Row 41"))
    await pilot.enter("33")
    #expect(model.pressed == ["Row 33"])
  }

  @Test func rowsOfAnOrdinaryStackComeByThePageToo() async {
    model.rows = (1...1_000).map(PlainRow.init)
    let pilot = PlainPilot(
      root: ScrollView { ForEach(model.rows) { row in Button(row.name) { model.pressed.append(row.name) } } })
    await pilot.enter("m", "25")
    #expect(pilot.transcript.contains("40. Row 40\n960 more: type m\n") && !pilot.transcript.contains("Row 41"))
    #expect(model.pressed == ["Row 25"])
  }

  @Test func aListThatFollowsItsEndIsPrintedFromItsEnd() async {
    model.rows = (1...50).map(PlainRow.init)
    var reached = 0
    let pilot = PlainPilot(
      root: List(followingEndOf: model.rows, onReachStart: { reached += 1 }) { Text(line: $0.name) })
    await pilot.settle()
    #expect(pilot.transcript.contains("30 earlier messages: type m\nRow 31\n") && pilot.transcript.contains("Row 50\n"))
    #expect(reached == 0)
    await pilot.enter("m", "m")
    #expect(pilot.answer.contains("Row 1\n") && !pilot.answer.contains("Row 11\n"))
    #expect(reached > 0)
  }

  @Test func aListThatOpensInTheMiddleIsPrintedFromThere() async {
    model.rows = (1...200).map(PlainRow.init)
    let middle = model.rows[99].id
    var (start, end) = (0, 0)
    let pilot = PlainPilot(
      root: List(followingEndOf: model.rows, onReachStart: { start += 1 }) { Text(line: $0.name) }
        .opening(at: middle).continuing { end += 1 })
    await pilot.settle()
    // A few before it, and no more than a page.
    #expect(pilot.transcript.contains("96 earlier messages: type m\nRow 97\nRow 98\nRow 99\nRow 100\n"))
    #expect(pilot.transcript.contains("Row 116\n84 more: type m\n") && !pilot.transcript.contains("Row 117"))
    await pilot.enter("m")
    #expect(pilot.answer.contains("76 earlier messages: type m\nEarlier:\nRow 77\n"))
    #expect(pilot.answer.contains("Row 96\nLater:\nRow 117\n") && pilot.answer.contains("Row 136\n64 more: type m\n"))
    #expect(start == 0 && end == 0)
    await pilot.enter("m", "m", "m")
    #expect(!pilot.answer.contains("There is nothing"))
    await pilot.enter("m")
    #expect(pilot.answer.contains("Row 200\n") && start > 0 && end > 0)
    #expect(pilot.answer.hasSuffix("There is nothing earlier.\nThere is nothing later.\n> "), "\(pilot.answer)")
    await pilot.enter("m")
    #expect(pilot.answer == "m\nThere is no more.\n> ")
  }

  @Test func hostileWordsAreOnlyWords() async {
    let hostile = "\u{1B}]52;c;aGVsbG8=\u{07}\u{1B}[31mred\u{9B}2J\u{202E}abc\u{1B}]0;title\u{1B}\\\r\n> 1"
    model.reply = hostile
    model.name = hostile
    model.notice = hostile
    let pilot = PlainPilot(root: PlainScreen(model: model))
    await pilot.enter(hostile, "2 " + hostile, "?")
    #expect(pilot.transcript.contains("red"))
    #expect(pilot.forbiddenCharacters.isEmpty)
  }

  @Test func anElementWithoutReadIsReadFromItsPaintedCells() async {
    let pilot = PlainPilot(root: VStack { PaintedOnly(rows: ["▀▄▀ ▀▄", "Two words"]) })
    await pilot.settle()
    #expect(pilot.transcript.contains("\nTwo words\n") && !pilot.transcript.contains("▀"))
  }

  @Test func helpIsInBothLanguages() async {
    for (language, words) in [(Language.english, "An empty line"), (.korean, "빈 줄을 입력하면")] {
      let pilot = PlainPilot(language: language, root: PlainScreen(model: model))
      await pilot.enter("?")
      #expect(pilot.answer.contains(words))
      for name in ["b", "m", "c", "q", "?"] + (language == .korean ? ["뒤로", "더", "복사", "종료", "도움말"] : []) {
        #expect(PlainCommand(name) != .words(name) && pilot.answer.contains(name))
      }
    }
  }
}

private struct PaintedOnly: PrimitiveView {
  let rows: [String]

  func evaluate(in evaluation: Evaluation) {
    evaluation.add(PaintedOnlyElement(rows: rows))
  }
}

private struct PaintedOnlyElement: Element {
  let rows: [String]

  func measure(_ proposal: Proposal, _ node: Node) -> Size { Size(width: 12, height: rows.count) }

  func paint(_ node: Node, on canvas: Canvas) {
    for (y, row) in rows.enumerated() { canvas.write(SafeText(untrustedLine: row), y: y, style: .standard) }
  }
}
