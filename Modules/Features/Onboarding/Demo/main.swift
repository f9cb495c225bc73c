import FeatureDemo
import FeatureKit
import Onboarding
import OnboardingTestSupport

await Demonstration("onboarding") { stage in
  let interactor = FakeOnboardingInteractor(stage.scene)
  @MainActor func onboarding() -> OnboardingBuilder {
    OnboardingBuilder(interactor: interactor) { place in
      RecordingOnboardingRouter { call in
        stage.note(call)
        switch call {
        case .showIntro: stage.show(at: place) { onboarding().intro(at: $0) }
        case .showCommunity: stage.show(at: place) { onboarding().community(at: $0) }
        case .showColor: stage.show(at: place) { onboarding().color(at: $0) }
        case .showCompleted(let color):
          stage.show(at: place) { onboarding().completed(CompletedParameters(color: color), at: $0) }
        case .showAlert: break
        }
      }
    }
  }
  return onboarding()
}.run()
