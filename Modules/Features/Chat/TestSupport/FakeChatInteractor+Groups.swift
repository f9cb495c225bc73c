public import Entities

extension FakeChatInteractor {
  /// The group that a test has set, with the avatars of its members.
  public func groupRoster(in conversation: Conversation.ID) async throws -> GroupRoster? {
    try await enter(.group)
    return groups[conversation].map { group in
      GroupRoster(group, avatars.filter { avatar in group.members.contains { $0.id == avatar.id } })
    }
  }

  /// Records the group.
  public func saveGroup(_ group: GroupChat, in conversation: Conversation.ID) async throws {
    try await enter(.saveGroup, .saveGroup(group))
    groups[conversation] = group
  }

  /// A new conversation with the first of the avatars, and its group.
  public func startGroup(with avatars: [Avatar.ID], order: GroupChat.Order) async throws -> Conversation {
    let group = GroupChat(avatars.map { GroupChat.Member($0) }, order: order)
    try await enter(.saveGroup, .saveGroup(group))
    let conversation = Conversation.sample(number(), with: avatars[0])
    add(conversation)
    groups[conversation.id] = group
    return conversation
  }

  /// Begins a reply of a member; nil is the first one.
  public func speak(as member: Avatar.ID?, in conversation: Conversation.ID, after last: Message?) async throws {
    try await enter(.send, .speak(member))
    try refuseWhileAnotherAnswers(in: conversation)
    beginReply(to: last?.id, in: conversation, by: member ?? groups[conversation]?.present.first?.id)
  }
}
