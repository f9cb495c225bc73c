/// A piece of a line of code, of one kind.
struct CodeToken: Hashable, Sendable {
  enum Kind: Sendable {
    case plain, keyword, type, string, comment, number
    /// The name of a tag or a key, an attribute, a directive.
    case name
    /// Parts of a difference between two texts.
    case added, removed, place
  }

  var kind: Kind
  var text: String
}
