import Synchronization
import Testing

@testable import Terminal

struct ClipboardTests {
  /// RFC 4648, 10.
  @Test(arguments: [
    ("", ""), ("f", "Zg=="), ("fo", "Zm8="), ("foo", "Zm9v"), ("foob", "Zm9vYg=="), ("fooba", "Zm9vYmE="),
    ("foobar", "Zm9vYmFy"),
  ])
  func base64(text: String, letters: String) {
    #expect(Base64.encoded(Array(text.utf8)) == letters)
  }

  @Test func everyByteHasItsLetters() {
    #expect(Base64.encoded([0xFF, 0xFE, 0xFD, 0x00, 0x3E, 0xBF]) == "//79AD6/")
  }

  @Test func aTextThatIsTooLongIsNotCopied() {
    let sent = Mutex<[[UInt8]]>([])
    let clipboard = TerminalClipboard { bytes in sent.withLock { $0.append(bytes) } }
    #expect(clipboard.copy(String(repeating: "x", count: TerminalClipboard.limit)))
    #expect(!clipboard.copy(String(repeating: "x", count: TerminalClipboard.limit + 1)))
    #expect(!clipboard.copy(String(repeating: "한", count: TerminalClipboard.limit / 3 + 1)))
    let counts = sent.withLock { $0.map(\.count) }
    #expect(counts.count == 1)
    #expect(counts.allSatisfy { $0 <= 100_000 && $0 > 99_990 })
  }

  /// No character may act as a key where the text is pasted.
  @Test func onlyTextIsCopied() {
    #expect(TerminalClipboard.copyable("a\u{1B}[201~\rb\u{7}\u{9B}c\u{0}\n\td\u{7F}👨‍👩‍👧") == "a[201~bc\n\td👨‍👩‍👧")
  }
}
