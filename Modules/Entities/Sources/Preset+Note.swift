extension Preset {
  /// The preset as a text to store: a line for each value, its name first.
  public var note: String {
    Field.allCases.compactMap { field in self[field].map { "\(field.rawValue) \(Escapes.write($0))" } }
      .joined(separator: "\n")
  }

  /// Parses a stored text. Invalid lines, for example of a newer program, are ignored.
  public init(note: String) {
    var unusable: [String] = []
    self.init(note: note, &unusable)
  }

  /// Parses a stored text.
  /// - Parameter unusable: Collects the invalid lines.
  init(note: String, _ unusable: inout [String]) {
    self.init()
    for line in note.split(separator: "\n") {
      let parts = line.split(separator: " ", maxSplits: 1, omittingEmptySubsequences: false)
      guard parts.count == 2, let field = Field(rawValue: String(parts[0])),
        let text = Escapes.read(String(parts[1]))?.first, set(field, to: text)
      else {
        unusable.append(String(line))
        continue
      }
    }
  }
}

/// Escapes line breaks and separators in a text that is split at them: `\n` and `\r` for line breaks, a backslash
/// before others.
enum Escapes {
  private static let letters: [Unicode.Scalar: Unicode.Scalar] = ["\n": "n", "\r": "r"]

  static func write(_ text: String, _ separator: Unicode.Scalar? = nil) -> String {
    var written = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      if scalar == "\\" || letters[scalar] != nil || scalar == separator { written.append("\\") }
      written.append(letters[scalar] ?? scalar)
    }
    return String(written)
  }

  /// The texts between the separators; nil for an invalid escape.
  static func read(_ text: String, splitAt separator: Unicode.Scalar? = nil) -> [String]? {
    var parts = [String.UnicodeScalarView()]
    var isEscaped = false
    for scalar in text.unicodeScalars {
      if isEscaped {
        let letter = letters.first { $0.value == scalar }?.key
        guard letter != nil || scalar == "\\" || scalar == separator else { return nil }
        parts[parts.count - 1].append(letter ?? scalar)
        isEscaped = false
      } else if scalar == "\\" {
        isEscaped = true
      } else if scalar == separator {
        parts.append(String.UnicodeScalarView())
      } else {
        parts[parts.count - 1].append(scalar)
      }
    }
    return isEscaped ? nil : parts.map { String($0) }
  }
}
