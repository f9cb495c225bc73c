/// Where the screen about the other avatars leads.
@MainActor public protocol CommunityRouter {
  /// Lets the person choose a colour.
  func showColor()
}
