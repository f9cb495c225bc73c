public import Entities

/// Stores the lorebooks of the profiles, and where they count.
public protocol LorebookStore: Sendable {
  /// The lorebooks that a profile made and did not delete, the oldest first.
  func lorebooks(of profile: UserProfile.ID) async throws(StorageError) -> [Lorebook]

  /// A lorebook by its id, a deleted one too, which is marked as such.
  func lorebook(_ id: Lorebook.ID) async throws(StorageError) -> Lorebook?

  /// The text of a lorebook; empty for a deleted one, nil for one that does not exist. Nothing here interprets it.
  func lorebookText(_ id: Lorebook.ID) async throws(StorageError) -> String?

  /// Adds or replaces a lorebook with its text. A deleted one is listed again, and counts where it did.
  /// - Throws: `.missing` when its profile does not exist; `.failed` when its id belongs to another profile.
  func save(_ lorebook: Lorebook, text: String) async throws(StorageError)

  /// Removes a lorebook from its profile's list and from every chat, and deletes its text and its description.
  /// - Throws: `.missing` when the lorebook does not exist.
  func deleteLorebook(_ id: Lorebook.ID) async throws(StorageError)

  /// Where a profile's lorebooks count, in any order, without those that are deleted. A chat that was never stored can
  /// be among them.
  func assignments(of profile: UserProfile.ID) async throws(StorageError) -> [LorebookAssignment]

  /// Sets the scopes in which a lorebook counts; all others lose it.
  /// - Throws: `.missing` when the profile does not exist, or has no such lorebook.
  func assign(_ id: Lorebook.ID, to scopes: Set<ChatScope>, of profile: UserProfile.ID) async throws(StorageError)

  /// The enabled lorebooks that count in a chat with an avatar, each once, with the narrowest scope: those of the chat,
  /// of the character, of all chats; among these the oldest first.
  /// - Parameter chat: The chat; nil before there is one.
  func lorebooksInUse(
    in chat: Conversation.ID?, with avatar: Avatar.ID, of profile: UserProfile.ID
  ) async throws(StorageError) -> [LorebookInUse]
}
