import Observation

/// Decides what the screen about the other avatars leads to.
@Observable @MainActor final class CommunityPresenter {
  private let router: any CommunityRouter

  init(router: any CommunityRouter) {
    self.router = router
  }

  func onContinuePressed() {
    router.showTerminalCheck()
  }
}
