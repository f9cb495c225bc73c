import Entities
import Storage

/// The unsent text of each conversation: a note of the profile, `draft/ID`. Every screen of this process has the same
/// text at once; each copy of the program has its own part of the note.
struct Drafts: Sendable {
  let notes: any NoteStore
  let store: DraftStore
  let access: ConversationAccess
  private let cache = DraftCache()

  init(_ notes: any NoteStore, access: ConversationAccess) {
    (self.notes, store, self.access) = (notes, DraftStore(notes), access)
  }

  func inHand(in id: Conversation.ID) -> String? { cache.text(in: id) }

  func hold(_ text: String, in id: Conversation.ID) { cache.hold(text, in: id) }

  func draft(in id: Conversation.ID) async throws -> String? {
    if let typed = cache.text(in: id), !typed.isEmpty { return typed }
    return try await store.draft(Self.name(id), of: try await access.own(id).profile)
  }

  func save(_ text: String, in id: Conversation.ID) async throws {
    // An empty text changes nothing in a conversation that is not stored yet.
    let conversation = text.isEmpty ? try await access.own(id) : try await access.ownStored(id)
    try await store.save(text, as: Self.name(id), of: conversation.profile)
    cache.recordStored(text, in: id)
  }

  /// Saves the texts that are not stored yet.
  /// - Returns: The texts that could not be saved, without blank ones.
  func saveAll() async -> [String] {
    var lost: [String] = []
    for (id, text) in cache.unstored {
      do {
        try await save(text, in: id)
      } catch ConversationFailure.missingConversation, ConversationFailure.deletedConversation {
        // The draft was deleted with its conversation.
      } catch {
        if !text.isBlank { lost.append(text) }
      }
    }
    return lost
  }

  /// Saves the text in the field of a conversation, unless it is blank or stored.
  func saveInHand(in id: Conversation.ID) async throws {
    if let text = cache.unstored[id], !text.isBlank { try await save(text, in: id) }
  }

  /// Forgets the text in the field of a conversation in the trash. Its draft stays stored.
  func letGo(of id: Conversation.ID) { cache.forget(id) }

  /// Deletes the draft of a deleted conversation. If that fails, the note remains and shows nowhere.
  func forget(_ conversation: Conversation) async {
    cache.forget(conversation.id)
    try? await notes.setNote(nil, named: Self.name(conversation.id), of: conversation.profile)
  }

  private static func name(_ id: Conversation.ID) -> String { DraftStore.prefix + "\(id)" }
}
