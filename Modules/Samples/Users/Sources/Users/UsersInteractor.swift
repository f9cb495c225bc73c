public import SampleEntities

/// What the list of users must know.
///
/// The **I** of VIPER, as the screen sees it: what it needs, not where that comes from. A service behind it may be a
/// server, a file or a test.
@MainActor public protocol UsersInteractor {
  /// Everybody, in the order of the service.
  func users() async throws -> [User]
}
