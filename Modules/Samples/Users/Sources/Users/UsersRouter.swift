public import SampleEntities

/// Where the list of users leads.
///
/// The **R** of VIPER, as the screen sees it: a destination, and never the way. Whether the next screen is pushed or
/// comes as a panel is decided by who implements this.
@MainActor public protocol UsersRouter {
  /// Shows all that is known of somebody.
  func showUserDetail(of user: User)
}
