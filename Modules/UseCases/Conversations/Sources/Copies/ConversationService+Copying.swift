import Entities
import Storage
import Synchronization

/// Copies of conversations.
extension ConversationService {
  /// Copies a conversation, with everything but its trash, its draft, its usage, and its place among the pinned or
  /// archived ones.
  /// - Parameter onProgress: Called after every thousand messages.
  /// - Returns: The copy, which is stored.
  func duplicate(
    _ id: Conversation.ID, onProgress: @escaping @Sendable (ArchiveProgress) -> Void
  ) async throws -> Conversation {
    let original = try await access.own(id)
    let now = dependencies.now()
    let copy = Conversation(
      id: Conversation.ID(at: now), profile: original.profile, avatar: original.avatar,
      title: try await titleOfCopy(of: original), created: now, updated: now,
      place: ChatPlace(tags: original.place.tags))
    let notes = try await copiedNotes(of: original, in: copy)
    let stop = Mutex<CancellationError?>(nil), reported = Mutex(0)
    do {
      try await chats.copy(
        id, as: ChatCopy(copy, notes: notes, text: CopiedNotes.text)
      ) { messages throws(StorageError) in
        if Task.isCancelled {
          // The store rethrows only its own errors.
          stop.withLock { $0 = CancellationError() }
          throw .failed(LocalizedText(untranslated: "cancelled"))
        }
        let round = messages - messages % 1000
        let isNew = reported.withLock { reported in
          defer { reported = round }
          return round > reported
        }
        if isNew { onProgress(ArchiveProgress(.storing, messages: round)) }
      }
    } catch {
      throw stop.withLock(\.self) ?? error
    }
    events.listChanged()
    return copy
  }

  /// The names of the copied notes, each with its name in the copy.
  private func copiedNotes(of original: Conversation, in copy: Conversation) async throws -> [String: String] {
    let names = zip(CopiedNotes.names(of: original.id), CopiedNotes.names(of: copy.id))
    var notes = Dictionary(uniqueKeysWithValues: names)
    let (old, new) = (KeptPictures.notePrefix(of: original.id), KeptPictures.notePrefix(of: copy.id))
    for name in try await pictures.notes(of: original).keys { notes[name] = new + name.dropFirst(old.count) }
    return notes
  }

  /// The title of a copy. One of the user's other conversations may have the first choice already.
  private func titleOfCopy(of original: Conversation) async throws -> String {
    let name = await dependencies.characterWithID(original.avatar)?.avatar.name
    let title = try await reader.titles.titled(original).title ?? name ?? dependencies.language("Chat", "대화")
    let rule = CopyTitle(of: title, in: dependencies.language)
    let similar = try await chats.chats(
      of: original.profile, named: LetterPattern(rule.base), orWith: [], orAmong: [], limit: CopyTitle.most)
    return rule.text(besides: Set(similar.compactMap(\.chat.title)))
  }
}
