/// The pictures that are kept with a message of the user, without their files. Each message with pictures has a note of
/// its own, so that programs that write at once do not disturb each other.
public struct KeptPictures: Hashable, Sendable {
  /// A kept picture.
  public struct Picture: Hashable, Identifiable, Sendable {
    /// The identifier of a picture, which is the name of its file.
    public typealias ID = Identifier<Picture>

    /// Its identifier. Copies of a message share the file.
    public var id: ID
    /// The length of its file in bytes. A file of another length is damaged.
    public var size: Int
    /// The name of the file that the user attached, as it stands in the message's text: `[NAME]`.
    public var name: String

    /// A kept picture.
    public init(id: ID, size: Int, name: String) {
      (self.id, self.size, self.name) = (id, size, name)
    }
  }

  /// The most pictures of a message, as many as a prompt can have. A note with more is invalid.
  public static let most = 20

  /// The message.
  public var message: Message.ID
  /// Its pictures, in the order in which they are sent.
  public var pictures: [Picture]

  /// The pictures of a message.
  public init(of message: Message.ID, _ pictures: [Picture]) {
    (self.message, self.pictures) = (message, pictures)
  }
}

extension KeptPictures {
  /// The beginning of the names of all such notes.
  public static let notePrefix = NoteKind.pictures.rawValue

  /// The beginning of the names of the notes of a conversation.
  public static func notePrefix(of chat: Conversation.ID) -> String { notePrefix + "\(chat)/" }

  /// The pictures as a text to store: a line with the message, and one for each picture.
  public var note: String {
    (["\(message)"] + pictures.map { "\($0.id) \($0.size) \(Escapes.write($0.name))" }).joined(separator: "\n")
  }

  /// Parses a stored text; nil when it is invalid.
  public init?(note: String) {
    // By bytes: a name may begin with a mark that forms one character with the space before it.
    let lines = note.utf8.split(separator: UInt8(ascii: "\n"))
    guard lines.count <= Self.most + 1, let message = lines.first.flatMap({ Message.ID(String(Substring($0))) }) else {
      return nil
    }
    var pictures: [Picture] = []
    for line in lines.dropFirst() {
      let parts = line.split(separator: UInt8(ascii: " "), maxSplits: 2, omittingEmptySubsequences: false)
        .map { String(Substring($0)) }
      guard parts.count == 3, let id = Picture.ID(parts[0]), let size = Int(parts[1]), size > 0,
        let name = Escapes.read(parts[2])?.first
      else { return nil }
      pictures.append(Picture(id: id, size: size, name: name))
    }
    self.init(of: message, pictures)
  }
}
