public import Entities

/// A line that is not valid in an archive.
public struct LineFailure: Error, Hashable, Sendable {
  /// The number of the line, from 1 on.
  public let line: Int
  /// The expected contents, for users.
  public let expected: LocalizedText

  /// A failure from its parts.
  public init(line: Int, expected: LocalizedText) {
    self.line = line
    self.expected = expected
  }
}
