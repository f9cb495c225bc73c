/// Where the screen about the other avatars leads.
@MainActor public protocol CommunityRouter {
  /// Tells what the terminal can do.
  func showTerminalCheck()
}
