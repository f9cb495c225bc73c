import Entities
import ProfileArchives
import Storage

/// The pictures of messages in archives. Only one of them is in memory at a time.
extension ProfileRegistry {
  /// Writes the files of pictures after the records.
  /// - Returns: The number of written files. A file that is missing, damaged or too large is left out.
  nonisolated func write(_ kept: [KeptPictures.Picture], to writer: ArchiveWriter) async throws -> Int {
    var written = 0
    for picture in kept where picture.size <= PictureFormat.maximumBytes {
      try Task.checkCancellation()
      guard let file = await pictures.file(picture.id, size: picture.size), PictureFormat.accepts(file) else {
        continue
      }
      try writer.write(ArchivedPicture(id: picture.id, file: file))
      written += 1
    }
    return written
  }

  /// Stores the files of the pictures of imported messages. The notes and the messages must be stored: other programs
  /// delete files that no note names.
  ///
  /// The records are stored by then, so no failure ends the import. A picture that could not be stored is missing, and
  /// another import of the file completes it. A file that is here is never replaced.
  /// - Returns: The numbers of the stored files and of those that were here, and the number of missing ones.
  nonisolated func importPictures(
    _ wanted: [KeptPictures.Picture], from reader: ArchiveReader, for profile: UserProfile.ID,
    until stop: CancellationFlag
  ) async -> (count: ImportSummary.Count, missing: Int) {
    var count = ImportSummary.Count()
    // A note that was here before stays, and may name other pictures.
    guard let notes = try? await notes.notes(beginningWith: KeptPictures.notePrefix, of: profile) else {
      return (count, wanted.count)
    }
    let named = Set(notes.values.compactMap { KeptPictures(note: $0) }.flatMap(\.pictures))
    var missing: [KeptPictures.Picture.ID: Int] = [:]
    for picture in wanted where named.contains(picture) { missing[picture.id] = picture.size }
    while !stop.isRaised, let picture = try? reader.nextPicture() {
      guard missing[picture.id] == picture.file.count else { continue }
      if await pictures.file(picture.id, size: picture.file.count) == picture.file {
        count.present += 1
      } else if (try? await pictures.save(picture.file, as: picture.id)) != nil {
        count.added += 1
      } else {
        continue
      }
      missing[picture.id] = nil
    }
    // Pictures that the archive lacks may be here.
    var left = 0
    for (id, size) in missing {
      if await pictures.file(id, size: size) == nil { left += 1 } else { count.present += 1 }
    }
    return (count, left)
  }
}
