/// The ways back of the screen that returns a color.
@MainActor public protocol ColorRouter {
  /// Dismisses this screen, and returns a value to the code that showed it.
  func finish(with color: String)
  /// Dismisses this screen without a value.
  func dismissScreen()
}
