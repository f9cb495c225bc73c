/// Where the cause of an error lies: what can be done about it, and what a shell is told, follow from that.
public enum ErrorCause: Hashable, Sendable, Codable, CaseIterable {
  /// What was asked for, or what is set, cannot be: a wrong value, a file that is not there.
  case usage
  /// This machine did not do its part: a full disk, a file that another program holds.
  case machine
  /// The provider or the way to it failed.
  case provider
}

/// An error that knows where its cause lies.
public protocol CategorizedError: Error {
  /// Where that is.
  var cause: ErrorCause { get }
}

extension ErrorCause {
  /// The cause of any error: of one that does not say, this machine.
  public init(of error: any Error) { self = (error as? any CategorizedError)?.cause ?? .machine }
}
