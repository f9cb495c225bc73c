/// Where Welcome leads.
@MainActor public protocol WelcomeRouter {
  /// Says what the app is about.
  func showIntro()
}
