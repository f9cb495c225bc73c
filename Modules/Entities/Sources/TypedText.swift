// The meaning of a line that a user typed.
extension String {
  /// The text without the white space around it.
  public var trimmed: String {
    let start = drop(while: \.isWhitespace)
    guard let end = start.lastIndex(where: { !$0.isWhitespace }) else { return "" }
    return String(start[...end])
  }

  /// The text without the white space and the invisible characters around it: a zero-width space alone is no name.
  /// A control character stays, unless nothing of the text shows.
  public var visiblyTrimmed: String {
    if allSatisfy({ $0.isWhitespace || $0.isInvisible || $0.isControl }) { return "" }
    let isBlank: (Character) -> Bool = { $0.isWhitespace || $0.isInvisible }
    let start = drop(while: isBlank)
    guard let end = start.lastIndex(where: { !isBlank($0) }) else { return "" }
    return String(start[...end])
  }

  /// Whether it is one line wherever it is shown: without line ends, and without control characters, which would
  /// control a terminal.
  public var isOneLine: Bool {
    !unicodeScalars.contains { scalar in
      switch scalar.properties.generalCategory {
      case .control, .lineSeparator, .paragraphSeparator: true
      default: false
      }
    }
  }

  /// The text as a name or title of a file can be kept: one line, without control characters, and without white space and
  /// invisible characters around it.
  /// - Parameter longest: The most characters.
  public func asOneLine(longest: Int) -> String {
    // Of an endless text only the beginning counts.
    let words = drop(while: \.isWhitespace).prefix(longest * 4).split(whereSeparator: \.isWhitespace)
    let visible = words.joined(separator: " ").unicodeScalars.filter { $0.properties.generalCategory != .control }
    return String(String(String.UnicodeScalarView(visible)).prefix(longest)).visiblyTrimmed
  }

  /// The path of one file that a user typed, pasted, or dropped on the terminal; nil for an empty text. Words that are no
  /// paths of their own are one path with spaces.
  public var droppedPath: String? {
    let paths = droppedPaths
    if paths.count == 1 { return paths[0] }
    var path = trimmed[...]
    for quote in ["'", "\""] where path.count > 1 && path.hasPrefix(quote) && path.hasSuffix(quote) {
      path = path.dropFirst().dropLast()
    }
    return path.isEmpty ? nil : String(path)
  }

  /// The paths of the files that a user typed, pasted, or dropped on the terminal; none for an empty text.
  ///
  /// Terminals write dropped files as words of a shell, in quotes or with backslashes, or as `file://` addresses. Any
  /// other text is one path, spaces included, unless each of its words begins as a complete path does.
  public var droppedPaths: [String] {
    let text = trimmed
    if text.isEmpty { return [] }
    let isOfShell = text.hasPrefix("'") || text.hasPrefix("\"") || text.contains("\\") || text.hasPrefix("file://")
    if isOfShell { return (text.shellWords ?? [text]).map(\.withoutFileScheme) }
    let words = text.split(whereSeparator: \.isWhitespace).map(String.init)
    return words.allSatisfy { $0.hasPrefix("/") || $0.hasPrefix("~/") } ? words : [text]
  }

  /// The words of a line as a shell reads them: quotes and backslashes are taken away. Nil for a quote without its end.
  private var shellWords: [String]? {
    var words: [String] = []
    var word: String?, quote: Character?
    var isEscaped = false
    for character in self {
      if isEscaped {
        word = (word ?? "") + String(character)
        isEscaped = false
      } else if character == "\\", quote != "'" {
        isEscaped = true
      } else if let open = quote {
        if character == open { quote = nil } else { word = (word ?? "") + String(character) }
      } else if character == "'" || character == "\"" {
        (quote, word) = (character, word ?? "")
      } else if character.isWhitespace {
        if let word { words.append(word) }
        word = nil
      } else {
        word = (word ?? "") + String(character)
      }
    }
    if quote != nil || isEscaped { return nil }
    return (words + (word.map { [$0] } ?? [])).filter { !$0.isEmpty }
  }

  /// The path of a `file://` address on this computer (RFC 8089), with its escapes resolved; any other text as it is.
  private var withoutFileScheme: String {
    guard hasPrefix("file://") else { return self }
    let rest = dropFirst("file://".count)
    guard let start = rest.firstIndex(of: "/"), ["", "localhost"].contains(rest[..<start]) else { return self }
    var bytes: [UInt8] = []
    var left = Array(rest[start...].utf8)[...]
    while let byte = left.popFirst() {
      let digits = String(decoding: left.prefix(2), as: UTF8.self)
      if byte == UInt8(ascii: "%"), digits.count == 2, let value = UInt8(digits, radix: 16) {
        bytes.append(value)
        left = left.dropFirst(2)
      } else {
        bytes.append(byte)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}

extension Character {
  fileprivate var isControl: Bool { unicodeScalars.allSatisfy { $0.properties.generalCategory == .control } }

  /// Whether nothing of it shows.
  fileprivate var isInvisible: Bool {
    unicodeScalars.allSatisfy(\.properties.isDefaultIgnorableCodePoint)
  }
}
