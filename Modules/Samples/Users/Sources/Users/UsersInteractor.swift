public import SampleEntities

/// The data of the list of users.
///
/// The **I** of VIPER, from the screen's point of view: what it needs, not where it comes from. The implementation may
/// be a server, a file or a test.
@MainActor public protocol UsersInteractor {
  /// All users, in the order of the service.
  func users() async throws -> [User]
}
