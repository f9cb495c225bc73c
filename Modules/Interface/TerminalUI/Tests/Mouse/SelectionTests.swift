import Terminal
import TerminalTesting
import TerminalUI
import Testing

@MainActor struct SelectionTests {
  let model = MouseModel()

  private func pilot(_ text: String, columns: Int = 40, rows: Int = 6) -> Pilot {
    Pilot(columns: columns, rows: rows, root: Text(text))
  }

  @Test func aDragSelectsAndItsEndCopies() async {
    let pilot = pilot("one two three\nfour   \n\n  five six")
    await pilot.drag(from: (4, 0), to: (6, 0), releases: false)
    #expect(pilot.markedText == ["two"] && pilot.copied.isEmpty)
    await pilot.drag(from: (4, 0), to: (2, 1), (5, 3))
    #expect(pilot.copied == ["two three\nfour\n\n  five"])
    await pilot.drag(from: (5, 3), to: (30, 0))
    #expect(pilot.copied.last == "four\n\n  five")
  }

  @Test func backwardsIsTheSame() async {
    let pilot = pilot("one two three")
    await pilot.drag(from: (6, 0), to: (4, 0))
    #expect(pilot.copied == ["two"])
  }

  @Test func wideCharactersAreTakenWhole() async {
    let pilot = pilot("가나다 👨‍👩‍👧‍👦 e\u{301}z")
    // From the second half of 나 to the first half of the family.
    await pilot.drag(from: (3, 0), to: (7, 0))
    #expect(pilot.copied == ["나다 👨‍👩‍👧‍👦"])
    #expect(pilot.markedText.first == "나다 👨‍👩‍👧‍👦")
    await pilot.drag(from: (8, 0), to: (10, 0))
    #expect(pilot.copied.last == "👨‍👩‍👧‍👦 e\u{301}")
    #expect(pilot.screen.contains("Copied 3 characters"))
  }

  @Test func wrappedLinesAreOneLineAgain() async {
    let pilot = pilot("The quick brown fox\nsupercalifragilistic 가나다라마바사", columns: 11)
    #expect(pilot.screen.hasPrefix("The quick\nbrown fox\nsupercalifr\nagilistic"))
    await pilot.drag(from: (4, 0), to: (10, 5))
    #expect(pilot.copied == ["quick brown fox\nsupercalifragilistic 가나다라마바사"])
  }

  /// A message with a name beside it, and a second paragraph: the layout knows which rows are one line.
  @Test func indentedTextIsCopiedAsItWasWritten() async {
    let pilot = Pilot(
      columns: 18, rows: 6,
      root: HStack(spacing: 2) {
        Text("Juno")
        Text("one two three four\nfive")
      })
    #expect(pilot.screen.hasPrefix("Juno  one two\n      three four\n      five"))
    await pilot.drag(from: (6, 0), to: (9, 2))
    #expect(pilot.copied == ["one two three four\nfive"])
    await pilot.drag(from: (6, 1), to: (9, 2))
    #expect(pilot.copied.last == "three four\nfive")
  }

  @Test func aDoubleClickIsAWordAndATripleClickALine() async {
    let pilot = pilot("say 안녕하세요, it's fine ==> ok\nnext", columns: 20)
    await pilot.click(on: "녕", times: 2)
    #expect(pilot.copied == ["안녕하세요"])
    await pilot.clock.advance(by: 1_000)
    await pilot.click(on: "녕", times: 3)
    #expect(pilot.copied.last == "say 안녕하세요, it's fine ==> ok")
    await pilot.clock.advance(by: 1_000)
    await pilot.click(on: "=", times: 2)
    #expect(pilot.copied.last == "==>")
  }

  @Test func slowClicksAndClicksOnBlanksSelectNothing() async {
    let pilot = pilot("word")
    await pilot.click(column: 1, row: 0)
    await pilot.clock.advance(by: 401)
    await pilot.click(column: 1, row: 0)
    await pilot.click(column: 20, row: 3, times: 3)
    await pilot.click(column: 400, row: 300, times: 3)
    #expect(pilot.copied.isEmpty && pilot.markedText.isEmpty)
  }

  @Test func aDragAfterADoubleClickGoesByWords() async {
    let pilot = pilot("alpha beta gamma")
    await pilot.click(column: 7, row: 0)
    await pilot.drag(from: (7, 0), to: (12, 0))
    #expect(pilot.copied == ["beta gamma"])
    await pilot.clock.advance(by: 1_000)
    await pilot.click(column: 7, row: 0)
    await pilot.drag(from: (7, 0), to: (3, 0))
    #expect(pilot.copied.last == "alpha beta")
  }

