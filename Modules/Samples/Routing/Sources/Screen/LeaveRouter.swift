/// The ways back.
@MainActor public protocol LeaveRouter {
  /// Dismisses this screen, and everything in front of it.
  func dismissScreen()
  /// Dismisses some screens from the top.
  func dismissScreens(count: Int)
  /// Dismisses the nearest screen with a name, and everything in front of it.
  func dismissNearestScreen(named name: String)
  /// Dismisses everything in front of the nearest screen with a name.
  func popToScreen(named name: String)
  /// Dismisses everything but the first screen of the tab.
  func popToRoot()
  /// Dismisses the pushed screens of this tab, sheet or cover.
  func dismissPushStack()
  /// Dismisses this sheet or cover, with its pushed screens.
  func dismissLayer()
}
