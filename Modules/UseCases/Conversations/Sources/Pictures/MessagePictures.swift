import Entities
import LanguageModels
import Storage

/// Keeps the pictures of the user's messages: a note for each message, and a file for each picture.
///
/// The note is stored first, then the files, then the message. So a file without a note is always left over. A note
/// without its message is left over after a day.
struct MessagePictures: Sendable {
  /// The milliseconds after which a note without its message is left over: a day. Storing both takes seconds.
  private static let grace: Int64 = 24 * 60 * 60 * 1000

  let stores: Stores
  let chats: any ChatStore
  let now: @Sendable () -> Timestamp

  /// Stores a message with its pictures.
  /// - Parameters:
  ///   - pictures: New pictures.
  ///   - shared: Pictures that are kept already, with another form of the message.
  ///   - store: Stores the message. If it returns nil, nothing was stored, and the new pictures are removed. If it
  ///     throws, the message may be stored, so the pictures stay until they are swept.
  /// - Returns: The result of `store`.
  /// - Throws: `ConversationFailure.manyPictures` and the errors of storing a picture: the message is not stored then.
  ///   The errors of `store`.
  func keep<Stored>(
    _ pictures: [UserTurn.Picture], besides shared: [KeptPictures.Picture] = [], with message: Message,
    of profile: UserProfile.ID, _ store: () async throws -> Stored?
  ) async throws -> Stored? {
    guard !pictures.isEmpty || !shared.isEmpty else { return try await store() }
    let new = pictures.map { picture in
      KeptPictures.Picture(id: KeptPictures.Picture.ID(at: now()), size: picture.bytes.count, name: picture.name)
    }
    guard shared.count + new.count <= KeptPictures.most else { throw ConversationFailure.manyPictures }
    let name = KeptPictures.notePrefix(of: message.chat) + "\(message.id)"
    let kept = KeptPictures(of: message.id, shared + new)
    try await stores.notes.setNote(kept.note, named: name, of: profile)
    do {
      for (picture, kept) in zip(pictures, new) { try await stores.pictures.save(picture.bytes, as: kept.id) }
    } catch {
      await discard(new, name, of: profile)
      throw error
    }
    let stored = try await store()
    if stored == nil { await discard(new, name, of: profile) }
    return stored
  }

  /// Removes new pictures and their note. What cannot be removed now is swept at a later start.
  private func discard(_ pictures: [KeptPictures.Picture], _ name: String, of profile: UserProfile.ID) async {
    try? await stores.notes.setNote(nil, named: name, of: profile)
    stores.pictures.delete(Set(pictures.map(\.id)))
  }

  /// The kept pictures of a conversation's messages.
  func kept(in chat: Conversation) async throws(StorageError) -> [Message.ID: [KeptPictures.Picture]] {
    let notes = try await notes(of: chat).values.compactMap { KeptPictures(note: $0) }
    return Dictionary(notes.map { ($0.message, $0.pictures) }) { first, _ in first }
  }

  /// A kept picture with its file; nil when the file is missing, damaged, or no picture that providers accept.
  func picture(_ kept: KeptPictures.Picture) async -> UserTurn.Picture? {
    guard kept.size <= Prompt.Image.maximumBytes, let bytes = await stores.pictures.file(kept.id, size: kept.size),
      (try? Prompt.Image(bytes)) != nil
    else { return nil }
    return UserTurn.Picture(name: kept.name, bytes: bytes)
  }
}

/// Removing pictures.
extension MessagePictures {
  /// The notes of a conversation, by their names.
  func notes(of chat: Conversation) async throws(StorageError) -> [String: String] {
    try await stores.notes.notes(beginningWith: KeptPictures.notePrefix(of: chat.id), of: chat.profile)
  }

  /// Removes the pictures of a conversation that is deleted for good.
  func forget(_ chat: Conversation) async throws(StorageError) {
    try await delete(try await notes(of: chat), of: chat.profile)
  }

  /// Removes the pictures of the messages that a change removes for good.
  func followingRemoval(in chat: Conversation, _ change: () async throws -> Void) async throws {
    var before: [String: KeptPictures] = [:]
    let notes = try await notes(of: chat)
    for (name, text) in notes {
      // A message that does not exist may be about to be stored.
      if let kept = KeptPictures(note: text), try await chats.hasMessage(kept.message) { before[name] = kept }
    }
    try await change()
    var gone: [String: String] = [:]
    for (name, kept) in before where try await !chats.hasMessage(kept.message) { gone[name] = notes[name] }
    try await delete(gone, of: chat.profile)
  }

  /// Deletes notes, and the files that no other note names. If a note cannot be read, the files stay for `sweep`.
  private func delete(_ notes: [String: String], of profile: UserProfile.ID) async throws(StorageError) {
    guard !notes.isEmpty else { return }
    for name in notes.keys { try await stores.notes.setNote(nil, named: name, of: profile) }
    var files = Set(notes.values.compactMap { KeptPictures(note: $0) }.flatMap { $0.pictures.map(\.id) })
    for profile in try await stores.profiles.profiles() {
      let others = try await stores.notes.notes(beginningWith: KeptPictures.notePrefix, of: profile.id)
      for note in others.values {
        guard let kept = KeptPictures(note: note) else { return }
        files.subtract(kept.pictures.map(\.id))
      }
    }
    stores.pictures.delete(files)
  }

  /// Removes what is left over: notes whose messages never came or were removed, and files without a note. A note that
  /// cannot be read, for example of a newer version, may name any file: while there is one, all files stay.
  func sweep() async throws(StorageError) {
    // The files are listed first: the note of each is older than the file.
    var files = Set(stores.pictures.files())
    let old = Message.ID(high: UInt64(clamping: now().milliseconds - Self.grace) << 16, low: 0)
    for profile in try await stores.profiles.profiles() {
      let notes = try await stores.notes.notes(beginningWith: KeptPictures.notePrefix, of: profile.id)
      for (name, text) in notes {
        guard let kept = KeptPictures(note: text) else {
          files = []
          continue
        }
        if kept.message < old, try await !chats.hasMessage(kept.message) {
          try await stores.notes.setNote(nil, named: name, of: profile.id)
        } else {
          files.subtract(kept.pictures.map(\.id))
        }
      }
    }
    stores.pictures.delete(files)
  }
}
