/// No avatar has that name.
public struct NoSuchAvatar: Error, Equatable {
  /// The name.
  public let name: String

  /// The failure.
  public init(name: String) {
    self.name = name
  }
}
