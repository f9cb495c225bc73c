import Entities
import Observation

/// What all screens between Welcome and the end have in common: they are come back to, and they can be skipped.
@Observable @MainActor final class StepPresenter {
  /// The colour of who never chose one.
  static let usualColor = ProfileColor.blue

  private let step: OnboardingProgress.Step
  private let color: () -> ProfileColor?
  private let interactor: any CompletedInteractor
  private let router: any CompletedRouter
  private var finish: CompletedPresenter?

  /// - Parameter color: The colour that is chosen at the moment.
  init(
    _ step: OnboardingProgress.Step, color: @escaping () -> ProfileColor? = { nil },
    interactor: any CompletedInteractor, router: any CompletedRouter
  ) {
    self.step = step
    self.color = color
    self.interactor = interactor
    self.router = router
  }

  /// Whether what was skipped is being stored.
  var isFinishing: Bool { finish?.isFinishing ?? false }

  /// Remembers that this is where the user is.
  func onAppear() {
    interactor.saveOnboardingProgress(OnboardingProgress(step: step, color: color()))
  }

  /// Goes to the tabs at once, with what is usual in place of what was not chosen.
  func onSkipPressed() async {
    guard !isFinishing else { return }
    interactor.log(StepEvent.skipPressed)
    let finish = CompletedPresenter(
      parameters: CompletedParameters(color: color() ?? Self.usualColor), interactor: interactor, router: router)
    self.finish = finish
    await finish.onFinishPressed()
  }
}
