import Entities
import Explore
import ExploreTestSupport
import FeatureDemo
import FeatureKit

await Demonstration("explore") { stage in
  let interactor = FakeExploreInteractor(stage.scene)
  interactor.fillCardFolder(stage.scene)
  @MainActor func explore() -> ExploreBuilder {
    ExploreBuilder(interactor: interactor) { context in
      let router = RecordingExploreRouter { call in
        stage.record(call)
        switch call {
        case .showCategory(let kind):
          stage.show(at: context) { explore().category(CategoryParameters(kind: kind), at: $0) }
        case .showCharacter(let id): stage.show(at: context) { explore().character(CharacterParameters(id), at: $0) }
        case .showLibrary: stage.show(at: context) { explore().library(at: $0) }
        case .showCardImport: stage.show(at: context) { explore().cardImport(at: $0) }
        default: break
        }
      }
      // The form belongs to another feature.
      router.onEditAvatar = { _ in nil }
      router.onEditLorebook = { _ in nil }
      return router
    } canAskToSave: { _ in
      false
    }
  }
  return explore()
}.run()
