/// The error that no avatar has a name.
public struct NoSuchAvatar: Error, Equatable {
  /// The name.
  public let name: String

  /// The error.
  public init(name: String) {
    self.name = name
  }
}
