/// Where the intro leads.
@MainActor public protocol IntroRouter {
  /// Tells what the terminal can do.
  func showTerminalCheck()
  /// Says who else is there.
  func showCommunity()
}
