public import SampleEntities

/// The data of the screen of one user, when a link has only a number.
///
/// The screen leads nowhere, so it has no router: a part of VIPER that would be empty is left out.
@MainActor public protocol UserInteractor {
  /// The user with this number; nil when there is none.
  func user(_ id: User.ID) async throws -> User?
}
