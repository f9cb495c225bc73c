public import Entities

/// What Chat needs.
public protocol ChatInteractor {
  /// Everybody one has talked with.
  func partners() async throws -> [Avatar]
}
