/// Converts formulas in LaTeX to readable text: `x^2` to x², `\frac{a}{b}` to a/b. A formula that cannot be converted
/// completely stays as it is.
struct MathText {
  private let source: [UInt8]
  private var place = 0
  /// The nesting of groups, which is limited.
  private var depth = 0

  private init(_ source: [UInt8]) {
    self.source = source
  }

  /// The most bytes of a formula.
  static let limit = 512

  /// A formula as text; nil when a part of it has no such form, or it is no formula.
  static func text(of source: ArraySlice<UInt8>) -> String? {
    let source = Array(source).trimmed
    guard !source.isEmpty, source.count <= limit, looksLikeMath(source) else { return nil }
    var reader = MathText(source)
    guard let text = reader.read(until: nil), reader.place == source.count else { return nil }
    let words = text.split(whereSeparator: { $0 == " " || $0 == "\n" }).joined(separator: " ")
    return words.isEmpty ? nil : words
  }

  /// Whether it is a formula, and not a price, a shell variable or a word.
  private static func looksLikeMath(_ source: [UInt8]) -> Bool {
    if source.count <= 2, source[0].isLetter { return true }
    return source.contains { "\\^_=<>+{".utf8.contains($0) }
  }

  private mutating func read(until end: UInt8?) -> String? {
    var text = ""
    while place < source.count {
      if source[place] == end { return text }
      guard let part = readPart() else { return nil }
      text += part
    }
    return end == nil ? text : nil
  }

  /// Reads one sign, command or group.
  private mutating func readPart() -> String? {
    let byte = source[place]
    switch byte {
    case UInt8(ascii: "\\"): return readCommand()
    case UInt8(ascii: "{"): return readGroup()
    case UInt8(ascii: "^"): return readRaised("^", MathSigns.superscripts)
    case UInt8(ascii: "_"): return readRaised("_", MathSigns.subscripts)
    case UInt8(ascii: "}"), UInt8(ascii: "&"), UInt8(ascii: "#"), UInt8(ascii: "%"): return nil
    case UInt8(ascii: "~"):
      place += 1
      return " "
    case UInt8(ascii: "-"):
      place += 1
      return "−"
    case UInt8(ascii: "'"):
      place += 1
      return "′"
    default:
      let start = place
      place += 1
      while place < source.count, source[place] & 0xC0 == 0x80 { place += 1 }
      return source[start..<place].text
    }
  }

  private mutating func readGroup() -> String? {
    guard place < source.count, source[place] == UInt8(ascii: "{"), depth < 16 else { return nil }
    depth += 1
    defer { depth -= 1 }
    place += 1
    guard let text = read(until: UInt8(ascii: "}")), place < source.count else { return nil }
    place += 1
    return text
  }

  /// Reads the argument of a command: a group, or the next sign.
  private mutating func readArgument() -> String? {
    while place < source.count, source[place].isWhitespace { place += 1 }
    guard place < source.count else { return nil }
    return source[place] == UInt8(ascii: "{") ? readGroup() : readPart()
  }

  private mutating func readRaised(_ sign: String, _ signs: [Character: Character]) -> String? {
    place += 1
    guard let words = readArgument(), !words.isEmpty else { return nil }
    let raised = words.compactMap { signs[$0] }
    if raised.count == words.count { return String(raised) }
    return sign + Self.together(words)
  }

  /// Adds parentheses around more than one sign.
  private static func together(_ words: String) -> String {
    let isOne = words.count == 1 || words.allSatisfy { $0.isLetter || $0.isNumber }
    return isOne ? words : "(" + words + ")"
  }

