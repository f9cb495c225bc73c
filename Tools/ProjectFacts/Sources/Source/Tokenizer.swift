/// Splits a Swift file into tokens, without comments.
///
/// It knows only as much of the language as the rules need: an import in a comment is no import, a brace in a string
/// closes nothing, and a string in an interpolation is still a string.
package struct Tokenizer {
  package var bytes: [UInt8]
  package var index = 0
  package var line = 1
  package var tokens: [Token] = []
  private var lineOfLastToken = 0

  package init(_ text: String) { bytes = Array(text.utf8) }

  package static func tokens(of text: String) -> [Token] {
    var tokenizer = Tokenizer(text)
    tokenizer.run(untilParenthesis: false)
    return tokenizer.tokens
  }

  /// Reads to the end of the file, or to the parenthesis that ends an interpolation.
  package mutating func run(untilParenthesis: Bool) {
    var depth = 0
    while index < bytes.count {
      let byte = bytes[index]
      if byte == .newline {
        line += 1
        index += 1
      } else if byte <= .space {
        index += 1
      } else if byte == .slash, peek(1) == .slash {
        skipLine()
      } else if byte == .slash, peek(1) == .star {
        skipComment()
      } else if readString() || readRegex() {
        continue
      } else if byte.isWord {
        readWord()
      } else {
        if untilParenthesis, byte == .open { depth += 1 }
        if untilParenthesis, byte == .close {
          depth -= 1
          if depth < 0 { return }
        }
        add(.symbol, String(UnicodeScalar(byte)), line: line)
        index += 1
      }
    }
  }

  package func peek(_ distance: Int) -> UInt8 {
    index + distance < bytes.count ? bytes[index + distance] : 0
  }

  package mutating func add(_ kind: Token.Kind, _ text: String, line: Int) {
    tokens.append(Token(kind: kind, text: text, line: line, startsLine: line != lineOfLastToken))
    lineOfLastToken = self.line
  }
}

extension Tokenizer {
  private mutating func skipLine() {
    while index < bytes.count, bytes[index] != .newline { index += 1 }
  }

  /// Block comments nest in Swift.
  private mutating func skipComment() {
    var depth = 0
    repeat {
      if bytes[index] == .slash, peek(1) == .star {
        depth += 1
        index += 2
      } else if bytes[index] == .star, peek(1) == .slash {
        depth -= 1
        index += 2
      } else {
        if bytes[index] == .newline { line += 1 }
        index += 1
      }
    } while depth > 0 && index < bytes.count
  }

  private mutating func readWord() {
    let start = index
    while index < bytes.count, bytes[index].isWord { index += 1 }
    let text = String(decoding: bytes[start..<index], as: UTF8.self)
    add(.word, text.filter { $0 != "`" }, line: line)
  }
}

extension UInt8 {
  package static let newline = UInt8(ascii: "\n")
  package static let space = UInt8(ascii: " ")
  package static let slash = UInt8(ascii: "/")
  package static let backslash = UInt8(ascii: "\\")
  package static let star = UInt8(ascii: "*")
  package static let hash = UInt8(ascii: "#")
  package static let quote = UInt8(ascii: "\"")
  package static let open = UInt8(ascii: "(")
  package static let close = UInt8(ascii: ")")

  /// A letter, a digit, `_`, a backtick, or a byte of a character beyond ASCII.
  package var isWord: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "`"): true
    default: self >= 0x80
    }
  }
}
