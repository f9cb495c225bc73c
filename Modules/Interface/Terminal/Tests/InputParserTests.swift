import RandomTesting
import Terminal
import Testing

struct InputParserTests {
  private func events(_ text: String) -> [TerminalEvent] {
    var parser = InputParser()
    return parser.feed(Array(text.utf8))
  }

  private func key(_ code: KeyPress.Code, _ modifiers: KeyPress.Modifiers = []) -> [TerminalEvent] {
    [.key(KeyPress(code, modifiers))]
  }

  @Test(
    arguments: [
      ("a", .character("a"), []), ("A", .character("A"), []), ("한", .character("한"), []), ("😀", .character("😀"), []),
      ("\r", .enter, []), ("\n", .character("j"), .control), ("\t", .tab, []), ("\u{7F}", .backspace, []),
      ("\u{8}", .backspace, []), ("\u{3}", .character("c"), .control), ("\u{0}", .character(" "), .control),
      ("\u{1A}", .character("z"), .control), ("\u{1F}", .character("_"), .control),
      ("\u{1B}\r", .enter, .alt), ("\u{1B}x", .character("x"), .alt), ("\u{1B}한", .character("한"), .alt),
      ("\u{1B}\u{7F}", .backspace, .alt), ("\u{1B}[Z", .tab, .shift), ("\u{1B}[A", .up, []), ("\u{1B}OB", .down, []),
      ("\u{1B}[1;5C", .right, .control), ("\u{1B}[1;4D", .left, [.shift, .alt]), ("\u{1B}[H", .home, []),
      ("\u{1B}[4~", .end, []), ("\u{1B}[3;2~", .delete, .shift), ("\u{1B}[5~", .pageUp, []),
      ("\u{1B}[6~", .pageDown, []),
      ("\u{1B}[2~", .insert, []), ("\u{1B}OP", .function(1), []), ("\u{1B}[15~", .function(5), []),
      ("\u{1B}[24~", .function(12), []), ("\u{1B}[1;2R", .function(3), .shift), ("\u{1B}[[C", .function(3), []),
      ("\u{1B}OM", .enter, []), ("\u{1B}Op", .character("0"), []),
    ] as [(String, KeyPress.Code, KeyPress.Modifiers)])
  func legacyKeys(text: String, code: KeyPress.Code, modifiers: KeyPress.Modifiers) {
    #expect(events(text) == key(code, modifiers))
  }

  @Test(
    arguments: [
      ("\u{1B}[27u", .escape, []), ("\u{1B}[13;2u", .enter, .shift), ("\u{1B}[99;5u", .character("c"), .control),
      ("\u{1B}[9;2u", .tab, .shift), ("\u{1B}[127;5u", .backspace, .control), ("\u{1B}[97;3u", .character("a"), .alt),
      ("\u{1B}[97:65;4u", .character("A"), .alt), ("\u{1B}[97:65;6u", .character("a"), [.control, .shift]),
      ("\u{1B}[12618::99;5u", .character("c"), .control), ("\u{1B}[45:95;6u", .character("_"), .control),
      ("\u{1B}[32;2u", .character(" "), .shift), ("\u{1B}[99;69u", .character("c"), .control),
      ("\u{1B}[57417u", .left, []), ("\u{1B}[57404u", .character("5"), []), ("\u{1B}[57376u", .function(13), []),
      ("\u{1B}[1;5:1A", .up, .control), ("\u{1B}[27;5;13~", .enter, .control), ("\u{1B}[27;2;13~", .enter, .shift),
      ("\u{1B}[27;6;65~", .character("a"), [.control, .shift]),
    ] as [(String, KeyPress.Code, KeyPress.Modifiers)])
  func newerKeys(text: String, code: KeyPress.Code, modifiers: KeyPress.Modifiers) {
    #expect(events(text) == key(code, modifiers))
  }

