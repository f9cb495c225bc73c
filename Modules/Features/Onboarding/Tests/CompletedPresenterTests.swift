import Entities
import FeatureKitTestSupport
import OnboardingTestSupport
import TerminalTesting
import Testing

@testable import Onboarding

@MainActor struct CompletedPresenterTests {
  private let interactor = FakeOnboardingInteractor()
  private let router = RecordingOnboardingRouter()

  private func makePresenter() -> CompletedPresenter {
    CompletedPresenter(parameters: CompletedParameters(color: .teal), interactor: interactor, router: router)
  }

  @Test func `Nothing is stored before a press`() {
    let presenter = makePresenter()
    #expect(presenter.color == .teal)
    #expect(!presenter.isFinishing)
    #expect(interactor.asked.isEmpty)
  }

  @Test func `The chosen colour is stored, and the button does not come back`() async {
    let presenter = makePresenter()
    await presenter.onFinishPressed()
    #expect(interactor.asked == [.teal])
    #expect(presenter.isFinishing)
    #expect(router.calls.isEmpty)
    await presenter.onFinishPressed()
    #expect(interactor.asked == [.teal])
  }

  @Test func `A second press while it is being stored does nothing`() async {
    interactor.gate.close()
    let presenter = makePresenter()
    let first = Task { await presenter.onFinishPressed() }
    while interactor.gate.arrivals < 1 { await Task.yield() }
    #expect(presenter.isFinishing)
    await presenter.onFinishPressed()
    #expect(interactor.asked == [.teal])
    interactor.gate.open()
    await first.value
    #expect(interactor.asked == [.teal])
  }

  /// The reference app's defect 17.
  @Test func `A failure is shown, and the next press tries again`() async {
    interactor.error = OutOfReach()
    let presenter = makePresenter()
    await presenter.onFinishPressed()
    #expect(router.calls == [.showAlert(for: "The shelf is out of reach.")])
    #expect(!presenter.isFinishing)
    interactor.error = nil
    await presenter.onFinishPressed()
    #expect(interactor.asked == [.teal, .teal])
    #expect(presenter.isFinishing)
    #expect(router.calls.count == 1)
    #expect(
      interactor.events.map(\.name)
        == ["Start", "Fail", "Start", "Success"].map { "OnboardingCompletedView_Finish_\($0)" })
  }

  @Test func `A cancellation is no failure`() async {
    interactor.error = CancellationError()
    let presenter = makePresenter()
    await presenter.onFinishPressed()
    #expect(router.calls.isEmpty)
    #expect(!presenter.isFinishing)
  }

  @Test func `A presenter is freed with its screen`() async {
    weak var freed: CompletedPresenter?
    do {
      let presenter = makePresenter()
      freed = presenter
      await presenter.onFinishPressed()
    }
    #expect(freed == nil)
  }
}
