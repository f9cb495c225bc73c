public import Entities

/// The data for a character beside a list.
@MainActor public protocol CharacterPreviewInteractor {
  /// An avatar with its definition, deleted or not; nil when it is in no store.
  func character(_ id: Avatar.ID) async throws -> CharacterDetails?
}
