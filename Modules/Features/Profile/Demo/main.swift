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
        case .finishLorebook(let lorebook): stage.finish(context, with: lorebook)
        case .finishLorebookEntry(let before): stage.finish(context, with: before)
        case .showLorebooks: stage.show(at: context) { profile().lorebooks(at: $0) }
        case .showLorebook(let lorebook): stage.show(at: context) { profile().lorebook(lorebook, at: $0) }
        case .showLorebookPlaces(let lorebook):
          stage.show(at: context, sheet: true) { profile().lorebookPlaces(of: lorebook, at: $0) }
        case .finishTemplate(let template): stage.finish(context, with: template)
        case .showTemplates: stage.show(at: context) { profile().templates(at: $0) }
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
      router.onCreateTemplate = {
        await stage.show(at: context, returning: PromptTemplate.self) { profile().createTemplate(at: $0) }
      }
      router.onEditTemplate = { template in
        await stage.show(at: context, returning: PromptTemplate.self) { profile().editTemplate(template, at: $0) }
      }
      router.onAskForFile = { _, _, path in path }
      router.onCreateLorebook = {
        await stage.show(at: context, returning: Lorebook.self) { profile().createLorebook(at: $0) }
      }
      router.onEditLorebook = { details in
        await stage.show(at: context, returning: Lorebook.self) { profile().editLorebook(details, at: $0) }
      }
      router.onEditCharacterLorebook = { _, _, _ in
        let lorebook = (interactor.lorebookList.first ?? .tea).lorebook
        stage.show(at: context) { profile().characterLorebook(lorebook, at: $0) }
        return AsyncStream { $0.finish() }
      }
      router.onCreateLorebookEntry = { lorebook in
        await stage.show(at: context, returning: SavedLorebook.self) {
          profile().createLorebookEntry(in: lorebook, at: $0)
        }
      }
      router.onEditLorebookEntry = { entry, place, lorebook in
        await stage.show(at: context, returning: SavedLorebook.self) {
          profile().editLorebookEntry(entry, at: place, of: lorebook, at: $0)
        }
      }
      return router
    }
  }
  return profile()
}.run()
