import OnboardingTestSupport
import Testing

@testable import Onboarding

@MainActor struct FirstPresentersTests {
  private let router = RecordingOnboardingRouter()

  @Test func `Welcome leads to the intro`() {
    WelcomePresenter(router: router).onGetStartedPressed()
    #expect(router.calls == [.showIntro])
  }

  @Test func `The intro leads to the colours`() {
    IntroPresenter(interactor: FakeOnboardingInteractor(), router: router).onContinuePressed()
    #expect(router.calls == [.showColor])
  }
}
