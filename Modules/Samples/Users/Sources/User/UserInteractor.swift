public import SampleEntities

/// What the screen of one user must know when a link names only a number.
///
/// The screen leads nowhere, so it has no router: a part of VIPER that would be empty is left out.
@MainActor public protocol UserInteractor {
  /// The user with this number; nil when there is none.
  func user(_ id: User.ID) async throws -> User?
}
