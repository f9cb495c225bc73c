public import Entities

/// What the end starts with.
public struct CompletedParameters: Hashable, Sendable {
  /// The colour that the user chose.
  public let color: ProfileColor

  /// The end for a user who chose this colour.
  public init(color: ProfileColor) {
    self.color = color
  }
}
