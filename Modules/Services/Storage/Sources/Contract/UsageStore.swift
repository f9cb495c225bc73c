public import Entities

/// Stores what replies used: for a reply and its chat as long as they exist, and for a month as long as the profile
/// exists.
///
/// `ChatStore.finish` adds a reply's usage. A month's sum does not tell which chats it is from.
public protocol UsageStore: Sendable {
  /// The usage of each of these messages; no entry for a message without usage, or with unknown usage.
  func usage(of messages: [Message.ID]) async throws(StorageError) -> [Message.ID: UsageSum]

  /// The usage of a chat, including branches that are not shown and removed messages: a sum for each model, ordered by
  /// name.
  func usage(in chat: Conversation.ID) async throws(StorageError) -> [UsageSum]

  /// The usage of a profile in a month, including deleted chats: a sum for each model, ordered by name.
  func usage(of profile: UserProfile.ID, in month: Month) async throws(StorageError) -> [UsageSum]

  /// The usage of a profile in each month that has any.
  func monthlyUsage(of profile: UserProfile.ID) async throws(StorageError) -> [Month: [UsageSum]]

  /// Adds what a model used for a chat without adding a message, such as for a summary. It survives a crash of the
  /// program.
  /// - Throws: `.missing` when the chat does not exist.
  func addUsage(_ usage: UsageRecord, of model: ModelChoice, in chat: Conversation.ID) async throws(StorageError)

  /// Adds what a model used for a profile outside of its chats, such as for writing a character. Only the month's sum
  /// has it.
  /// - Throws: `.missing` when the profile does not exist.
  func addUsage(_ usage: UsageRecord, of model: ModelChoice, for profile: UserProfile.ID) async throws(StorageError)
}
