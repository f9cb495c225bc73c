/// A piece of a line of code, of one kind.
struct CodeToken: Hashable, Sendable {
  /// What a piece is to a reader.
  enum Kind: Sendable {
    case plain, keyword, type, string, comment, number
    /// A tag's or a key's name; what a compiler is told.
    case name
    /// Of a difference between two texts.
    case added, removed, place
  }

  var kind: Kind
  var text: String
}