  /// Releases, modifiers alone, answers and unknown sequences make no event, and end at the right byte.
  @Test(arguments: [
    "\u{1B}[97;1:3u", "\u{1B}[1;1:3A", "\u{1B}[57441u", "\u{1B}[?62;4c", "\u{1B}[>1;10;0c", "\u{1B}[12;40R",
    "\u{1B}[?2026;2$y", "\u{1B}]11;rgb:ff/ff/ff\u{7}", "\u{1B}]11;rgb:ff/ff/ff\u{1B}\\", "\u{1B}P>|tmux 3.3a\u{1B}\\",
    "\u{1B}_Gi=1;OK\u{1B}\\", "\u{1B}[99999999999999999999u", "\u{1B}[4;600;800t", "\u{1B}[;;;;;;u", "\u{1B}[<1;2M",
  ])
  func swallowed(text: String) {
    #expect(events(text + "x") == key(.character("x")))
  }

  @Test func aLongSequenceOrAnswerIsDropped() {
    #expect(events("\u{1B}[" + String(repeating: "1", count: 10_000) + "Ax") == key(.character("x")))
    var parser = InputParser()
    let flood = parser.feed(Array("\u{1B}]0;".utf8) + Array(repeating: UInt8(ascii: "x"), count: 70_000))
    #expect(flood.count < 10_000 && !flood.isEmpty)
    #expect(!parser.isPending)
  }

  @Test func aLoneEscapeWaits() {
    var parser = InputParser()
    #expect(!parser.isPending)
    #expect(parser.feed([0x1B]).isEmpty)
    #expect(parser.isPending)
    #expect(parser.timeout() == key(.escape))
    #expect(!parser.isPending && parser.timeout().isEmpty)
    #expect(parser.feed([0x1B, 0x1B]) == key(.escape))
    #expect(parser.timeout() == key(.escape))
    #expect(parser.feed(Array("\u{1B}[".utf8)).isEmpty)
    #expect(parser.timeout() == key(.character("["), .alt))
    #expect(parser.feed(Array("\u{1B}O".utf8)).isEmpty)
    #expect(parser.timeout() == key(.character("O"), .alt))
    #expect(parser.feed(Array("\u{1B}]".utf8)).isEmpty)
    #expect(parser.timeout() == key(.character("]"), .alt))
    #expect(parser.feed(Array("\u{1B}Px".utf8)) == key(.character("P"), .alt) + key(.character("x")))
  }

