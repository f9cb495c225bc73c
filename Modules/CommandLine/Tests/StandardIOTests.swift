import Testing

@testable import CommandLine

struct StandardIOTests {
  /// Lines may contain untrusted names. A pipe may end at a terminal, so control characters are removed there too.
  @Test(arguments: [
    ("plain", "plain"), ("one\ttwo", "one\ttwo"), ("가\t\t나", "가\t\t나"),
    ("q\u{202E}wen", "qwen"), ("a\u{2066}b\u{200B}c", "abc"),
  ])
  func whatIsInvisibleStaysOutOfAPipe(line: String, written: String) {
    #expect(StandardIO.safeForPipe(line) == written)
  }

  @Test func nothingInALineControlsATerminal() {
    let line = "a\u{1B}[31mb\u{9B}31mc\u{7}\u{8}d\re\u{1B}]0;f\u{7}\tg"
    let written = StandardIO.safeForPipe(line)
    #expect(written.unicodeScalars.allSatisfy { $0 == "\t" || $0 == "\n" || $0.properties.generalCategory != .control })
    #expect(written.hasPrefix("a") && written.hasSuffix("\tg"))
  }
}