  @Test func escapeRemovesTheSelectionAndDoesNothingElse() async {
    let pilot = Pilot(
      columns: 30, rows: 3,
      root: Text("some words").keyBindings([
        KeyBinding(.escape, "Back") { model.log.append("back") },
        KeyBinding(.character("x"), "") { model.log.append("x") },
      ]))
    await pilot.drag(from: (0, 0), to: (3, 0))
    await pilot.clock.advance(by: 3_000)
    #expect(pilot.markedText == ["some"])
    await pilot.press(.escape)
    #expect(pilot.markedText.isEmpty && model.log.isEmpty)
    await pilot.press(.escape)
    #expect(model.log == ["back"])
    await pilot.drag(from: (0, 0), to: (3, 0))
    await pilot.press(.character("x"))
    #expect(model.log == ["back", "x"] && pilot.markedText.allSatisfy { $0.contains("Copied") })
  }

  @Test func itStaysInTheColumnWhereItBegan() async {
    let lines = (0..<4).map { "left \($0)" }.joined(separator: "\n")
    let pilot = Pilot(
      columns: 40, rows: 8,
      root: HStack(spacing: 1) {
        Text(lines).frame(width: 12, height: 6, alignment: .topLeading).border()
        ScrollView { ForEach(0..<9, id: \.self) { Text("right \($0)") } }
      })
    await pilot.drag(from: (6, 1), to: (30, 3))
    #expect(pilot.copied == ["0\nleft 1\nleft 2"])
    await pilot.drag(from: (25, 2), to: (1, 4))
    #expect(pilot.copied.last?.contains("left") == false && pilot.copied.last?.contains("right 3") == true)
  }

  @Test func markedTextIsReversedBack() async {
    let pilot = Pilot(
      columns: 20, rows: 3, root: VStack { Button("Press") { model.log.append("pressed") } })
    #expect(pilot.markedText == ["[ Press ]"])
    await pilot.drag(from: (2, 0), to: (6, 0), releases: false)
    #expect(pilot.markedText == ["[ ", " ]"])
    #expect(model.log.isEmpty)
  }

  @Test func behindAPanelNothingIsSelected() async {
    let pilot = Pilot(
      columns: 30, rows: 5,
      root: ZStack {
        VStack {
          Text("behind it all")
          Text("").frame(maxWidth: .infinity, maxHeight: .infinity)
        }
        Text("in front").border().focusScope()
      })
    let bytes = pilot.host.bytes
    await pilot.drag(from: (0, 0), to: (9, 0))
    #expect(pilot.copied.isEmpty && pilot.host.bytes == bytes)
    let inside = pilot.place(of: "in front") ?? (0, 0)
    await pilot.drag(from: inside, to: (29, inside.row))
    #expect(pilot.copied == ["in front"])
  }

  @Test func whileTheButtonIsDownTheTextDoesNotChange() async {
    model.text = "first words"
    let pilot = Pilot(columns: 30, rows: 3, root: Live { Text(model.text) })
    await pilot.drag(from: (0, 0), to: (4, 0), releases: false)
    model.text = "other words"
    await pilot.settle()
    #expect(pilot.screen.hasPrefix("first words"))
    pilot.host.handle(.mouse(MouseEvent(.release, at: Point(x: 4, y: 0))))
    #expect(pilot.copied == ["first"])
    #expect(pilot.screen.hasPrefix("other words") && !pilot.markedText.contains("other"))
  }

  @Test func aChangeBesideTheSelectionLeavesIt() async {
    model.text = "a"
    let pilot = Pilot(
      columns: 30, rows: 4,
      root: Live {
        Text("chosen")
        Text(model.text)
      })
    await pilot.drag(from: (0, 0), to: (5, 0))
    model.text = "b"
    await pilot.settle()
    #expect(pilot.markedText.first == "chosen" && pilot.screen.contains("\nb"))
  }

  @Test func aLostReleaseDoesNotStopTheScreen() async {
    model.text = "before"
    let pilot = Pilot(columns: 30, rows: 3, root: Live { Text(model.text) })
    await pilot.drag(from: (0, 0), to: (4, 0), releases: false)
    model.text = "after"
    await pilot.settle()
    pilot.host.handle(.focus(false))
    #expect(pilot.screen.hasPrefix("after") && pilot.markedText.isEmpty && pilot.copied.isEmpty)
  }

  /// A drag sends only the cells that it touches, and evaluates no view.
  @Test func aDragCostsItsCells() async {
    let pilot = Pilot(
      columns: 120, rows: 36,
      root: Live {
        VStack {
          ForEach(0..<30, id: \.self) { row in
            model.log.append("evaluated")
            return Text("row \(row) " + String(repeating: "word ", count: 20))
          }
        }
      })
    await pilot.drag(from: (3, 4), to: (5, 4), releases: false)
    let evaluated = model.log.count
    let bytes = pilot.host.bytes
    pilot.host.handle(.mouse(MouseEvent(.drag, at: Point(x: 6, y: 4))))
    #expect(pilot.host.bytes - bytes <= 40 && pilot.host.bytes > bytes)
    pilot.host.handle(.mouse(MouseEvent(.drag, at: Point(x: 6, y: 4))))
    #expect(pilot.host.bytes - bytes <= 40 && model.log.count == evaluated)
  }
}
