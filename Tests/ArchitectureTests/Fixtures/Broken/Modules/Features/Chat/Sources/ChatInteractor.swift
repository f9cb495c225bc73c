import Entities

/// What Chat needs.
public protocol ChatInteractor {
  /// Everybody one has talked with, which is not the same.
  @MainActor
  func avatars(
    in place: String
  ) async -> [String]
}
