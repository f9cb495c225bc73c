public import Entities

/// What the list of conversations must know.
@MainActor public protocol ChatsInteractor {
  /// The person's conversations, the last changed first.
  func conversations(offset: Int, limit: Int) async throws -> [ChatSummary]
  /// The avatars opened last, each once.
  func recentAvatars(limit: Int) async throws -> [Avatar]
}
