import TerminalTesting
import Testing

@testable import Terminal

/// Queries are sent and their answers never waited for: a terminal may answer, or not, or wrongly, or late.
struct ProbeTests {
  private func answers(_ text: String) -> [TerminalAnswer] {
    var parser = InputParser()
    _ = parser.feed(Array(text.utf8))
    return parser.consumeAnswers()
  }

  @Test(
    arguments: [
      ("\u{1B}]11;rgb:ffff/8080/0000\u{7}", .background(.rgb(255, 128, 0))),
      ("\u{1B}]11;rgb:ff/80/00\u{1B}\\", .background(.rgb(255, 128, 0))),
      ("\u{1B}]11;rgba:f/8/0/f\u{7}", .background(.rgb(255, 136, 0))),
      ("\u{1B}]11;rgb:fff/800/000\u{7}", .background(.rgb(255, 128, 0))),
      ("\u{1B}]10;rgb:ff/80/00\u{7}", .foreground(.rgb(255, 128, 0))),
      ("\u{1B}[2;3R", .cursor(Point(x: 2, y: 1))), ("\u{1B}[?62;4c", .attributes), ("\u{1B}[?6c", .attributes),
      ("\u{1B}[?997;1n", .otherColors), ("\u{1B}[?997;2n", .otherColors),
    ] as [(String, TerminalAnswer)])
  func understands(text: String, answer: TerminalAnswer) {
    #expect(answers(text) == [answer])
  }

  @Test(arguments: [
    "\u{1B}]11;rgb:fffff/0/0\u{7}", "\u{1B}]11;rgb:ff/ff\u{7}", "\u{1B}]11;#ffffff\u{7}", "\u{1B}]11;?\u{7}",
    "\u{1B}]12;rgb:ff/ff/ff\u{7}", "\u{1B}]11;rgb:+f/ff/ff\u{7}", "\u{1B}]11;rgb:ff/ff/ff", "\u{1B}[1;3R", "\u{1B}[2R",
    "\u{1B}[>1;10c", "\u{1B}[2;0R", "\u{1B}]11;rgb:ff/ff/ff\u{18}", "\u{1B}]11;rgb:\u{1B}]11;rgb:\u{7}",
  ])
  func ignoresOtherAnswers(text: String) {
    #expect(answers(text).isEmpty)
  }

  @Test func answersAreBounded() {
    #expect(answers(String(repeating: "\u{1B}[?6c", count: 10_000)).count == 64)
    #expect(answers("\u{1B}]11;rgb:ff/ff/ff" + String(repeating: "f", count: 60_000) + "\u{7}").isEmpty)
  }

