/// One result of a check of the program and its environment.
public struct Diagnostic: Hashable, Sendable, Codable {
  /// The severity of a result.
  public enum State: String, Hashable, Sendable, Codable {
    /// As expected.
    case well
    /// It works, but the user should know about it.
    case notice
    /// It needs a repair.
    case faulty
  }

  /// The name of the check, for programs: small letters, `free_space`.
  public var check: String
  /// The severity.
  public var state: State
  /// The result in words. It may quote files and servers: sanitise before showing.
  public var found: String
  /// The way to repair it; nil where none is needed.
  public var remedy: String?

  /// A result.
  public init(_ check: String, _ state: State, _ found: String, remedy: String? = nil) {
    self.check = check
    self.state = state
    self.found = found
    self.remedy = remedy
  }

  /// A result that is as expected.
  public init(_ check: String, _ found: String) {
    self.init(check, .well, found)
  }
}

/// A check of a part of the program, implemented by the owner of that part: `doctor` only calls it.
public protocol HealthCheck: Sendable {
  /// The name of the checked part, for programs: small letters, `data`.
  var area: String { get }

  /// The name of the checked part, as a heading.
  func title(in language: ContentLanguage) -> String

  /// Checks the part without changing anything.
  func diagnostics(in language: ContentLanguage) async -> [Diagnostic]
}
