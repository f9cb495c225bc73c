import Entities

/// What Chat needs.
public protocol ChatInteractor {
  /// All avatars with a chat, which is not the same.
  @MainActor
  func avatars(
    in place: String
  ) async -> [String]
}
