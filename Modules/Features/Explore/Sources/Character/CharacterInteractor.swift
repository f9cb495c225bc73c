public import Entities

/// The data for the character screen.
@MainActor public protocol CharacterInteractor {
  /// An avatar by its id; nil when it no longer exists.
  func avatar(_ id: Avatar.ID) async throws -> Avatar?
  /// Records an event.
  func log(_ event: LoggableEvent)
}
