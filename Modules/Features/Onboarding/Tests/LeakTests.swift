import OnboardingTestSupport
import TerminalTesting
import TerminalUI
import Testing

@testable import Onboarding

/// A presenter goes with its screen.
@MainActor struct LeakTests {
  private func isFreed<Presenter: AnyObject>(
    _ make: () -> Presenter, _ view: (Presenter) -> some View
  ) async -> Bool {
    weak var freed: Presenter?
    do {
      let presenter = make()
      freed = presenter
      let pilot = Pilot(root: view(presenter))
      await pilot.settle()
      await pilot.press(.tab)
      pilot.stop()
    }
    for _ in 0..<100 { await Task.yield() }
    return freed == nil
  }

  @Test func theFirstScreens() async {
    let router = RecordingOnboardingRouter()
    #expect(await isFreed({ WelcomePresenter(router: router) }, { WelcomeView(presenter: $0) }))
    #expect(
      await isFreed(
        { IntroPresenter(interactor: FakeOnboardingInteractor(), router: router) }, { IntroView(presenter: $0) }))
    #expect(await isFreed({ CommunityPresenter(router: router) }, { CommunityView(presenter: $0) }))
    #expect(await isFreed({ ColorPresenter(router: router) }, { ColorView(presenter: $0) }))
  }
}
