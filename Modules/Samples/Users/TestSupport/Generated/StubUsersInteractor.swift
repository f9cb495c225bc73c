// Generated from UserInteractor.swift and UsersInteractor.swift by Tools/feature. Do not edit.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
import FeatureKitTestSupport
public import SampleEntities
public import Users

/// Answers the screens of Users as a test sets it. What is not set fails the test by its name.
@MainActor public final class StubUsersInteractor: UserInteractor, UsersInteractor {
  /// What `user(_:)` answers.
  public var onUser: (@MainActor (User.ID) async throws -> User?)?
  /// What `users()` answers.
  public var onUsers: (@MainActor () async throws -> [User])?

  /// An interactor that answers nothing yet.
  public init() {}

  public func user(_ id: User.ID) async throws -> User? {
    guard let onUser else {
      throw Unanswered.error("StubUsersInteractor.user(_:)", set: "onUser")
    }
    return try await onUser(id)
  }

  public func users() async throws -> [User] {
    guard let onUsers else {
      throw Unanswered.error("StubUsersInteractor.users()", set: "onUsers")
    }
    return try await onUsers()
  }
}
