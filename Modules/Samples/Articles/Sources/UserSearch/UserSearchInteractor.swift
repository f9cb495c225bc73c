public import SampleEntities

/// What the search for users must know.
@MainActor public protocol UserSearchInteractor {
  /// All users, in the service's order.
  func users() async throws -> [User]
}
