/// One token of a Swift file, with the kinds that the rules need.
package struct Token: Equatable, Sendable {
  package enum Kind: Sendable {
    /// A keyword, a name or a number.
    case word
    /// One character of punctuation.
    case symbol
    /// The value of a string literal: escapes are decoded, an interpolation is one space.
    case string
    /// The text of a regular expression literal, as written.
    case regex
  }

  package var kind: Kind
  package var text: String
  package var line: Int
  /// Whether only white space and comments are before it on its line.
  package var startsLine: Bool

  package func isSymbol(_ character: String) -> Bool { kind == .symbol && text == character }
  package func isWord(_ word: String) -> Bool { kind == .word && text == word }
}
