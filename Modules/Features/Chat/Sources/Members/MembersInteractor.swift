public import Entities

/// The requirements of the members of a chat.
@MainActor public protocol MembersInteractor: GroupInteractor {
  /// A conversation by its id; nil when it was deleted.
  func conversation(_ id: Conversation.ID) async throws -> Conversation?
  /// An avatar by its id, deleted or not; nil when it is in no store.
  func avatar(_ id: Avatar.ID) async throws -> Avatar?
}

/// The members of a conversation, to read.
@MainActor public protocol GroupReadingInteractor {
  /// The group of a conversation; nil when it has one avatar.
  func groupRoster(in conversation: Conversation.ID) async throws -> GroupRoster?
}

/// The group of a conversation.
@MainActor public protocol GroupInteractor: ChatEventInteractor, GroupReadingInteractor {
  /// Saves the group of a conversation. A member that joins before the user has said anything begins with its greeting.
  func saveGroup(_ group: GroupChat, in conversation: Conversation.ID) async throws
  /// The avatar with this id or name. A part of the name is enough if it matches only one avatar, in any case.
  /// - Throws: If no avatar matches, or several do; the message names them.
  func avatar(named name: String) async throws -> Avatar
}
