/// The ways to show another screen.
///
/// The routers of an app say where a screen leads, and not how. This one is for studying the ways: each verb makes one
/// call of Navigation's `Router`.
@MainActor public protocol ShowRouter {
  /// Shows a screen in place of this one.
  func pushScreen(_ parameters: RoutingParameters)
  /// Shows a screen as a panel in front of this one, and waits until it has gone for any reason.
  func showSheet(_ parameters: RoutingParameters) async
  /// Shows a screen in front of everything, tabs included.
  func showCover(_ parameters: RoutingParameters)
  /// Pushes several screens at once, each in front of the one before it.
  func pushScreens(_ parameters: [RoutingParameters])
  /// Shows several sheets at once, each in front of the one before it.
  func stackSheets(_ parameters: [RoutingParameters])
  /// Pushes a screen after the one with a name; the screens in front of that go.
  func push(_ parameters: RoutingParameters, after name: String)
  /// Pushes a screen that does not begin at its first row.
  func pushScrolledScreen(_ parameters: RoutingParameters)
  /// Shows a screen instead of this one.
  func replaceScreen(by parameters: RoutingParameters)
  /// Gives this screen the address by which the next launch would restore it.
  func setAddress(_ path: [String])
  /// Shows the other tab, as the user left it.
  func selectOtherTab()
  /// Shows a screen that returns a color.
  /// - Returns: The color; nil when the screen goes without one.
  func chooseColor() async -> String?
}
