import SampleEntities

/// A source of users.
protocol UserService: Sendable {
  /// All users, in their order.
  func users() async throws -> [User]
}

/// The capability of finding users, for a type with a user service.
protocol UserReading: Sendable {
  /// The service that the verbs use.
  var userService: any UserService { get }
}

extension UserReading {
  /// All users, in the service's order.
  func users() async throws -> [User] {
    try await userService.users()
  }

  /// The user with this number; nil when there is none.
  func user(_ id: User.ID) async throws -> User? {
    try await users().first { $0.id == id }
  }

  /// The author of an article; nil when the service has no such user.
  func author(of article: Article) async throws -> User? {
    try await user(article.userId)
  }
}
