public import Entities

// Lists, search and commands.
extension FakeChatInteractor {
  /// A page of `summaries`.
  public func conversations(offset: Int, limit: Int) async throws -> [ChatSummary] {
    try await enter(.list, .list(offset: offset, limit: limit))
    return Array(summaries.dropFirst(offset).prefix(limit))
  }

  /// The first of `recents`.
  public func recentAvatars(limit: Int) async throws -> [Avatar] {
    try await enter(.recents)
    return Array(recents.prefix(limit))
  }

  /// The `hits`, and the messages that contain the text. The conditions of the query are only recorded.
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
