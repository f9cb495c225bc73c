public import SampleEntities

/// The destination of one row.
@MainActor public protocol BylineRouter {
  /// Shows a user's details.
  func showUserDetail(of user: User)
}
