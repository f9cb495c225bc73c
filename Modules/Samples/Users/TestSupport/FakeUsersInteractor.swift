public import SampleEntities
public import TerminalTesting
public import Users

/// What Users works through, over people in memory.
@MainActor public final class FakeUsersInteractor: UsersInteractor, UserInteractor {
  /// Everybody.
  public var everybody: [User]
  /// What a question fails with, as long as it is set.
  public var error: (any Error)?
  /// Held closed, it keeps a load under way. It counts how often was asked.
  public let gate = Gate()

  /// A world with these people.
  public init(_ everybody: [User] = User.samples) {
    self.everybody = everybody
  }

  /// All of them, in their order.
  public func users() async throws -> [User] {
    await gate.pass()
    try Task.checkCancellation()
    if let error { throw error }
    return everybody
  }

  /// The first with this number.
  public func user(_ id: User.ID) async throws -> User? {
    try await users().first { $0.id == id }
  }
}