  private mutating func readCommand() -> String? {
    place += 1
    guard place < source.count else { return nil }
    guard source[place].isLetter else {
      defer { place += 1 }
      switch source[place] {
      case UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: ":"), UInt8(ascii: " "): return " "
      case UInt8(ascii: "!"): return ""
      case let byte where "{}$%&#_|".utf8.contains(byte): return [byte].text
      default: return nil
      }
    }
    let start = place
    while place < source.count, source[place].isLetter { place += 1 }
    return words(of: source[start..<place].text)
  }

  private mutating func words(of command: String) -> String? {
    if let sign = MathSigns.signs[command] { return sign }
    if MathSigns.functions.contains(command) {
      return command + (place < source.count && source[place].isLetter ? " " : "")
    }
    if let mark = MathSigns.marks[command] {
      guard let word = readArgument(), word.count == 1 else { return nil }
      return word + mark
    }
    switch command {
    case "frac", "dfrac", "tfrac":
      guard let above = readArgument(), let below = readArgument() else { return nil }
      return Self.together(above) + "/" + Self.together(below)
    case "sqrt":
      guard place >= source.count || source[place] != UInt8(ascii: "["), let words = readArgument() else { return nil }
      return "√" + Self.together(words)
    case "text", "mathrm", "mathbf", "mathit", "mathsf", "mathtt", "operatorname", "boldsymbol", "bm", "textbf",
      "textit":
      return readArgument()
    case "mathbb":
      guard let word = readArgument(), word.count == 1, let letter = word.first else { return nil }
      return MathSigns.doubleStruck[letter].map(String.init)
    case "left", "right", "big", "Big", "bigl", "bigr", "Bigl", "Bigr", "displaystyle":
      // A point means no bracket.
      if command == "left" || command == "right", place < source.count, source[place] == UInt8(ascii: ".") {
        place += 1
      }
      return ""
    default: return nil
    }
  }
}

extension InlineParser {
  /// Adds the formula that begins here with "$": within one line, or between two "$$". As in Pandoc, the signs have
  /// no blank inside, and no letter or digit outside: "$5 and $6" is no formula.
  /// - Returns: Whether there was a formula.
  mutating func readDollars() -> Bool {
    let isDisplay = byteAfter(1) == UInt8(ascii: "$")
    let start = position + (isDisplay ? 2 : 1)
    if position > 0, text[position - 1].isLetter || text[position - 1].isDigit { return false }
    guard start < text.count, isDisplay || !text[start].isWhitespace else { return false }
    var end = start
    let most = min(text.count, start + MathText.limit)
    while end < most, text[end] != UInt8(ascii: "$"), isDisplay || text[end] != 0x0A {
      end += text[end] == UInt8(ascii: "\\") ? 2 : 1
    }
    guard end > start, end < most, text[end] == UInt8(ascii: "$"), isDisplay || !text[end - 1].isWhitespace else {
      return false
    }
    let after = end + (isDisplay ? 2 : 1)
    if isDisplay, end + 1 >= text.count || text[end + 1] != UInt8(ascii: "$") { return false }
    if after < text.count, text[after].isLetter || text[after].isDigit { return false }
    guard let words = MathText.text(of: text[start..<end]) else { return false }
    add(.literal(.text(words)), to: after)
    return true
  }

  /// Adds the formula between `\(` and `\)`, or `\[` and `\]`, that begins here.
  /// - Returns: Whether there was a formula.
  mutating func readBracedMath() -> Bool {
    guard let opening = byteAfter(1) else { return false }
    let closing = opening == UInt8(ascii: "(") ? UInt8(ascii: ")") : UInt8(ascii: "]")
    var end = position + 2
    let most = min(text.count - 1, end + MathText.limit)
    while end < most {
      if text[end] == UInt8(ascii: "\\") {
        if text[end + 1] == closing { break }
        // Another formula begins, so this one has no end. The check keeps the cost linear.
        if text[end + 1] == opening { return false }
        end += 1
      }
      end += 1
    }
    guard end < most, text[end] == UInt8(ascii: "\\"), let words = MathText.text(of: text[(position + 2)..<end]) else {
      return false
    }
    add(.literal(.text(words)), to: end + 2)
    return true
  }
}
