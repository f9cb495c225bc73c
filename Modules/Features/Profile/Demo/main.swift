import Entities
import FeatureDemo
import FeatureKit
import Profile
import ProfileTestSupport

await Demonstration("profile") { stage in
  let interactor = FakeProfileInteractor(stage.scene)
  @MainActor func profile() -> ProfileBuilder {
    ProfileBuilder(interactor: interactor) { context in
      let router = RecordingProfileRouter { call in
        stage.record(call)
        if call == .dismissScreen { stage.dismiss(context) }
        switch call {
        case .finish(let avatar): stage.finish(context, with: avatar)
        case .finishPersona(let persona): stage.finish(context, with: persona)
        case .showPersonas: stage.show(at: context) { profile().personas(at: $0) }
        default: break
        }
      }
      router.onConfirm = { await stage.ask(at: context, $0) }
      router.onCreateAvatar = {
        await stage.show(at: context, returning: Avatar.self) { profile().createAvatar(at: $0) }
      }
      router.onEditAvatar = { avatar in
        await stage.show(at: context, returning: Avatar.self) { profile().editAvatar(avatar.id, at: $0) }
      }
      router.onCreatePersona = {
        await stage.show(at: context, returning: Persona.self) { profile().createPersona(at: $0) }
      }
      router.onEditPersona = { persona in
        await stage.show(at: context, returning: Persona.self) { profile().editPersona(persona, at: $0) }
      }
      return router
    }
  }
  return profile()
}.run()
