public import Entities

/// What the screen of reply settings must know and do.
@MainActor public protocol PresetInteractor {
  /// What counts for the replies in a chat, or with an avatar, and what its model makes of it.
  func presetReport(for scope: PresetScope) async throws -> PresetReport
  /// Sets how an avatar is to answer, in a chat or in all of its chats, for every reply that begins from now on.
  func savePreset(_ preset: Preset, for scope: PresetScope) async throws
  /// Changes the words that stand for messages without room, up to one; blank ones take the summary away.
  /// - Throws: Also where there is another summary by now.
  func saveSummary(_ text: String, upTo last: Message.ID, in conversation: Conversation.ID) async throws
  /// Each message of a conversation that is new or has changed, from now on: a summary may have come with it.
  func messageUpdates(of conversation: Conversation.ID) async -> AsyncStream<Message>
}
