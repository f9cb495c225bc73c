import Entities
import Observation

/// Stores the colour and the end of onboarding, once.
@Observable @MainActor final class CompletedPresenter {
  let color: ProfileColor
  /// Whether it is being stored or is stored. It stays true after a success: the tabs then open by themselves, and the
  /// button must not appear again.
  private(set) var isFinishing = false
  private let interactor: any CompletedInteractor
  private let router: any CompletedRouter

  init(parameters: CompletedParameters, interactor: any CompletedInteractor, router: any CompletedRouter) {
    color = parameters.color
    self.interactor = interactor
    self.router = router
  }

  /// Saves that the user is at this step.
  func onAppear() {
    interactor.saveOnboardingProgress(OnboardingProgress(step: .completed, color: color))
  }

  func onFinishPressed() async {
    guard !isFinishing else { return }
    isFinishing = true
    interactor.log(CompletedEvent.finish.start())
    do {
      try await interactor.completeOnboarding(color: color)
      interactor.saveOnboardingProgress(nil)
      interactor.log(CompletedEvent.finish.success(.choice("color", color)))
    } catch {
      isFinishing = false
      interactor.log(CompletedEvent.finish.fail(error))
      if !(error is CancellationError) { router.showAlert(for: error) }
    }
  }
}

/// The events of the end of onboarding.
private enum CompletedEvent {
  static let finish = EventFamily("OnboardingCompletedView", "Finish")
}
