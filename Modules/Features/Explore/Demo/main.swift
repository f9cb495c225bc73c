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
        guard case .showCategory(let kind) = call else { return }
        stage.show(at: place) { explore().category(CategoryParameters(kind: kind), at: $0) }
      }
    }
  }
  return explore()
}.run()
