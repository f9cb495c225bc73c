import Entities

/// Replaces the macros in the texts of a character: `{{char}}`, `{{user}}` and their older forms, `{{original}}`,
/// `{{newline}}`, `{{noop}}` and comments. Names are read in any case, and other macros stay as they are.
///
/// Every text about a character passes through here on its way to a model or a conversation, and nothing else expands
/// macros. A replacement is not read again, so that a name cannot contain a macro.
struct TextMacros: Sendable {
  /// The most bytes that replacements may add to a text: 1 MiB. Later macros then stay as they are.
  private static let mostGrowth = 1 << 20
  /// The longest name of a macro in bytes, and the longest comment.
  private static let longestName = 32, longestComment = 4096

  /// The names of the character and of the user.
  let char: String, user: String

  /// The text with its macros replaced.
  /// - Parameter original: What `{{original}}` stands for, at its first occurrence; empty at later ones. Nil where the
  ///   macro has no meaning.
  func expanded(_ text: String, original: String? = nil) -> String {
    guard text.utf8.contains(where: { $0 == UInt8(ascii: "{") || $0 == UInt8(ascii: "<") }) else { return text }
    var (scanner, written, original) = (Scanner(bytes: Array(text.utf8)), [UInt8](), original)
    while scanner.place < scanner.bytes.count {
      if written.count <= scanner.bytes.count + Self.mostGrowth, let (name, end) = scanner.macro(),
        let value = value(of: name, &original)
      {
        written += value.utf8
        scanner.place = end
      } else {
        written.append(scanner.bytes[scanner.place])
        scanner.place += 1
      }
    }
    return String(decoding: written, as: UTF8.self)
  }

  private func value(of name: String, _ original: inout String?) -> String? {
    switch name.lowercased() {
    case "char", "<bot>", "<char>": return char
    case "user", "<user>": return user
    case "newline": return "\n"
    case "noop", "//": return ""
    case "original":
      defer { if original != nil { original = "" } }
      return original
    default: return nil
    }
  }

  /// Finds macros in some bytes, in a time that grows with their number and nothing else.
  private struct Scanner {
    let bytes: [UInt8]
    var place = 0
    /// The next end of each kind of macro from a place on; the number of bytes where there is none.
    private var nextClose: [UInt8: Int] = [:]

    init(bytes: [UInt8]) { self.bytes = bytes }

    /// The macro at the present place: its name, `//` for a comment, and the place after it.
    mutating func macro() -> (name: String, end: Int)? {
      switch bytes[place] {
      case UInt8(ascii: "<"):
        let close = close(UInt8(ascii: ">"), count: 1, from: place + 1)
        guard close - place <= TextMacros.longestName, close < bytes.count else { return nil }
        return (String(decoding: bytes[place...close], as: UTF8.self), close + 1)
      case UInt8(ascii: "{") where place + 1 < bytes.count && bytes[place + 1] == UInt8(ascii: "{"):
        let close = close(UInt8(ascii: "}"), count: 2, from: place + 2)
        guard close < bytes.count, close - place <= TextMacros.longestComment else { return nil }
        let isShort = close - place <= TextMacros.longestName
        let name = String(decoding: bytes[place + 2..<close].prefix(TextMacros.longestName), as: UTF8.self).trimmed
        if name.hasPrefix("//") || name.lowercased().hasPrefix("comment:") { return ("//", close + 2) }
        return isShort ? (name, close + 2) : nil
      default: return nil
      }
    }

    /// The place of the next end: one or two equal bytes.
    private mutating func close(_ byte: UInt8, count: Int, from start: Int) -> Int {
      if let known = nextClose[byte], known >= start { return known }
      var place = start
      let last = bytes.count - count
      while place <= last, bytes[place] != byte || bytes[place + count - 1] != byte { place += 1 }
      nextClose[byte] = place <= last ? place : bytes.count
      return nextClose[byte] ?? bytes.count
    }
  }
}
