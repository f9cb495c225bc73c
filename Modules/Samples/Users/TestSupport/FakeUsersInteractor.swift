public import SampleEntities
public import TerminalTesting
public import Users

/// The interactor of Users over users in memory.
@MainActor public final class FakeUsersInteractor: UsersInteractor, UserInteractor {
  /// All users.
  public var allUsers: [User]
  /// The error of every request, while it is set.
  public var error: (any Error)?
  /// Closed, it holds a load in progress. It counts the requests.
  public let gate = Gate()

  /// An interactor with these users.
  public init(_ allUsers: [User] = User.samples) {
    self.allUsers = allUsers
  }

  /// All users, in their order.
  public func users() async throws -> [User] {
    await gate.pass()
    try Task.checkCancellation()
    if let error { throw error }
    return allUsers
  }

  /// The first user with this number.
  public func user(_ id: User.ID) async throws -> User? {
    try await users().first { $0.id == id }
  }
}
