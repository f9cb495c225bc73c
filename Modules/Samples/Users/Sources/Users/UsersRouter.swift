public import SampleEntities

/// The destinations of the list of users.
///
/// The **R** of VIPER, from the screen's point of view: a destination, never the way to it. The implementation decides
/// whether the next screen is pushed or presented as a sheet.
@MainActor public protocol UsersRouter {
  /// Shows a user's details.
  func showUserDetail(of user: User)
}
