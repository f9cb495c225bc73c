public import Entities

extension Conversing {
  /// The group of a conversation; nil when it has one avatar.
  public func groupRoster(in conversation: Conversation.ID) async throws -> GroupRoster? {
    try await conversationService.groups.roster(in: conversation)
  }

  /// Saves the group of a conversation. A member that joins before the user has said anything begins with its greeting.
  /// - Throws: `ConversationFailure.smallGroup` for a group without a member, `.largeGroup`, `.missingAvatar`.
  public func saveGroup(_ group: GroupChat, in conversation: Conversation.ID) async throws {
    try await conversationService.groups.save(group, in: conversation)
  }

  /// A new conversation with several avatars, which is stored at once. Each avatar begins with its greeting.
  /// - Throws: `ConversationFailure.smallGroup` for fewer than two avatars, `.largeGroup`, `.missingAvatar`,
  ///   `.noProfile`.
  public func startGroup(with avatars: [Avatar.ID], order: GroupChat.Order) async throws -> Conversation {
    try await conversationService.groups.start(with: avatars, order: order)
  }

  /// Has a member of a group speak without a message of the user.
  /// - Parameters:
  ///   - member: The member; nil for the next one in the group's order.
  ///   - last: The message that the caller knows as the end of the conversation.
  /// - Throws: `ConversationFailure.noSpeaker`, and as `send`.
  public func speak(as member: Avatar.ID?, in conversation: Conversation.ID, after last: Message?) async throws {
    try await conversationService.speak(as: member, in: conversation, after: KnownEnd(last))
  }
}
