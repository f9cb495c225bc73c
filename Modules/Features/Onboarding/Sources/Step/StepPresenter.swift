import Entities
import Observation

/// What all screens between Welcome and the end have in common: they are come back to, and they can be skipped.
@Observable @MainActor final class StepPresenter {
  /// The colour of who never chose one.
  static let usualColor = ProfileColor.blue

  private let progress: OnboardingProgress
  private let interactor: any CompletedInteractor
  private let finish: CompletedPresenter

  init(
    _ step: OnboardingProgress.Step, color: ProfileColor? = nil, interactor: any CompletedInteractor,
    router: any CompletedRouter
  ) {
    progress = OnboardingProgress(step: step, color: color)
    self.interactor = interactor
    finish = CompletedPresenter(
      parameters: CompletedParameters(color: color ?? Self.usualColor), interactor: interactor, router: router)
  }

  /// Whether what was skipped is being stored.
  var isFinishing: Bool { finish.isFinishing }

  /// Remembers that this is where the person is.
  func onAppear() async {
    await interactor.keepOnboardingProgress(progress)
  }

  /// Goes to the tabs at once, with what is usual in place of what was not chosen.
  func onSkipPressed() async {
    guard !isFinishing else { return }
    interactor.log(StepEvent.skipPressed)
    await finish.onFinishPressed()
  }
}
