/// A word of the input, or a delimiter.
struct ElizaToken: Hashable, Sendable {
  /// The form used for matching: upper case.
  var key: String
  /// The form used in replies: the user's own spelling, or a substitute's.
  var text: String

  var isDelimiter: Bool { key == "," || key == "." || key == "BUT" }
}

/// Splits a user's text into words and delimiters.
///
/// The 1966 program had spaces, commas and full stops. Other marks are read as the nearest of these: question and
/// exclamation marks as a full stop; dashes, colons and semicolons as a comma; quotes, brackets and invisible
/// characters as a space.
enum ElizaTokenizer {
  /// The number of UTF-8 bytes that are read, counted from the end of a text.
  static let limit = 4_096

  /// The end of a text, not longer than `limit`. It begins with a whole character and, where possible, with a whole
  /// word.
  static func readPart(of text: String) -> Substring {
    guard text.utf8.count > limit else { return text[...] }
    let bytes = text.utf8
    var start = bytes.index(bytes.endIndex, offsetBy: -limit)
    // Continuation bytes of UTF-8 are 10xxxxxx: skip them to the start of a scalar.
    while start < bytes.endIndex, bytes[start] & 0xC0 == 0x80 { bytes.formIndex(after: &start) }
    let part = text.unicodeScalars[start...]
    guard let space = part.firstIndex(where: { $0.properties.isWhitespace }) else { return Substring(part) }
    return Substring(part[space...])
  }

  /// The words and delimiters of a text, in order.
  static func tokens(of text: String) -> [ElizaToken] {
    let read = readPart(of: text)
    let shouts = !read.unicodeScalars.contains { $0.properties.isLowercase }
    let scalars = Array(read.unicodeScalars)
    var tokens: [ElizaToken] = []
    var word = ""
    var opensSentence = true

    func finishWord() {
      let bare = word.trimmingApostrophes()
      word = ""
      guard !bare.isEmpty else { return }
      guard bare.contains(where: { $0 != "-" }) else {
        tokens.append(ElizaToken(key: ",", text: ","))
        return
      }
      tokens.append(ElizaToken(key: bare.uppercased(), text: spelling(of: bare, opensSentence, shouts)))
      opensSentence = false
    }

    for (index, scalar) in scalars.enumerated() {
      // 3.5, 10:30 and 1,000 are words.
      let isInsideNumber =
        index > 0 && index + 1 < scalars.count && scalars[index - 1].isDigit && scalars[index + 1].isDigit
      switch Mark(scalar) {
      case .apostrophe: word.append("'")
      case .space: finishWord()
      case .stop where !isInsideNumber:
        finishWord()
        tokens.append(ElizaToken(key: ".", text: "."))
        opensSentence = true
      case .comma where !isInsideNumber:
        finishWord()
        tokens.append(ElizaToken(key: ",", text: ","))
      default: word.unicodeScalars.append(scalar)
      }
    }
    finishWord()
    return tokens
  }

  /// The words of each part of a text between commas and full stops.
  static func clauses(of text: String) -> [[String]] {
    tokens(of: text).split { $0.key == "." || $0.key == "," }.map { $0.map(\.text) }
  }

  /// A capital at the start of a sentence, and capitals throughout a shouted one, carry no information.
  private static func spelling(of word: String, _ opensSentence: Bool, _ shouts: Bool) -> String {
    if shouts { return word.lowercased() }
    guard opensSentence, let first = word.first, !word.dropFirst().contains(where: \.isUppercase) else { return word }
    return first.lowercased() + word.dropFirst()
  }
}

extension ElizaTokenizer {
  private enum Mark {
    case letter, apostrophe, space, stop, comma

    init(_ scalar: Unicode.Scalar) {
      self =
        switch scalar {
        case "'", "’", "‘", "ʼ": .apostrophe
        case ".", "!", "?", "…", "。", "！", "？", "¿", "¡": .stop
        case ",", ";", ":", "–", "—", "、", "，": .comma
        case "\"", "“", "”", "„", "«", "»", "(", ")", "[", "]", "{", "}", "<", ">", "*", "_", "`", "#", "~", "|", "\\":
          .space
        case "「", "」", "『", "』", "《", "》", "〈", "〉", "·": .space
        case "\u{200D}": .letter  // It joins emoji.
        default: Self.isUnseen(scalar) ? .space : .letter
        }
    }

    private static func isUnseen(_ scalar: Unicode.Scalar) -> Bool {
      switch scalar.properties.generalCategory {
      case .control, .format, .lineSeparator, .paragraphSeparator, .spaceSeparator, .privateUse, .unassigned: true
      default: false
      }
    }
  }
}

extension Unicode.Scalar {
  fileprivate var isDigit: Bool { ("0"..."9").contains(self) }
}

extension String {
  fileprivate func trimmingApostrophes() -> String {
    guard let first = firstIndex(where: { $0 != "'" }), let last = lastIndex(where: { $0 != "'" }) else { return "" }
    return String(self[first...last])
  }
}
