import Entities
import OnboardingTestSupport
import Testing

@testable import Onboarding

@MainActor struct FirstPresentersTests {
  private let router = RecordingOnboardingRouter()

  @Test func `Welcome leads to the intro`() {
    WelcomePresenter(interactor: FakeOnboardingInteractor(), router: router).onGetStartedPressed()
    #expect(router.calls == [.showIntro])
  }

  @Test func `The intro leads to the look at the terminal`() {
    IntroPresenter(interactor: FakeOnboardingInteractor(), router: router).onContinuePressed()
    #expect(router.calls == [.showTerminalCheck])
  }

  /// The reference app's defect 21.
  @Test func `In the experiment the other avatars come between`() {
    let interactor = FakeOnboardingInteractor()
    interactor.onboardingCommunityTest = .on
    let presenter = IntroPresenter(interactor: interactor, router: router)
    // An open screen does not change.
    interactor.onboardingCommunityTest = .off
    presenter.onContinuePressed()
    CommunityPresenter(router: router).onContinuePressed()
    #expect(router.calls == [.showCommunity, .showTerminalCheck])
  }
}
