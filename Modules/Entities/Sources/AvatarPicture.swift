/// A picture of an avatar: a PNG file in the store. It never changes; another picture has another identifier.
public struct AvatarPicture: Hashable, Identifiable, Sendable {
  /// The identifier of a picture.
  public typealias ID = Identifier<AvatarPicture>

  /// Its identifier.
  public let id: ID
  /// The file.
  public let file: [UInt8]

  /// A picture.
  public init(id: ID, file: [UInt8]) {
    self.id = id
    self.file = file
  }
}
