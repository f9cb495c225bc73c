public import Entities

/// The data for a character beside a list.
@MainActor public protocol CharacterPreviewInteractor {
  /// An avatar with its definition; nil when it no longer exists.
  func character(_ id: Avatar.ID) async throws -> CharacterDetails?
}
