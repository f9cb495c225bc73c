/// A message of the user to an avatar, with its pictures and an instruction for this turn alone.
public struct UserTurn: Hashable, Sendable {
  /// An attached picture.
  public struct Picture: Hashable, Sendable {
    /// The name of its file.
    public var name: String
    /// The file, PNG or JPEG.
    public var bytes: [UInt8]

    /// A picture.
    public init(name: String, bytes: [UInt8]) {
      self.name = name
      self.bytes = bytes
    }
  }

  /// The message. It is stored in the conversation.
  public var text: String
  /// A further instruction for the model, after the avatar's description; empty for none. It is sent once and not
  /// stored.
  public var instruction: String
  /// The pictures. They are kept with the message, and sent again wherever it is in a prompt.
  public var pictures: [Picture]

  /// A turn.
  public init(_ text: String, instruction: String = "", pictures: [Picture] = []) {
    self.text = text
    self.instruction = instruction
    self.pictures = pictures
  }
}

/// A picture may be private and is always long, so its description contains no data.
extension UserTurn.Picture: CustomStringConvertible, CustomReflectable {
  /// Its name and its length.
  public var description: String { "\(name), \(bytes.count) bytes" }
  /// The same for `dump`.
  public var customMirror: Mirror { Mirror(self, children: [("description", description)]) }
}