  @Test func learnsFromAnswers() {
    let probe = TerminalProbe(TerminalTraits { _ in nil })
    #expect(!probe.consume(.background(.rgb(255, 255, 255))))
    _ = probe.ask(measures: true)
    #expect(probe.consume(.background(.rgb(255, 255, 255))))
    #expect(probe.traits.isLight == true)
    #expect(!probe.consume(.background(.rgb(0, 0, 0))), "only the first answer counts")
    #expect(probe.consume(.foreground(.rgb(9, 9, 9))) && !probe.consume(.foreground(.rgb(8, 8, 8))))
    #expect(probe.traits.background == .rgb(255, 255, 255) && probe.traits.foreground == .rgb(9, 9, 9))
    for column in [2, 1, 4, 2, 1, 1] { #expect(!probe.consume(.cursor(Point(x: column, y: 1)))) }
    #expect(probe.consume(.attributes))
    #expect(probe.traits.widths == [.joined, .flags, .narrowSigns])
    // Afterwards no query is open.
    #expect(!probe.consume(.background(.rgb(0, 0, 0))) && !probe.consume(.attributes))
    _ = probe.ask(measures: false)
    #expect(probe.consume(.background(.rgb(0, 0, 0))))
    #expect(!probe.consume(.attributes) && probe.traits.widths == [.joined, .flags, .narrowSigns])
  }

  /// Too few reports, too many, from other places, or of impossible widths: the defaults stay.
  @Test(arguments: [
    [], [2, 2], [2, 2, 2, 2, 2, 1, 1], [0, 2, 2, 2, 2, 1], [2, 99, 2, 2, 2, 1], [-1, 2, 2, 2, 2, 1],
  ])
  func wrongReportsAreIgnored(columns: [Int]) {
    let probe = TerminalProbe(TerminalTraits { _ in nil })
    _ = probe.ask(measures: true)
    for column in columns { _ = probe.consume(.cursor(Point(x: max(0, column), y: column < 0 ? 7 : 1))) }
    #expect(!probe.consume(.attributes) && probe.traits.widths == .modern)
  }

  /// The queries leave no trace on the screen, and all of them are on the list.
  @Test func asksWithoutATrace() {
    var terminal = VirtualTerminal(size: Size(width: 20, height: 4))
    terminal.feed(ControlSequence.enter(mouse: false) + ControlSequence.questions(measures: true))
    #expect(terminal.rows == ["", "", "", ""] && terminal.unexpected.isEmpty && !terminal.isUpdating)
    #expect(terminal.questions == Array(repeating: "CSI 6n", count: 6) + ["OSC 10;?", "OSC 11;?", "CSI c"])
  }

  @Test func theEnvironmentIsTheBeginning() {
    func traits(_ variables: [String: String]) -> TerminalTraits { TerminalTraits { variables[$0] } }
    #expect(traits(["COLORFGBG": "0;15"]).isLight == true && traits(["COLORFGBG": "15;default;0"]).isLight == false)
    #expect(traits(["COLORFGBG": "0;7"]).isLight == true && traits(["COLORFGBG": "7;8"]).isLight == false)
    for wrong in ["", ";", "0;99", "x;y", "15;-1", "0;default"] { #expect(traits(["COLORFGBG": wrong]).isLight == nil) }
    #expect(traits(["TERM": "xterm-kitty"]).showsLinks && traits(["TERM": "foot"]).showsLinks)
    #expect(traits(["TERM": "xterm-256color", "VTE_VERSION": "7600"]).showsLinks)
    #expect(!traits(["TERM": "xterm-256color", "VTE_VERSION": "4200"]).showsLinks)
    #expect(!traits(["TERM": "xterm-256color"]).showsLinks && !traits([:]).showsLinks)
    #expect(!traits(["TERM": "tmux-256color", "TMUX": "x", "TERM_PROGRAM": "WezTerm"]).showsLinks)
    #expect(traits(["TERM": "tmux-256color"]).widths == [.joined, .flags, .narrowSigns])
    #expect(traits(["TERM": "xterm-256color", "TMUX": "/tmp/x"]).widths == [.joined, .flags, .narrowSigns])
    #expect(traits(["TERM": "xterm-256color"]).widths == .modern)
  }
}

/// On a terminal with other widths, a replacement of the same width is drawn.
struct DrawnWidthsTests {
  /// The measured profile of a terminal that measures scalar by scalar.
  private static let old: DrawnWidths = .narrowSigns

  @Test func everySampleHasItsDocumentedWidth() {
    for sample in DrawnWidths.samples { #expect(CellWidth.of(sample.text) == sample.cells, "\(sample.text)") }
    #expect(DrawnWidths(columns: DrawnWidths.samples.map(\.cells)) == .modern)
  }

  @Test(arguments: [
    ("👩‍👧‍👦", "👩"), ("❤️", "❤ "), ("👍🏽", "👍"), ("🇰🇷", "KR"), ("1️⃣", "1 "), ("👩🏽‍❤️‍💋‍👨🏽", "👩"), ("☕️", "☕"),
    ("🏴‍☠️", "🏴"), ("✌🏽", "✌ "),
  ])
  func saysTheSameInTheSameCells(text: String, plain: String) throws {
    let substitute = try #require(Self.old.substitute(for: text.unicodeScalars))
    #expect(String(String.UnicodeScalarView(substitute)) == plain)
    #expect(CellWidth.of(plain) == CellWidth.of(text))
    #expect(DrawnWidths.modern.substitute(for: text.unicodeScalars) == nil)
  }

  @Test(arguments: ["e\u{301}", "한", "क्षि", "漢", "a"]) func leavesTheRest(text: String) {
    #expect(DrawnWidths().substitute(for: text.unicodeScalars) == nil)
  }

  /// With the terminal's profile, every cell is in place, and no character is half drawn.
  @Test func everyCellIsInPlace() {
    var encoder = FrameEncoder(depth: .trueColor, widths: Self.old)
    var terminal = VirtualTerminal(size: Size(width: 30, height: 2), widths: .scalars)
    terminal.feed(Array("\u{1B}[?7l".utf8))
    var grid = Grid(size: terminal.size)
    grid.write(SafeText(untrusted: "a👩‍👧b❤️c👍🏽d🇰🇷e1️⃣f─…•|"), at: .zero, style: Style(), clip: grid.bounds)
    terminal.feed(encoder.encode(grid, caret: nil))
    #expect(terminal.text(row: 0) == "a👩b❤ c👍dKRe1 f─…•|")
    #expect(terminal.unexpected.isEmpty)
    encoder.widths = []
    terminal.feed(encoder.encode(grid, caret: nil))
    #expect(terminal.text(row: 0) == "a👩b❤ c👍dKRe1 f-.*|")
  }
}

/// Whole sessions on a terminal that answers, and on one that does not.
extension TerminalSessionTests {
  @Test func theAnswersAreLearned() async throws {
    let pseudo = try #require(PseudoTerminal())
    let session = try open(pseudo)
    let asked = String(decoding: pseudo.written(), as: UTF8.self)
    #expect(asked.hasSuffix("\u{1B}]10;?\u{7}\u{1B}]11;?\u{7}\u{1B}[c"))
    #expect(session.traits.isLight == nil)
    pseudo.type(
      "\u{1B}[2;3R\u{1B}[2;2R\u{1B}[2;5Rx\u{1B}[2;3R\u{1B}[2;3R\u{1B}[2;2R\u{1B}]11;rgb:ffff/ffff/ffff\u{7}\u{1B}[?62c")
    var events = session.events.makeAsyncIterator()
    #expect(await events.next() == .key(KeyPress(.character("x"))))
    #expect(await events.next() == .learned)
    #expect(await events.next() == .learned)
    #expect(session.traits.isLight == true)
    #expect(session.traits.widths == [.joined, .flags, .keycaps, .narrowSigns])
    session.close()
    #expect(await events.next() == nil)
  }

  @Test func colorsThatChangeAreAskedForAgain() async throws {
    let pseudo = try #require(PseudoTerminal())
    let session = try open(pseudo)
    pseudo.type("\u{1B}]11;rgb:0000/0000/0000\u{7}\u{1B}[?62c")
    var events = session.events.makeAsyncIterator()
    #expect(await events.next() == .learned)
    _ = pseudo.written()
    pseudo.type("\u{1B}[?997;2nx")
    #expect(await events.next() == .key(KeyPress(.character("x"))))
    pseudo.type("y")
    #expect(await events.next() == .key(KeyPress(.character("y"))))
    session.flush()
    #expect(String(decoding: pseudo.written(), as: UTF8.self) == "\u{1B}]10;?\u{7}\u{1B}]11;?\u{7}\u{1B}[c")
    pseudo.type("\u{1B}]11;rgb:ffff/ffff/ffff\u{7}\u{1B}[?62c")
    #expect(await events.next() == .learned)
    #expect(session.traits.isLight == true)
    session.close()
  }

  /// An answer that comes just before the end does not reach the shell.
  @Test func lateAnswersDoNotReachTheShell() throws {
    let pseudo = try #require(PseudoTerminal())
    let session = try open(pseudo)
    pseudo.type("\u{1B}]11;rgb:ffff/ffff/ffff\u{7}\u{1B}[?62c")
    session.close()
    var waiting: Int32 = 0
    #expect(ioctlReadable(pseudo.program, &waiting) == 0 && waiting == 0)
    #expect(pseudo.settings == pseudo.firstSettings)
  }
}
