import Entities
import LanguageModels

/// The kept pictures that go with the messages of a prompt: those of the newest messages, as far as a prompt has room
/// for them. The room is `Prompt.maximumImages` and `Prompt.maximumImageBytes`: every provider accepts that much in one
/// request.
struct PromptPictures: Sendable {
  private var kept: [Message.ID: [KeptPictures.Picture]] = [:]
  private var read: @Sendable (KeptPictures.Picture) async -> UserTurn.Picture? = { _ in nil }
  /// The room that is left.
  private var count = Prompt.maximumImages, bytes = Prompt.maximumImageBytes

  /// No pictures.
  init() {}

  /// The pictures of messages.
  /// - Parameter read: Reads a picture; nil leaves the picture out.
  init(
    _ kept: [Message.ID: [KeptPictures.Picture]],
    read: @escaping @Sendable (KeptPictures.Picture) async -> UserTurn.Picture?
  ) {
    (self.kept, self.read) = (kept, read)
  }

  /// The same without the pictures of other messages.
  func only(of message: Message.ID?) -> PromptPictures {
    var pictures = self
    pictures.kept = kept.filter { $0.key == message }
    return pictures
  }

  /// Takes the room of pictures that are sent in any case.
  mutating func reserve(_ pictures: [UserTurn.Picture]) {
    count -= pictures.count
    bytes -= pictures.reduce(0) { $0 + $1.bytes.count }
  }

  /// The pictures of a message. Ask for the newest message first: after the first picture without room none are given.
  mutating func pictures(of message: Message.ID) async -> [UserTurn.Picture] {
    var pictures: [UserTurn.Picture] = []
    for kept in kept[message] ?? [] where count > 0 {
      guard let picture = await read(kept) else { continue }
      guard picture.bytes.count <= bytes else {
        count = 0
        break
      }
      reserve([picture])
      pictures.append(picture)
    }
    return pictures
  }
}
