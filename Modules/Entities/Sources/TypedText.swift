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

  /// The path of a file without the quotes that terminals add when it is dropped; nil for an empty text.
  public var droppedPath: String? {
    var path = trimmed[...]
    for quote in ["'", "\""] where path.count > 1 && path.hasPrefix(quote) && path.hasSuffix(quote) {
      path = path.dropFirst().dropLast()
    }
    return path.isEmpty ? nil : String(path)
  }
}

extension Character {
  fileprivate var isControl: Bool { unicodeScalars.allSatisfy { $0.properties.generalCategory == .control } }

  /// Whether nothing of it shows.
  fileprivate var isInvisible: Bool {
    unicodeScalars.allSatisfy(\.properties.isDefaultIgnorableCodePoint)
  }
}
