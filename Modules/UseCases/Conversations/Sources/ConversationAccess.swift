import Entities
import Storage
import Synchronization

/// Finds the user's conversations. A conversation that is being deleted counts as missing.
final class ConversationAccess: Sendable {
  private let chats: FreshChats
  private let profiles: any CurrentProfileStore
  private let leaving = Mutex<Set<Conversation.ID>>([])

  init(_ chats: FreshChats, profiles: any CurrentProfileStore) { (self.chats, self.profiles) = (chats, profiles) }

  /// The profile in use.
  /// - Throws: `ConversationFailure.noProfile`.
  func user() async throws -> UserProfile.ID {
    guard let profile = try await profiles.currentProfile() else { throw ConversationFailure.noProfile }
    return profile.id
  }

  /// A conversation of the user.
  /// - Throws: `ConversationFailure.missingConversation`, `.deletedConversation`, `.noProfile`.
  func own(_ id: Conversation.ID) async throws -> Conversation {
    let user = try await user()
    try requirePresent(id)
    guard let found = try await chats.chat(id), found.profile == user else {
      throw try await absence(of: id, for: user)
    }
    return found
  }

  /// A conversation of the user in the trash; nil when the trash does not have it.
  /// - Throws: `ConversationFailure.noProfile`.
  func ownDeleted(_ id: Conversation.ID) async throws -> Conversation? {
    let user = try await user()
    return try await chats.deletedChat(id).flatMap { $0.profile == user ? $0 : nil }
  }

  /// Why a conversation is not found.
  private func absence(of id: Conversation.ID, for user: UserProfile.ID) async throws -> ConversationFailure {
    try await chats.deletedChat(id)?.profile == user ? .deletedConversation(id) : .missingConversation(id)
  }

  /// A conversation of the user that is about to be changed. It is stored first, unless it is already.
  /// - Throws: `ConversationFailure.missingConversation`, `.deletedConversation`, `.noProfile`; the store's error.
  func ownStored(_ id: Conversation.ID) async throws -> Conversation {
    let conversation = try await own(id)
    try await chats.store(id)
    return conversation
  }

  /// A conversation of the user with its end and its presets, in one trip to the store.
  /// - Throws: `ConversationFailure.missingConversation`, `.deletedConversation`, `.noProfile`.
  func context(of id: Conversation.ID) async throws -> ChatContext {
    guard let user = try await profiles.currentProfileID() else { throw ConversationFailure.noProfile }
    try requirePresent(id)
    // The profile is not read here: if it was deleted, the app leaves the screen before this error can be shown.
    guard let context = try await chats.context(of: id, notes: Presets.noteNames(of:)), context.chat.profile == user
    else { throw try await absence(of: id, for: user) }
    return context
  }

  /// - Throws: `ConversationFailure.missingConversation` when it is being deleted.
  func requirePresent(_ id: Conversation.ID) throws {
    if isLeaving(id) { throw ConversationFailure.missingConversation(id) }
  }

  /// Whether a conversation is being deleted.
  func isLeaving(_ id: Conversation.ID) -> Bool { leaving.withLock { $0.contains(id) } }

  /// Hides a conversation while it is deleted. If that fails, it is visible again.
  func whileLeaving<Result: Sendable>(
    _ id: Conversation.ID, _ delete: () async throws -> Result
  ) async throws -> Result {
    leaving.withLock { _ = $0.insert(id) }
    defer { leaving.withLock { _ = $0.remove(id) } }
    return try await delete()
  }
}
