import Entities
import Observation

/// The common part of all screens between Welcome and the end: they are restored, and the user can skip them.
@Observable @MainActor final class StepPresenter {
  /// The place of the screen in this onboarding, from 1, and the number of screens; nil for a screen outside it.
  let place: (number: Int, count: Int)?
  private let step: OnboardingProgress.Step
  private let color: () -> ProfileColor?
  private let interactor: any CompletedInteractor
  private let router: any CompletedRouter
  private var finish: CompletedPresenter?

  /// - Parameters:
  ///   - steps: All screens of this onboarding, in their order.
  ///   - color: The present choice of the colour.
  init(
    _ step: OnboardingProgress.Step, of steps: [OnboardingProgress.Step] = OnboardingProgress.Step.usual,
    color: @escaping () -> ProfileColor? = { nil }, interactor: any CompletedInteractor, router: any CompletedRouter
  ) {
    place = steps.firstIndex(of: step).map { ($0 + 1, steps.count) }
    self.step = step
    self.color = color
    self.interactor = interactor
    self.router = router
  }

  /// Whether the end is being stored after a skip.
  var isFinishing: Bool { finish?.isFinishing ?? false }

  /// Saves that the user is at this step.
  func onAppear() {
    interactor.saveOnboardingProgress(OnboardingProgress(step: step, color: color()))
  }

  /// Goes to the tabs at once, with defaults for missing choices.
  func onSkipPressed() async {
    guard !isFinishing else { return }
    interactor.log(StepEvent.skipPressed)
    let finish = CompletedPresenter(
      parameters: CompletedParameters(color: color() ?? .usual), interactor: interactor, router: router)
    self.finish = finish
    await finish.onFinishPressed()
  }
}

extension OnboardingProgress.Step {
  /// The screens without that of an experiment.
  static let usual = allCases.filter { $0 != .community }
}

/// The events of a step.
private enum StepEvent {
  static let skipPressed = LoggableEvent("OnboardingView", "Skip_Pressed")
}
