/// What a user can put right themselves: nothing failed.
public enum UserError: Hashable, Sendable, CaseIterable {
  /// A name, an e-mail address or the title of a chat is none, or is another's.
  case name, address, title
  /// A text is empty, or longer than there is room for.
  case text
  /// A picture, or another file, is not there or is something else.
  case picture, file
  /// A provider's key, or the value of a setting, is none.
  case key, value
  /// It would be right at another time.
  case moment
}

/// An error that may mean no more than that: whoever shows it then names the matter, and speaks of no failure.
public protocol UserErrorConvertible: Error {
  /// What can be put right; nil where something failed.
  var userError: UserError? { get }
}
