import Entities
import Storage

/// Opens and begins conversations. Several openings of one avatar at the same time give one conversation.
actor Openings {
  private let stores: Stores
  private let fresh: FreshChats
  private let dependencies: ConversationDependencies
  private let access: ConversationAccess
  private let events: ConversationEvents
  private var underWay: [Key: Task<Conversation, any Error>] = [:]

  init(
    _ dependencies: ConversationDependencies, _ fresh: FreshChats, access: ConversationAccess,
    events: ConversationEvents
  ) {
    stores = dependencies.stores
    self.fresh = fresh
    self.dependencies = dependencies
    self.access = access
    self.events = events
  }

  private struct Key: Hashable {
    let user: UserProfile.ID
    let avatar: Avatar.ID
  }

  func open(with avatar: Avatar.ID) async throws -> Conversation {
    let key = Key(user: try await access.user(), avatar: avatar)
    if let opening = underWay[key] { return try await opening.value }
    let opening = Task {
      defer { underWay[key] = nil }
      if let latest = try await stores.chats.latestChat(of: key.user, with: avatar) {
        await recordOpening(key)
        return latest
      }
      return try await begin(key)
    }
    underWay[key] = opening
    return try await opening.value
  }

  func start(with avatar: Avatar.ID) async throws -> Conversation {
    try await begin(Key(user: try await access.user(), avatar: avatar))
  }

  /// A new conversation in any case, even if there is an unused one.
  func startAnother(with avatar: Avatar.ID) async throws -> Conversation {
    try await begin(Key(user: try await access.user(), avatar: avatar), isAnother: true)
  }

  /// Expands the greetings of a conversation that is not stored yet again, because the persona has changed. In a stored
  /// conversation they stay.
  nonisolated func renewGreetings(in id: Conversation.ID) async throws {
    let context = try await access.context(of: id)
    let greetings = try await dependencies.speakers(in: context).greetings(of: context.chat, in: dependencies.zone)
    if let shown = fresh.renew(id, saying: greetings.map(\.text)) { events.post(shown) }
  }

  nonisolated func latest(with avatar: Avatar.ID) async throws -> Conversation? {
    guard let user = try await stores.profiles.currentProfile() else { return nil }
    return try await stores.chats.latestChat(of: user.id, with: avatar)
  }

  /// A conversation that is stored when the user does something in it. An unused conversation with the same greetings
  /// is returned again, unless another one is demanded.
  private func begin(_ key: Key, isAnother: Bool = false) async throws -> Conversation {
    let profile = try await stores.profiles.profile(key.user)
    let speakers = try await dependencies.speakers(beginningWith: key.avatar, for: profile)
    await recordOpening(key)
    // The list of chats shows the avatars that were opened.
    events.listChanged()
    let time = dependencies.now()
    let conversation = Conversation(
      id: Conversation.ID(at: time), profile: key.user, avatar: speakers.avatar.id, created: time, updated: time)
    let zone = dependencies.zone
    let prepared = fresh.prepared(of: key.user, with: key.avatar) { speakers.greetings(of: $0, in: zone).map(\.text) }
    if let prepared, !isAnother { return prepared }
    let greetings = speakers.greetings(of: conversation, in: zone)
    fresh.prepare(conversation, greetings: greetings)
    return conversation
  }

  /// Recents and counts are a convenience: if they cannot be written, the conversation still opens.
  private func recordOpening(_ key: Key) async {
    try? await stores.avatars.recordOpening(of: key.avatar, by: key.user, at: dependencies.now())
  }
}
