import Entities
import FeatureDemo
import FeatureKit
import Settings
import SettingsTestSupport
import TerminalUI

await Demonstration("settings") { stage in
  let interactor = FakeSettingsInteractor(stage.scene)
  let composition = FakeComposition()
  @MainActor func feature() -> SettingsBuilder {
    SettingsBuilder(interactor: interactor, composition: composition) { context in
      let router = RecordingSettingsRouter { call in
        stage.record(call)
        switch call {
        case .dismissScreen: stage.dismiss(context)
        case .showAbout: stage.show(at: context) { feature().about(at: $0) }
        default: break
        }
      }
      router.onSaveProfile = { .namedSample }
      router.onConfirm = { await stage.ask(at: context, $0) }
      router.onConfirmDeletion = { _, _, _ in
        await stage.ask(at: context, stage.language("Delete the profile?", "프로필을 삭제할까요?")) ? .kept : nil
      }
      router.onChooseUsualModel = { model in
        stage.show(at: context) { feature().modelPicker(.everywhere(now: model), at: $0) }
        return nil
      }
      router.onAskForBudget = { _ in
        await stage.ask(at: context, stage.language("A budget of 20?", "예산을 20으로 할까요?")) ? "20" : nil
      }
      router.onAskForValue = { _, _, value, _ in value }
      return router
    }
  }
  composition.settingsSections = feature().contributions.settings + SettingsSection.samples(stage.scene)
  return feature()
}.run()
