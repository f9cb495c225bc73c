import Entities

/// The pictures of messages, collected from records: notes name them, and come before the messages.
struct PictureNotes {
  private var kept: [Message.ID: [KeptPictures.Picture]] = [:]
  private var ids: Set<KeptPictures.Picture.ID> = []
  /// The pictures of the messages that came, each once. A picture of a message in the trash is not among them.
  private(set) var pictures: [KeptPictures.Picture] = []

  mutating func add(_ record: ProfileRecord) {
    switch record {
    case .note(let text, let name):
      guard let note = Self.note(text, named: name) else { return }
      kept[note.message, default: []] += note.pictures
    case .message(let message, _):
      for picture in kept.removeValue(forKey: message.id) ?? [] where ids.insert(picture.id).inserted {
        pictures.append(picture)
      }
    default: break
    }
  }

  /// The pictures that a note names; nil when it is no such note, or cannot be read.
  static func note(_ text: String, named name: String) -> KeptPictures? {
    guard name.hasPrefix(KeptPictures.notePrefix), let kept = KeptPictures(note: text),
      name.hasSuffix("/\(kept.message)")
    else { return nil }
    return kept
  }
}
