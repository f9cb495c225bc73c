/// The cause of an error. It decides the advice to the user and the exit code.
public enum ErrorCause: Hashable, Sendable, Codable, CaseIterable {
  /// The request or a setting is invalid: a wrong value, a missing file.
  case usage
  /// This machine failed: a full disk, a file locked by another program.
  case machine
  /// The provider or the connection to it failed.
  case provider
}

/// An error with a known cause.
public protocol CategorizedError: Error {
  /// The cause of the error.
  var cause: ErrorCause { get }
}

extension ErrorCause {
  /// The cause of any error: `.machine` for an error without one.
  public init(of error: any Error) { self = (error as? any CategorizedError)?.cause ?? .machine }
}
