public import SampleEntities

/// Where the search for users leads.
@MainActor public protocol UserSearchRouter {
  /// Shows all that is known of a user. Which feature does that is not known here.
  func showUserDetail(of user: User)
}
