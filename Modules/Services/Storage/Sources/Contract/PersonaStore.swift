public import Entities

/// Stores the personas of the profiles, and where they count.
public protocol PersonaStore: Sendable {
  /// The personas that a profile made and did not delete, the oldest first.
  func personas(of profile: UserProfile.ID) async throws(StorageError) -> [Persona]

  /// A persona by its id, a deleted one too, which is marked as such.
  func persona(_ id: Persona.ID) async throws(StorageError) -> Persona?

  /// Adds or replaces a persona. A deleted one is listed again, and counts where it did.
  /// - Parameter picture: Its new picture; nil leaves the stored one if the persona names it. If the persona names
  ///   another one, it is saved without a picture.
  /// - Throws: `.missing` when its profile does not exist; `.failed` when its id belongs to another profile.
  func save(_ persona: Persona, with picture: AvatarPicture?) async throws(StorageError)

  /// Removes a persona from its profile's list and from every chat, and deletes its picture and its description.
  /// - Throws: `.missing` when the persona does not exist.
  func deletePersona(_ id: Persona.ID) async throws(StorageError)

  /// Where a profile's personas count, in any order, without those that are deleted. A chat that was never stored can
  /// be among them.
  func bindings(of profile: UserProfile.ID) async throws(StorageError) -> [PersonaBinding]

  /// Chooses a persona in a scope; nil leaves the scope without one.
  /// - Throws: `.missing` when the profile does not exist, or has no such persona.
  func bind(_ id: Persona.ID?, in scope: ChatScope, of profile: UserProfile.ID) async throws(StorageError)

  /// The persona that counts in a chat with an avatar; nil for none.
  /// - Parameter chat: The chat; nil before there is one.
  func personaInUse(
    in chat: Conversation.ID?, with avatar: Avatar.ID, of profile: UserProfile.ID
  ) async throws(StorageError) -> PersonaInUse?
}

extension ChatScope {
  /// The scopes of a chat with an avatar, the one that decides first.
  static func scopes(of chat: Conversation.ID?, with avatar: Avatar.ID) -> [ChatScope] {
    [chat.map { .chat($0) }, .character(avatar), .everywhere].compactMap(\.self)
  }
}
