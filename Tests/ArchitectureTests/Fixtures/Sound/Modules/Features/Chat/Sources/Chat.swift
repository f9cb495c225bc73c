public import Entities

/// What Chat needs.
public protocol ChatInteractor {
  /// All avatars with a chat.
  func partners() async throws -> [Avatar]
}
