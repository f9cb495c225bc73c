public import Entities

/// Stores what replies used: per reply as long as its chat exists, and per month as long as its profile exists.
///
/// `ChatStore.finish` adds a reply's usage. A month's sum contains nothing of any chat.
public protocol UsageStore: Sendable {
  /// What each of these messages used; no entry for one that used nothing, or whose usage is unknown.
  func usage(of messages: [Message.ID]) async throws(StorageError) -> [Message.ID: UsageSum]

  /// What a chat used, branches that are not shown included: a sum for each model, ordered by name.
  func usage(in chat: Conversation.ID) async throws(StorageError) -> [UsageSum]

  /// What a profile used in a month, deleted chats included: a sum for each model, ordered by name.
  func usage(of profile: UserProfile.ID, in month: Month) async throws(StorageError) -> [UsageSum]

  /// What a profile used in each month with usage.
  func monthlyUsage(of profile: UserProfile.ID) async throws(StorageError) -> [Month: [UsageSum]]

  /// Adds what a model used for a chat without adding a message, such as for a summary. It survives a crash of the
  /// program.
  /// - Throws: `.missing` when the chat does not exist.
  func addUsage(_ usage: UsageRecord, of model: ModelChoice, in chat: Conversation.ID) async throws(StorageError)
}
