public import Entities

/// What the screen about an avatar must know.
@MainActor public protocol CharacterInteractor {
  /// An avatar by its id; nil when nobody knows it any more.
  func avatar(_ id: Avatar.ID) async throws -> Avatar?
  /// Notes something that happened.
  func log(_ event: LoggableEvent)
}
