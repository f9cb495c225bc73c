public import Entities

extension FakeChatInteractor {
  /// The conversation with this id, or with the first one that ends in these digits.
  public func conversation(named text: String) async throws -> Conversation? {
    try await enter(.conversation)
    return summaries.first { $0.id == Conversation.ID(text) || $0.id.hasShortForm(text) }?.chat
  }

  /// The ids of all conversations.
  public func conversationIDs() async throws -> [Conversation.ID] { summaries.map(\.id) }
}

// MARK: - Found by letters

extension FakeChatInteractor {
  /// The `summaries` with the letters in the title or in the avatar's name.
  public func conversations(named letters: LetterPattern, limit: Int) async throws -> [ChatSummary] {
    let found = summaries.filter { summary in
      letters.isEmpty || [summary.chat.title, summary.avatarName].contains { $0.map(letters.isPart) == true }
    }
    return Array(found.prefix(limit))
  }

  /// Those of `avatars` with the letters in the name.
  public func avatars(named letters: LetterPattern, limit: Int) async throws -> [Avatar] {
    try await enter(.avatar)
    return Array(avatars.filter { letters.isEmpty || letters.isPart(of: $0.name) }.prefix(limit))
  }
}
