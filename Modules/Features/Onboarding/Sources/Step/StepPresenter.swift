import Entities
import Observation

/// The part that all screens between Welcome and the end have: the user comes back to them, and can skip them.
@Observable @MainActor final class StepPresenter {
  /// The colour where none was chosen.
  static let usualColor = ProfileColor.blue

  private let step: OnboardingProgress.Step
  private let color: () -> ProfileColor?
  private let interactor: any CompletedInteractor
  private let router: any CompletedRouter
  private var finish: CompletedPresenter?

  /// - Parameter color: The colour that is chosen now.
  init(
    _ step: OnboardingProgress.Step, color: @escaping () -> ProfileColor? = { nil },
    interactor: any CompletedInteractor, router: any CompletedRouter
  ) {
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

  /// Goes to the tabs at once, with defaults for what was not chosen.
  func onSkipPressed() async {
    guard !isFinishing else { return }
    interactor.log(StepEvent.skipPressed)
    let finish = CompletedPresenter(
      parameters: CompletedParameters(color: color() ?? Self.usualColor), interactor: interactor, router: router)
    self.finish = finish
    await finish.onFinishPressed()
  }
}

/// The events of a step.
private enum StepEvent {
  static let skipPressed = LoggableEvent("OnboardingView", "Skip_Pressed")
}
