import ArchiveLines
public import Entities
import JSON

/// The file of a picture that belongs to messages of an archive. A note of the archive names it (`KeptPictures`).
public struct ArchivedPicture: Hashable, Sendable {
  /// Its identifier.
  public var id: KeptPictures.Picture.ID
  /// The file.
  public var file: [UInt8]

  /// A picture with its file.
  public init(id: KeptPictures.Picture.ID, file: [UInt8]) { (self.id, self.file) = (id, file) }
}

extension ArchiveLine {
  static let picture = "picture"

  init(_ picture: ArchivedPicture) {
    self.init(Self.picture)
    add("id", picture.id)
    add("file", Base64.encoded(picture.file))
  }
}

/// The lines with the pictures of messages.
extension RecordOrder {
  /// Records the pictures that a note names.
  mutating func expectPictures(of note: String, named name: String) {
    guard name.hasPrefix(KeptPictures.notePrefix), let kept = KeptPictures(note: note) else { return }
    // Messages can share a picture, and not all of them need be in the archive.
    for picture in kept.pictures {
      picturesToCome[picture.id, default: ([], picture.size)].messages.append(kept.message)
    }
  }

  /// The picture of a line. A message of the archive must have it.
  mutating func messagePicture(_ fields: ArchiveFields) throws(LineFailure) -> ArchivedPicture {
    try closeChat(fields)
    try enter(.pictures, fields)
    let id: KeptPictures.Picture.ID = try fields.id("id")
    // Each picture comes once, so a picture that has come is no longer expected.
    guard let (messages, size) = picturesToCome.removeValue(forKey: id), messages.contains(where: hasMessage) else {
      throw fields.failure(
        "an “id” that the note of a message before it names, each once", "앞에 나온 메시지의 노트에 있는 “id”를 한 번씩")
    }
    let file = try fields.pictureFile("file")
    guard file.count == size else {
      throw fields.failure("“file” with \(size) bytes, as its note says", "“file”에 노트에 적힌 대로 \(size)바이트")
    }
    return ArchivedPicture(id: id, file: file)
  }
}
