import Testing

@testable import Terminal

struct PictureDetectionTests {
  @Test(arguments: [
    (["TERM": "xterm-kitty"], PictureProtocol.kitty),
    (["TERM": "xterm-ghostty"], .kitty),
    (["TERM": "xterm-256color", "KITTY_WINDOW_ID": "1"], .kitty),
    (["TERM": "xterm-256color", "TERM_PROGRAM": "ghostty"], .kitty),
    (["TERM": "xterm-256color", "TERM_PROGRAM": "iTerm.app"], .iTerm2),
    (["TERM": "xterm-256color", "LC_TERMINAL": "iTerm2"], .iTerm2),
    (["TERM": "xterm-256color", "TERM_PROGRAM": "WezTerm", "KITTY_WINDOW_ID": "1"], .iTerm2),
    (["TERM": "xterm-kitty", "TERM_PROGRAM": "WezTerm"], .kitty),
  ])
  func somethingHints(environment: [String: String], hint: PictureProtocol) {
    #expect(PictureProtocol { environment[$0] } == hint)
  }

  @Test(arguments: [
    [:], ["TERM": "xterm-256color"], ["TERM": "xterm-256color", "COLORTERM": "truecolor"], ["TERM": "dumb"],
    ["TERM": "xterm-kitty", "TMUX": "/tmp/tmux"], ["TERM": "tmux-256color", "KITTY_WINDOW_ID": "1"],
    ["TERM": "screen-256color", "TERM_PROGRAM": "iTerm.app"], ["TERM": "xterm-kitty", "STY": "1"],
    ["TERM": "xterm-kitty", "NO_COLOR": "1"], ["TERM": "xterm-256color", "KITTY_WINDOW_ID": ""],
    ["TERM": "xterm-256color", "TERM_PROGRAM": "Apple_Terminal"],
  ])
  func otherEnvironmentsGiveNoHint(environment: [String: String]) {
    #expect(PictureProtocol { environment[$0] } == nil)
  }

  /// Valid answers, divided in any way and with either end.
  @Test(arguments: [
    ("\u{1B}_Gi=10601727;OK\u{1B}\\", PictureProtocol.kitty), ("\u{1B}_Gi=10601727;OK\u{7}", .kitty),
    ("\u{1B}P>|iTerm2 3.5.0\u{1B}\\", .iTerm2), ("\u{1B}P>|WezTerm 20240203-110809-5046fc22\u{1B}\\", .iTerm2),
  ])
  func anAnswerIsUnderstood(answer: String, style: PictureProtocol) {
    let bytes = Array("a\(answer)b".utf8)
    for cut in 0...bytes.count {
      var parser = InputParser()
      let events = parser.feed(bytes[..<cut]) + parser.feed(bytes[cut...])
      #expect(
        events == [
          .key(KeyPress(.character("a"))), .drawsPictures(style), .key(KeyPress(.character("b"))),
        ], "cut at \(cut)")
    }
  }

  @Test(arguments: [
    "\u{1B}_Gi=10601727;ENOTSUPPORTED:no\u{1B}\\", "\u{1B}_Gi=31;OK\u{1B}\\", "\u{1B}_Gi=10601727;OK\u{18}",
    "\u{1B}P>|XTerm(370)\u{1B}\\", "\u{1B}]1;OK\u{1B}\\", "\u{1B}P>|tmux 3.3a\u{1B}\\",
  ])
  func otherAnswersAreIgnored(answer: String) {
    var parser = InputParser()
    #expect(parser.feed(Array(answer.utf8)).isEmpty)
  }

  @Test func aLongAnswerIsDropped() {
    var parser = InputParser()
    let noise = String(repeating: "x", count: 1_000)
    #expect(parser.feed(Array("\u{1B}_Gi=10601727;OK\(noise)\u{1B}\\a".utf8)) == [.key(KeyPress(.character("a")))])
    #expect(parser.heard.count <= InputParser.sequenceLimit)
  }

  @Test func theQueriesAreSent() {
    #expect(
      String(decoding: PictureProtocol.kitty.question, as: UTF8.self)
        == "\u{1B}_Gi=10601727,a=q,s=1,v=1,t=d,f=24;AAAA\u{1B}\\")
    #expect(String(decoding: PictureProtocol.iTerm2.question, as: UTF8.self) == "\u{1B}[>0q")
  }
}
