public import SampleEntities

/// The data of the search for users.
@MainActor public protocol UserSearchInteractor {
  /// All users, in the service's order.
  func users() async throws -> [User]
}
