import Entities
import Explore
import ExploreTestSupport
import FeatureDemo
import FeatureKit

await Demonstration("explore") { stage in
  let interactor = FakeExploreInteractor(stage.scene)
  @MainActor func explore() -> ExploreBuilder {
    ExploreBuilder(interactor: interactor) { place in
      RecordingExploreRouter { call in
        stage.note(call)
        switch call {
        case .showCategory(let kind):
          stage.show(at: place) { explore().category(CategoryParameters(kind: kind), at: $0) }
        case .showCharacter(let id): stage.show(at: place) { explore().character(CharacterParameters(id), at: $0) }
        default: break
        }
      }
    }
  }
  return explore()
}.run()
