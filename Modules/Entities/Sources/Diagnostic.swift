/// One thing that a check of the program and its surroundings found.
public struct Diagnostic: Hashable, Sendable, Codable {
  /// How it stands.
  public enum State: String, Hashable, Sendable, Codable {
    /// As it should be.
    case well
    /// It works, and something about it is worth knowing.
    case notice
    /// It needs mending.
    case faulty
  }

  /// What was looked at, for programs: small letters, `free_space`.
  public var check: String
  /// How it stands.
  public var state: State
  /// What was found, in words for people. It may quote files and servers: sanitise before showing.
  public var found: String
  /// How to mend it; nil where nothing needs it.
  public var remedy: String?

  /// A finding from its parts.
  public init(_ check: String, _ state: State, _ found: String, remedy: String? = nil) {
    self.check = check
    self.state = state
    self.found = found
    self.remedy = remedy
  }

  /// Something that is as it should be.
  public init(_ check: String, _ found: String) {
    self.init(check, .well, found)
  }
}

/// Something that can say whether it is well. Whoever owns a part of the program looks after it: `doctor` only asks.
public protocol HealthCheck: Sendable {
  /// What it looks after, for programs: small letters, `data`.
  var area: String { get }

  /// The same for people, as a heading.
  func title(in language: ContentLanguage) -> String

  /// Looks, and changes nothing.
  func diagnostics(in language: ContentLanguage) async -> [Diagnostic]
}
