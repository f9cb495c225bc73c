public import Entities

/// What the screen about an avatar knows.
@MainActor public protocol CharacterInteractor {
  /// An avatar by its id; nil when it does not exist any more.
  func avatar(_ id: Avatar.ID) async throws -> Avatar?
  /// Records an event.
  func log(_ event: LoggableEvent)
}
