public import Entities

/// Keeps what answers used: by answer as long as their chat is there, and by month as long as their profile is.
///
/// An answer's usage comes in with its end (`ChatStore.finish`). A month's sum holds nothing of any chat.
public protocol UsageStore: Sendable {
  /// What each of these messages used; nothing for one that used nothing, or whose usage is unknown.
  func usage(of messages: [Message.ID]) async throws(StorageError) -> [Message.ID: UsageSum]

  /// What was used in a chat, also on branches that are not shown: a sum for each model, by its name.
  func usage(in chat: Conversation.ID) async throws(StorageError) -> [UsageSum]

  /// What a profile used in a month, also in chats that are deleted: a sum for each model, by its name.
  func usage(of profile: UserProfile.ID, in month: Month) async throws(StorageError) -> [UsageSum]

  /// The same for each month in which something was used.
  func monthlyUsage(of profile: UserProfile.ID) async throws(StorageError) -> [Month: [UsageSum]]

  /// Adds what a model used for a chat without saying anything in it, such as for a summary. It survives a crash of the
  /// program.
  /// - Throws: `.missing` when the chat is not there.
  func addUsage(_ usage: UsageRecord, of model: ModelChoice, in chat: Conversation.ID) async throws(StorageError)
}