  @Test func hangulIsOneKeyInAnyEncoding() {
    var parser = InputParser()
    #expect(parser.feed([0xED, 0x95]).isEmpty)
    #expect(parser.isPending)
    #expect(parser.feed([0x9C]) == key(.character("한")))
    #expect(parser.feed(Array("\u{1112}\u{1161}".utf8)).isEmpty)
    #expect(parser.isPending)
    #expect(parser.feed(Array("\u{11AB}".utf8)) == key(.character("한")))
    #expect(parser.feed(Array("\u{1112}\u{1161}".utf8)).isEmpty)
    #expect(parser.timeout() == key(.character("하")))
    #expect(
      events("\u{1112}\u{1161}\u{1100}\u{1161}!") == key(.character("하")) + key(.character("가")) + key(.character("!")))
    #expect(events("\u{1112}\r") == key(.character("\u{1112}")) + key(.enter))
  }

  @Test func brokenTextIsReplaced() {
    #expect(events("") == [])
    var parser = InputParser()
    let replaced = key(.character("\u{FFFD}"))
    #expect(parser.feed([0xFF]) == replaced)
    #expect(parser.feed([0xED, 0x95, 0x41]) == replaced + key(.character("A")))
    #expect(parser.feed([0xE0, 0x80, 0x80]) == replaced)
    #expect(parser.feed([0xED, 0xA0, 0x80]) == replaced)
    #expect(parser.feed([0xC2, 0x9B]) == replaced)
  }

  @Test func aPasteIsOnlyText() {
    let hostile = "\u{1B}[200~one\rtwo\r\nthree\n\t한\u{1B}[31m\u{7}\u{3}\u{9B}x\u{1B}[201~y"
    #expect(events(hostile) == [.paste("one\ntwo\nthree\n\t한[31mx")] + key(.character("y")))
    #expect(events("\u{1B}[200~\u{1B}\u{1B}[201~") == [.paste("")])
    #expect(events("\u{1B}[200~a\u{1B}[20\u{1B}[201~") == [.paste("a[20")])
    #expect(events("\u{1B}[201~") == [])
  }

  @Test func aHugePasteIsCut() throws {
    var parser = InputParser()
    let text = Array(String(repeating: "한", count: 700_000).utf8)
    #expect(parser.feed(Array("\u{1B}[200~".utf8)).isEmpty)
    #expect(parser.feed(text).isEmpty)
    #expect(!parser.isPending)
    let event = try #require(parser.feed(Array("\u{1B}[201~".utf8)).first)
    guard case .paste(let pasted) = event else {
      Issue.record("no paste")
      return
    }
    #expect(pasted.utf8.count <= 2 << 20 && pasted.utf8.count > (2 << 20) - 4)
    #expect(pasted.allSatisfy { $0 == "한" })
  }

  @Test func mouseAndFocus() {
    #expect(events("\u{1B}[<0;5;3M") == [.mouse(MouseEvent(.press, at: Point(x: 4, y: 2)))])
    #expect(events("\u{1B}[<2;5;3m") == [.mouse(MouseEvent(.release, at: Point(x: 4, y: 2), button: .right))])
    #expect(events("\u{1B}[<36;1;1M") == [.mouse(MouseEvent(.drag, at: .zero, modifiers: .shift))])
    #expect(events("\u{1B}[<80;1;1M") == [.mouse(MouseEvent(.scrollUp, at: .zero, button: .none, modifiers: .control))])
    #expect(events("\u{1B}[<65;1;1M") == [.mouse(MouseEvent(.scrollDown, at: .zero, button: .none))])
    #expect(events("\u{1B}[<66;1;1M") == [])
    #expect(events("\u{1B}[<35;1;1M") == [])
    #expect(events("\u{1B}[M %#x") == [.mouse(MouseEvent(.press, at: Point(x: 4, y: 2)))] + key(.character("x")))
    #expect(events("\u{1B}[M#!!") == [.mouse(MouseEvent(.release, at: .zero, button: .none))])
    #expect(events("\u{1B}[MC!!") == [])
    #expect(
      events("\u{1B}[M@!!\u{1B}[M`!!") == [
        .mouse(MouseEvent(.drag, at: .zero)), .mouse(MouseEvent(.scrollUp, at: .zero, button: .none)),
      ])
    #expect(events("\u{1B}[M \u{0}!x") == key(.character("x")))
    #expect(events("\u{1B}[M \u{1B}[A") == key(.up))
    #expect(events("\u{1B}[I\u{1B}[O") == [.focus(true), .focus(false)])
  }

  /// However the bytes are divided into reads, the events are the same.
  @Test(arguments: 0..<400)
  func cuttingChangesNothing(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let pieces = [
      "a", "한", "\u{1112}\u{1161}\u{11AB}", "\u{1B}", "\u{1B}[A", "\u{1B}[1;5B", "\u{1B}[97:65;6u", "\u{1B}[200~",
      "\u{1B}[201~", "\u{1B}]11;x\u{7}", "\u{1B}P>|x\u{1B}\\", "\u{1B}[<0;1;1M", "\u{1B}[M !!", "\r", "\u{7F}", "😀",
      "\u{1B}O", "[",
      "~",
      "\u{1B}\u{1B}", "\u{1B}[?1;2c", "\u{1B}_Gx", "\u{18}",
    ]
    var bytes: [UInt8] = []
    for _ in 0..<60 {
      if Int.random(in: 0...3, using: &generator) == 0 {
        bytes.append(.random(in: 0...255, using: &generator))
      } else {
        bytes += Array((pieces.randomElement(using: &generator) ?? "").utf8)
      }
    }
    var whole = InputParser(), cut = InputParser()
    let expected = whole.feed(bytes)
    var actual: [TerminalEvent] = []
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = min(rest.count, Int.random(in: 1...5, using: &generator))
      actual += cut.feed(rest.prefix(count))
      rest = rest.dropFirst(count)
    }
    #expect(actual == expected, "seed \(seed)")
    #expect(whole.isPending == cut.isPending)
    #expect(whole.timeout() == cut.timeout())
  }
}
