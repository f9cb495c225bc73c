public import Entities

/// What the screen of a category must know.
@MainActor public protocol CategoryInteractor {
  /// The avatars of a kind, the most opened first.
  func avatars(of kind: CharacterOption) async throws -> [Avatar]
  /// Notes something that happened.
  func log(_ event: LoggableEvent)
}
