/// A key of a lore entry: a text, or a regular expression.
public enum LoreKey: Hashable, Sendable {
  /// A text to be found.
  case text(String)
  /// A regular expression of JavaScript.
  case pattern(Pattern)

  /// A regular expression and its flags.
  public struct Pattern: Hashable, Sendable {
    /// The expression, without the slashes around it.
    public let expression: String
    /// Letters of `gimsuy`, each at most once.
    public let flags: String

    /// An expression without flags.
    init(expression: String) {
      (self.expression, flags) = (expression, "")
    }

    /// Nil for a text without the form `/expression/flags`. A slash inside must be escaped.
    ///
    /// Source: SillyTavern, `public/scripts/world-info.js`, `parseRegexFromString`.
    init?(_ key: String) {
      guard key.utf8.first == UInt8(ascii: "/"), let end = key.utf8.lastIndex(of: UInt8(ascii: "/")),
        end > key.startIndex
      else { return nil }
      let inside = key[key.index(after: key.startIndex)..<end], letters = key[key.index(after: end)...]
      guard !inside.isEmpty, letters.allSatisfy("gimsuy".contains), Set(letters).count == letters.count else {
        return nil
      }
      var isEscaped = false
      for character in inside.unicodeScalars {
        if character == "/", !isEscaped { return nil }
        isEscaped = character == "\\" && !isEscaped
      }
      expression = String(inside).replacing("\\/", with: "/")
      flags = String(letters)
    }
  }
}
