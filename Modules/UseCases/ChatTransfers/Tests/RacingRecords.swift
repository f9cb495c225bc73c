import Entities
import Storage
import Synchronization

/// Runs something once before chats are published, as another program may at any time.
final class RacingRecords: RecordStore {
  private let store: any RecordStore
  private let isPending = Mutex(true)
  private let before: @Sendable () async -> Void

  init(_ store: any RecordStore, before: @escaping @Sendable () async -> Void) {
    (self.store, self.before) = (store, before)
  }

  func publish(_ new: StagedImport, for profile: UserProfile.ID) async throws(StorageError) {
    let isFirst = isPending.withLock { pending in
      defer { pending = false }
      return pending
    }
    if isFirst { await before() }
    try await store.publish(new, for: profile)
  }

  func head(of chat: Conversation.ID) async throws(StorageError) -> ChatHead? { try await store.head(of: chat) }

  func newestMessage(in chat: Conversation.ID) async throws(StorageError) -> Message.ID? {
    try await store.newestMessage(in: chat)
  }

  func tree(
    of chat: Conversation.ID, _ body: @escaping @Sendable (TreeMessage) throws(StorageError) -> Void
  ) async throws(StorageError) {
    try await store.tree(of: chat, body)
  }

  func extras(of messages: [Message.ID]) async throws(StorageError) -> [Message.ID: String] {
    try await store.extras(of: messages)
  }

  func chat(
    importedAs fingerprint: String, by profile: UserProfile.ID
  ) async throws(StorageError) -> Conversation.ID? {
    try await store.chat(importedAs: fingerprint, by: profile)
  }

  func used(_ messages: [Message.ID]) async throws(StorageError) -> Set<Message.ID> {
    try await store.used(messages)
  }

  func stage(_ piece: StagedPiece, for profile: UserProfile.ID) async throws(StorageError) {
    try await store.stage(piece, for: profile)
  }

  func discardStaged(_ chats: [Conversation.ID]) async throws(StorageError) { try await store.discardStaged(chats) }

  func records(
    of profile: UserProfile.ID, _ body: @escaping @Sendable (ProfileRecord) throws(StorageError) -> Void
  ) async throws(StorageError) {
    try await store.records(of: profile, body)
  }

  func merge(
    _ next: @escaping @Sendable () throws(StorageError) -> ProfileRecord?
  ) async throws(StorageError) -> ImportSummary {
    try await store.merge(next)
  }
}
