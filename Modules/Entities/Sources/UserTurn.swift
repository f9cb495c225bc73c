/// Something that a user says to an avatar, and what goes with it for this turn alone.
public struct UserTurn: Hashable, Sendable {
  /// A picture that is shown with it.
  public struct Picture: Hashable, Sendable {
    /// What its file is called.
    public var name: String
    /// The file, PNG or JPEG.
    public var bytes: [UInt8]

    /// A picture from its parts.
    public init(name: String, bytes: [UInt8]) {
      self.name = name
      self.bytes = bytes
    }
  }

  /// What is said. It is kept in the conversation.
  public var text: String
  /// What the model is told besides, after who the avatar is; empty for nothing. It is sent once and not kept.
  public var instruction: String
  /// The pictures. They are sent once and not kept.
  public var pictures: [Picture]

  /// A turn from its parts.
  public init(_ text: String, instruction: String = "", pictures: [Picture] = []) {
    self.text = text
    self.instruction = instruction
    self.pictures = pictures
  }
}

/// A picture can be private and is always long: a description shows neither.
extension UserTurn.Picture: CustomStringConvertible, CustomReflectable {
  /// Its name and its length.
  public var description: String { "\(name), \(bytes.count) bytes" }
  /// The same for `dump`.
  public var customMirror: Mirror { Mirror(self, children: [("description", description)]) }
}
