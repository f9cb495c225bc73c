public import Entities

/// The requirements of the screen of reply settings.
@MainActor public protocol PresetInteractor {
  /// The settings that apply to the replies in a chat, or with an avatar, and the remarks of its model on them.
  func presetReport(for scope: PresetScope) async throws -> PresetReport
  /// Saves the settings of a chat, or of all chats with an avatar, for every reply that begins from now on.
  func savePreset(_ preset: Preset, for scope: PresetScope) async throws
  /// Changes the summary of the messages up to one; a blank text removes it.
  /// - Throws: If there is another summary by now, or none, or the text is too long.
  func saveSummary(_ text: String, upTo last: Message.ID, in conversation: Conversation.ID) async throws
  /// Each message of a conversation that this program adds or changes from now on. A new summary is announced by a
  /// message too.
  func messageUpdates(of conversation: Conversation.ID) async -> AsyncStream<Message>
}
