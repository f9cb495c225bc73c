import Entities
import Storage

/// Reads conversations and messages from the store, with the newest text of this process's replies.
struct ConversationReader: Sendable {
  let stores: Stores
  let avatarNamed: @Sendable (Avatar.ID) async -> Avatar?
  let titles: GroupTitles
  let unstoredAvatars: @Sendable (LetterPattern) -> [Avatar.ID]
  let access: ConversationAccess
  let unstored: UnstoredReplies
  /// The zone of the days in a search.
  let zone: LocalZone

  func conversation(_ id: Conversation.ID) async throws -> Conversation? {
    do {
      return try await titles.titled(try await access.own(id))
    } catch ConversationFailure.missingConversation, ConversationFailure.deletedConversation, ConversationFailure
      .noProfile
    {
      return nil
    }
  }

  func conversation(named text: String) async throws -> Conversation? {
    if let id = Conversation.ID(text) { return try await conversation(id) }
    let found = try await ids().filter { $0.hasShortForm(text) }
    guard found.count < 2 else { throw ConversationFailure.ambiguous(text, ids: found.sorted()) }
    guard let id = found.first else { return nil }
    return try await conversation(id)
  }

  func ids() async throws -> [Conversation.ID] {
    guard let user = try await stores.profiles.currentProfile() else { return [] }
    return try await stores.chats.chatIDs(of: user.id)
  }

  func conversations(on shelf: ChatShelf, offset: Int, limit: Int) async throws -> [ChatSummary] {
    guard let user = try await stores.profiles.currentProfile() else { return [] }
    return try await withNames(
      try await stores.chats.chats(of: user.id, on: shelf, offset: offset, limit: limit), of: user.id)
  }

  func shelves() async throws -> ChatShelves {
    guard let user = try await stores.profiles.currentProfile() else { return ChatShelves() }
    return try await stores.chats.shelves(of: user.id)
  }

  func conversations(named letters: LetterPattern, limit: Int) async throws -> [ChatSummary] {
    guard let user = try await stores.profiles.currentProfile() else { return [] }
    let avatars = unstoredAvatars(letters)
    let groups = try await titles.groups(named: letters, orWith: avatars, of: user.id)
    return try await withNames(
      try await stores.chats.chats(
        of: user.id, named: letters, orWith: avatars, orAmong: groups, limit: limit), of: user.id)
  }

  /// Adds the names that the store lacks: those of built-in avatars and of speakers in groups, and the titles of
  /// groups.
  private func withNames(_ found: [ChatSummary], of user: UserProfile.ID) async throws -> [ChatSummary] {
    var (summaries, names) = (found, [Avatar.ID: String]())
    for index in summaries.indices {
      let (avatar, speaker) = (summaries[index].chat.avatar, summaries[index].lastSpeaker)
      for id in [summaries[index].avatarName == nil ? avatar : nil, speaker].compactMap(\.self) where names[id] == nil {
        names[id] = await avatarNamed(id)?.name
      }
      if summaries[index].avatarName == nil { summaries[index].avatarName = names[avatar] }
      summaries[index].lastSpeakerName = speaker.flatMap { names[$0] }
    }
    let untitled = summaries.indices.filter { summaries[$0].chat.title == nil }
    let groups = try await titles.titles(of: untitled.map { summaries[$0].id }, for: user)
    for index in untitled { summaries[index].chat.title = groups[summaries[index].id] }
    return summaries
  }

  func search(_ query: MessageQuery, limit: Int) async throws -> [SearchHit] {
    guard let user = try await stores.profiles.currentProfile() else { return [] }
    var names: [Conversation.ID: String] = [:]
    let filter = try await filter(query, of: user.id)
    var hits = try await distinct(limit) { limit in
      try await stores.chats.search(query.text, among: filter, of: user.id, limit: limit)
    }
    // A hit in a group gets the name of its speaker.
    for index in hits.indices {
      if let speaker = hits[index].message.speaker { hits[index].avatarName = await avatarNamed(speaker)?.name }
    }
    for index in hits.indices where hits[index].avatarName == nil {
      let id = hits[index].message.chat
      if names[id] == nil, let conversation = try await stores.chats.chat(id) {
        names[id] = await avatarNamed(conversation.avatar)?.name
      }
      hits[index].avatarName = names[id]
    }
    let untitled = hits.indices.filter { hits[$0].chatTitle == nil }
    let groups = try await titles.titles(of: untitled.map { hits[$0].message.chat }, for: user.id)
    for index in untitled { hits[index].chatTitle = groups[hits[index].message.chat] }
    return hits
  }

  /// The filter of a query. A day begins at midnight of the zone.
  private func filter(_ query: MessageQuery, of user: UserProfile.ID) async throws -> MessageFilter {
    var filter = MessageFilter(
      tag: query.tag.map { LetterPattern($0) }, role: query.role, from: query.from?.moment(zone),
      before: query.before?.moment(zone))
    if let letters = query.character.map({ LetterPattern($0) }) {
      (filter.names, filter.avatars) = (letters, unstoredAvatars(letters))
      filter.chats = try await titles.groups(named: letters, orWith: filter.avatars, of: user)
    }
    return filter
  }

  /// The most hits that are read for a page: as many as the store ranks.
  private static let mostSearched = 10_000

  /// The best hits. Each chat with a character begins with its greeting: of greetings with the same words only the
  /// first is a hit.
  private func distinct(
    _ limit: Int, _ search: (Int) async throws -> [SearchHit]
  ) async throws -> [SearchHit] {
    var wanted = limit
    while true {
      let found = try await search(wanted)
      var greetings: Set<String> = []
      let different = found.filter { hit in
        let isGreeting = hit.message.role == .assistant && hit.message.parent == nil
        return !isGreeting || greetings.insert("\(hit.avatarName ?? "")\n\(hit.message.text)").inserted
      }
      if different.count >= limit || found.count < wanted || wanted >= Self.mostSearched {
        return Array(different.prefix(limit))
      }
      wanted = min(4 * wanted, Self.mostSearched)
    }
  }

  /// The number of messages that are read at once on the way to a day.
  private static let stride = 500

  /// Reads the pages from the end. Only one of them is in memory.
  func firstMessage(of id: Conversation.ID, from day: CalendarTime) async throws -> Message.ID? {
    guard let start = day.moment(zone) else { return nil }
    var found: Message.ID?, before: Message.ID?
    while true {
      let page = try await messages(of: id, before: before, limit: Self.stride)
      try Task.checkCancellation()
      if let first = page.messages.first(where: { $0.created >= start }) { found = first.id }
      guard page.hasEarlier, let earliest = page.messages.first, earliest.created >= start else { return found }
      before = earliest.id
    }
  }

  func messages(of id: Conversation.ID, before: Message.ID?, limit: Int) async throws -> MessagePage {
    try access.requirePresent(id)
    return try await unstored.withNewest(of: try await stores.chats.messages(of: id, before: before, limit: limit))
  }

  func messages(of id: Conversation.ID, after: Message.ID, limit: Int) async throws -> MessagePage {
    try access.requirePresent(id)
    return try await unstored.withNewest(of: try await stores.chats.messages(of: id, after: after, limit: limit))
  }

  func shownMessage(nearest message: Message.ID, in id: Conversation.ID) async throws -> Message.ID? {
    _ = try await access.own(id)
    return try await stores.chats.shownMessage(nearest: message, in: id)
  }
}
