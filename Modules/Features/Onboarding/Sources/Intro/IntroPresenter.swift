import Observation

/// Decides what the intro leads to.
@Observable @MainActor final class IntroPresenter {
  private let router: any IntroRouter

  init(router: any IntroRouter) {
    self.router = router
  }

  func onContinuePressed() {
    router.showColor()
  }
}
