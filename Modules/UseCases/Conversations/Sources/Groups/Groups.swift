import Entities
import Storage

/// Reads and changes the groups of chats: each is a note of the profile, `group/ID`.
struct Groups: Sendable {
  let dependencies: ConversationDependencies
  let access: ConversationAccess
  let openings: Openings
  let events: ConversationEvents

  private var stores: Stores { dependencies.stores }

  /// The group of a chat with the avatars of its members; nil for a chat with one avatar.
  func roster(in id: Conversation.ID) async throws -> GroupRoster? {
    try await roster(in: try await access.context(of: id))
  }

  private func roster(in context: ChatContext) async throws -> GroupRoster? {
    await dependencies.cast(in: context).map(roster)
  }

  private func roster(of cast: GroupCast) -> GroupRoster {
    GroupRoster(cast.group, cast.members.map(\.character.avatar))
  }

  /// A new chat with several avatars, stored at once: each begins with its greeting.
  func start(with avatars: [Avatar.ID], order: GroupChat.Order) async throws -> Conversation {
    let group = GroupChat(avatars.map { GroupChat.Member($0) }, order: order)
    guard let host = group.members.first?.id, group.members.count > 1 else { throw ConversationFailure.smallGroup }
    for member in group.members { _ = try await dependencies.character(member.id) }
    let chat = try await openings.startAnother(with: host)
    try await save(group, in: chat.id)
    return chat
  }

  /// Saves the group of a chat. A member that joins before the user has said anything begins with its greeting.
  /// - Throws: `ConversationFailure.smallGroup` for a group without a member, `.largeGroup`, `.missingAvatar`.
  func save(_ group: GroupChat, in id: Conversation.ID) async throws {
    guard !group.present.isEmpty else { throw ConversationFailure.smallGroup }
    guard group.members.count <= GroupChat.mostMembers else { throw ConversationFailure.largeGroup }
    let context = try await access.context(of: id)
    let earlier = await dependencies.cast(in: context)
    let known = earlier?.group ?? GroupChat([GroupChat.Member(context.chat.avatar)])
    let joining = group.present.map(\.id).filter { id in !known.members.contains { $0.id == id } }
    for member in joining { _ = try await dependencies.character(member) }
    let user = try await access.ownStored(id).profile
    let isSolo = group.members == [GroupChat.Member(context.chat.avatar)]
    try await stores.notes.setNote(isSolo ? nil : group.note, named: GroupCast.noteName(of: id), of: user)
    // Earlier versions stored the names of the members as the title.
    if let earlier, context.chat.title == roster(of: earlier).title { try await stores.chats.rename(id, to: nil) }
    for member in joining { try await greet(as: member, in: id) }
    events.listChanged()
  }

  /// Deletes the group of a deleted chat.
  func forget(_ conversation: Conversation) async throws {
    try await stores.notes.setNote(nil, named: GroupCast.noteName(of: conversation.id), of: conversation.profile)
  }

  /// Adds the greetings of a member as alternatives at the end, while the user has said nothing.
  private func greet(as member: Avatar.ID, in id: Conversation.ID) async throws {
    let context = try await access.context(of: id)
    let page = try await stores.chats.messages(of: id, before: nil, limit: GroupChat.mostMembers)
    guard !page.hasEarlier, page.messages.allSatisfy({ $0.role == .assistant && $0.model == nil }),
      let speakers = try await dependencies.turn(in: context, .member(member))?.speakers
    else { return }
    let greetings = speakers.greetings(of: context.chat, in: dependencies.zone, after: context.end?.id)
    for greeting in greetings { try await stores.chats.append(greeting) }
    if greetings.count > 1 { try await stores.chats.show(pathTo: greetings[0].id, in: id) }
    if let first = greetings.first { events.post(first) }
  }
}
