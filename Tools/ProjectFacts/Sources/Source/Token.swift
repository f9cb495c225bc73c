/// One piece of a Swift file, as far as the rules need to tell pieces apart.
package struct Token: Equatable, Sendable {
  package enum Kind: Sendable {
    /// A keyword, a name or a number.
    case word
    /// One character of punctuation.
    case symbol
    /// What a string literal stands for: escapes are decoded, an interpolation is one space.
    case string
    /// The text of a regular expression literal, as written.
    case regex
  }

  package var kind: Kind
  package var text: String
  package var line: Int
  /// Nothing but white space and comments stands before it on its line.
  package var startsLine: Bool

  package func isSymbol(_ character: String) -> Bool { kind == .symbol && text == character }
  package func isWord(_ word: String) -> Bool { kind == .word && text == word }
}
