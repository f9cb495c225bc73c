public import Entities

// Lists, search and commands.
extension FakeChatInteractor {
  /// A page of `summaries` that are not archived.
  public func conversations(offset: Int, limit: Int) async throws -> [ChatSummary] {
    try await conversations(on: .current, offset: offset, limit: limit)
  }

  /// A page of those of the `summaries` on the shelf, the pinned ones first.
  public func conversations(on shelf: ChatShelf, offset: Int, limit: Int) async throws -> [ChatSummary] {
    try await enter(.list, .list(offset: offset, limit: limit))
    if shelf == .deleted { return Array(deletedSummaries.dropFirst(offset).prefix(limit)) }
    let onShelf = summaries.filter { row in
      switch shelf {
      case .current: !row.chat.place.isArchived
      case .archived: row.chat.place.isArchived
      case .tagged(let tag): !row.chat.place.isArchived && row.chat.place.tags.contains(tag)
      case .deleted: false
      }
    }
    let inOrder = onShelf.filter(\.chat.place.isPinned) + onShelf.filter { !$0.chat.place.isPinned }
    return Array(inOrder.dropFirst(offset).prefix(limit))
  }

  /// The tags and the archive of the `summaries`, and the number of `deletedSummaries`.
  public func chatShelves() async throws -> ChatShelves {
    let current = summaries.filter { !$0.chat.place.isArchived }
    let tags = Set(current.flatMap(\.chat.place.tags)).sorted().map { tag in
      ChatShelves.Tag(tag, count: current.count { $0.chat.place.tags.contains(tag) })
    }
    return ChatShelves(tags: tags, archived: summaries.count - current.count, deleted: deletedSummaries.count)
  }

  /// Gives the summary another place in the list, and notifies the listeners.
  public func moveConversation(_ id: Conversation.ID, to place: ChatPlace) async throws {
    try await enter(.move, .move(id, place))
    guard let index = summaries.firstIndex(where: { $0.id == id }) else { return }
    summaries[index].chat.place = place
    change()
  }

  /// The first of `recents`.
  public func recentAvatars(limit: Int) async throws -> [Avatar] {
    try await enter(.recents)
    return Array(recents.prefix(limit))
  }

  /// Those of the `hits` and of all messages that contain the text. The conditions of the query are only recorded.
  public func searchMessages(_ query: MessageQuery, limit: Int) async throws -> [SearchHit] {
    let text = query.text
    try await enter(.search, .search(query, limit: limit))
    let messages = summaries.lazy.flatMap { [paths] row in
      (paths[row.id] ?? []).map { SearchHit(message: $0, avatarName: row.avatarName) }
    }
    let known = [AnySequence(hits), AnySequence(messages)].lazy.flatMap { $0 }
    return Array(known.filter { $0.message.text.lowercased().contains(text.lowercased()) }.prefix(limit))
  }

  /// Returns `profile`, or the sample when there is none.
  public func ensureProfile() async throws -> UserProfile {
    record(.ensureProfile)
    let known = profile ?? .sample
    profile = known
    return known
  }

  /// A new empty conversation.
  public func startConversation(with avatar: Avatar.ID) async throws -> Conversation {
    try await enter(.start, .start(avatar))
    return begin(with: avatar)
  }
}
