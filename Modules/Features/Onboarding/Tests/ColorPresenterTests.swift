import Entities
import OnboardingTestSupport
import Testing

@testable import Onboarding

@MainActor struct ColorPresenterTests {
  private let router = RecordingOnboardingRouter()

  @Test func `Nothing is chosen at first, and the next step is closed`() {
    let presenter = ColorPresenter(router: router)
    #expect(presenter.chosen == nil)
    #expect(!presenter.canContinue)
    presenter.onContinuePressed()
    #expect(router.calls.isEmpty)
  }

  @Test func `There are nine colours`() {
    #expect(ColorPresenter(router: router).colors.count == 9)
  }

  @Test(arguments: ProfileColor.allCases) func `The chosen colour goes along`(color: ProfileColor) {
    let presenter = ColorPresenter(router: router)
    presenter.onColorPressed(color)
    #expect(presenter.canContinue)
    presenter.onContinuePressed()
    #expect(router.calls == [.showCompleted(color: color)])
  }

  @Test func `The last choice counts`() {
    let presenter = ColorPresenter(router: router)
    presenter.onColorPressed(.red)
    presenter.onColorPressed(.teal)
    #expect(presenter.chosen == .teal)
    presenter.onContinuePressed()
    #expect(router.calls == [.showCompleted(color: .teal)])
  }
}
