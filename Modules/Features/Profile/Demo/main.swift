import Entities
import FeatureDemo
import FeatureKit
import Profile
import ProfileTestSupport

await Demonstration("profile") { stage in
  let interactor = FakeProfileInteractor(stage.scene)
  @MainActor func profile() -> ProfileBuilder {
    ProfileBuilder(interactor: interactor) { place in
      let router = RecordingProfileRouter { call in
        stage.note(call)
        if call == .dismissScreen { stage.dismiss(place) }
        if case .finish(let avatar) = call { stage.finish(place, with: avatar) }
      }
      router.onConfirmDeletion = { await stage.ask(at: place, "Delete \($0)?") }
      router.onConfirmDiscarding = { await stage.ask(at: place, "Discard \($0)?") }
      router.onCreateAvatar = {
        await stage.show(at: place, returning: Avatar.self) { profile().createAvatar(at: $0) }
      }
      return router
    }
  }
  return profile()
}.run()
