/// A mistake that the user can correct; nothing failed.
public enum UserError: Hashable, Sendable, CaseIterable {
  /// A name, an e-mail address or the title of a chat is invalid or already in use.
  case name, address, title
  /// A text is empty or too long.
  case text
  /// A picture or another file is missing or of the wrong kind.
  case picture, file
  /// A provider's key or the value of a setting is invalid.
  case key, value
  /// It would be valid at another time.
  case moment
}

/// An error that may be only a mistake of the user: the program then names the mistake, and reports no failure.
public protocol UserErrorConvertible: Error {
  /// The mistake; nil for a failure.
  var userError: UserError? { get }
}
