import FeatureDemo
import FeatureKit
import Onboarding
import OnboardingTestSupport
import TerminalUI

await Demonstration("onboarding") { stage in
  let interactor = FakeOnboardingInteractor(stage.scene)
  @MainActor func onboarding() -> OnboardingBuilder {
    OnboardingBuilder(interactor: interactor) { context in
      let router = RecordingOnboardingRouter { call in
        stage.record(call)
        switch call {
        case .showIntro: stage.show(at: context) { onboarding().intro(at: $0) }
        case .showCommunity: stage.show(at: context) { onboarding().community(at: $0) }
        case .showTerminalCheck: stage.show(at: context) { onboarding().terminalCheck(at: $0) }
        case .showFirstModel: stage.show(at: context) { onboarding().firstModel(at: $0) }
        case .pasteKey: stage.show(at: context) { onboarding().pasteKey(at: $0) }
        case .showColor: stage.show(at: context) { onboarding().color(at: $0) }
        case .showCompleted(let color):
          stage.show(at: context) { onboarding().completed(CompletedParameters(color: color), at: $0) }
        case .finish, .finishWithKey, .dismissScreen: stage.dismiss(context)
        default: break
        }
      }
      router.onConfirm = { await stage.ask(at: context, $0) }
      router.onAskForExportFile = { $0 }
      router.onAskForImportFile = { _ in "~/aichat.jsonl" }
      return router
    }
  }
  return onboarding()
}.run()
