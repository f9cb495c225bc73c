public import SampleEntities

/// The destinations of the search for users.
@MainActor public protocol UserSearchRouter {
  /// Shows a user's details. This module does not know which feature does that.
  func showUserDetail(of user: User)
}
