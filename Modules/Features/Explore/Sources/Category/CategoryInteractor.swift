public import Entities

/// The data for the screen of a category.
@MainActor public protocol CategoryInteractor: CharacterPreviewInteractor {
  /// The avatars of a kind, the most used first.
  func avatars(of kind: CharacterOption) async throws -> [Avatar]
  /// Records an event.
  func log(_ event: LoggableEvent)
}
