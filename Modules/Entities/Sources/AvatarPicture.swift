/// A picture of an avatar: a PNG file that the store keeps. It never changes; another picture has another identifier.
public struct AvatarPicture: Hashable, Identifiable, Sendable {
  /// What tells pictures apart.
  public typealias ID = Identifier<AvatarPicture>

  /// What tells it from every other.
  public let id: ID
  /// The file.
  public let file: [UInt8]

  /// A picture from its parts.
  public init(id: ID, file: [UInt8]) {
    self.id = id
    self.file = file
  }
}
