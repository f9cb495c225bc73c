import Observation

/// Decides what Welcome leads to.
@Observable @MainActor final class WelcomePresenter {
  private let router: any WelcomeRouter

  init(router: any WelcomeRouter) {
    self.router = router
  }

  func onGetStartedPressed() {
    router.showIntro()
  }
}
