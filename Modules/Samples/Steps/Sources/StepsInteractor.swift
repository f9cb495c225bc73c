public import SampleEntities

/// The data of the screens, the same in all steps.
@MainActor public protocol StepsInteractor {
  /// All users, in the service's order.
  func users() async throws -> [User]
  /// The articles of a user, in reading order.
  func articles(by user: User) async throws -> [Article]
}
