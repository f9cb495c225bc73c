import Observation

/// Where the screen about the other avatars leads.
@MainActor public protocol CommunityRouter {
  /// Shows the terminal's abilities.
  func showTerminalCheck()
}

/// Leads on from the screen about the other avatars.
@Observable @MainActor final class CommunityPresenter {
  private let router: any CommunityRouter

  init(router: any CommunityRouter) {
    self.router = router
  }

  func onContinuePressed() {
    router.showTerminalCheck()
  }
}
