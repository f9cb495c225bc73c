import Spending
import AccountLifecycle
import AvatarLibrary
import Chat
import Conversations
import Entities
import FeatureKit
import Lorebooks
import Navigation
import Personas
import Profile
import PromptTemplates
import Telemetry

extension CoreInteractor: ProfileFeatureInteractor {}

extension CoreRouter: ProfileFeatureRouter {
  func createAvatar() async -> Avatar? {
    await router.showScreen(.fullScreenCover, returning: Avatar.self) { context in
      builder.profile.createAvatar(at: context)
    }
  }

  func editAvatar(_ avatar: Avatar) async -> Avatar? {
    guard lead(to: .profile, {}) else { return nil }
    return await router.showScreen(.fullScreenCover, returning: Avatar.self) { context in
      builder.profile.editAvatar(avatar.id, at: context)
    }
  }

  func editLorebook(of avatar: Avatar) async -> Avatar? {
    guard lead(to: .profile, {}) else { return nil }
    return await router.showScreen(.fullScreenCover, returning: Avatar.self) { context in
      builder.profile.editAvatar(avatar.id, opensLorebook: true, at: context)
    }
  }

  func tryCharacter(_ draft: AvatarDraft, changing edited: Avatar.ID?) async {
    guard lead(to: .chat, {}) else { return }
    var draft = draft
    if draft.name.allSatisfy(\.isWhitespace) { draft.name = language.nameless }
    do {
      let trial = try await builder.interactor.trials.begin(
        draft, titled: language.trial, changing: edited, beside: builder.interactor)
      // Every screen that the chat leads to is made over the same memory.
      let tried = CoreBuilder(
        interactor: trial.interactor, language: builder.firstLanguage, selection: builder.selection)
      _ = await router.showScreen(.fullScreenCover, returning: Never.self) { context in
        tried.chat.chat(.trial(trial.conversation), at: context)
      }
      await builder.interactor.trials.end(trial)
    } catch {
      showAlert(for: error)
    }
  }

  func editCharacterLorebook(_ text: String, of avatar: Avatar.ID?, named name: String) async -> AsyncStream<String> {
    let (texts, writer) = AsyncStream.makeStream(of: String.self)
    do {
      let character = try await builder.interactor.lorebookRepository.ofCharacter(text, of: avatar, named: name) {
        writer.yield($0)
      }
      // Every screen that the lorebook leads to is made over the same repository.
      let characterBuilder = CoreBuilder(
        interactor: CoreInteractor(builder.interactor, lorebooks: character.repository),
        language: builder.firstLanguage, selection: builder.selection)
      router.showScreen(.fullScreenCover, onDismiss: { writer.finish() }) { context in
        characterBuilder.profile.characterLorebook(character.lorebook, at: context)
      }
    } catch {
      writer.finish()
      showAlert(for: error)
    }
    return texts
  }

  func showPersonas() {
    lead(to: .profile) {
      router.showScreen(link: Link(["personas"])) { context in builder.profile.personas(at: context) }
    }
  }

  func createPersona() async -> Persona? {
    await router.showScreen(.fullScreenCover, returning: Persona.self) { context in
      builder.profile.createPersona(at: context)
    }
  }

  func editPersona(_ persona: Persona) async -> Persona? {
    await router.showScreen(.fullScreenCover, returning: Persona.self) { context in
      builder.profile.editPersona(persona, at: context)
    }
  }

  func finishPersona(with persona: Persona) {
    router.finish(with: persona)
  }

  func choosePersona(now: PersonaInUse?) async -> PersonaChoice? {
    guard lead(to: .profile, {}) else { return nil }
    return await router.showScreen(.sheet, returning: PersonaChoice.self) { context in
      builder.profile.personaPicker(PersonaPickerParameters(now: now), at: context)
    }
  }

  func finishChoice(with choice: PersonaChoice) {
    router.finish(with: choice)
  }

  func showLorebooks() {
    lead(to: .profile) {
      router.showScreen(link: Link(["lorebooks"])) { context in builder.profile.lorebooks(at: context) }
    }
  }

  func showLorebook(_ lorebook: Lorebook) {
    router.showScreen { context in builder.profile.lorebook(lorebook, at: context) }
  }

  func createLorebook() async -> Lorebook? {
    await router.showScreen(.fullScreenCover, returning: Lorebook.self) { context in
      builder.profile.createLorebook(at: context)
    }
  }

  func editLorebook(_ details: LorebookDetails) async -> Lorebook? {
    await router.showScreen(.fullScreenCover, returning: Lorebook.self) { context in
      builder.profile.editLorebook(details, at: context)
    }
  }

  func finishLorebook(with lorebook: Lorebook) {
    router.finish(with: lorebook)
  }

  func showLorebookPlaces(of lorebook: Lorebook) async {
    // It has no result: the places are already stored.
    _ = await router.showScreen(.sheet, returning: Never.self) { context in
      builder.profile.lorebookPlaces(of: lorebook, at: context)
    }
  }

  func createLorebookEntry(in lorebook: Lorebook) async -> SavedLorebook? {
    await router.showScreen(.fullScreenCover, returning: SavedLorebook.self) { context in
      builder.profile.createLorebookEntry(in: lorebook, at: context)
    }
  }

  func editLorebookEntry(_ entry: LorebookEntry, at place: Int, of lorebook: Lorebook) async -> SavedLorebook? {
    await router.showScreen(.fullScreenCover, returning: SavedLorebook.self) { context in
      builder.profile.editLorebookEntry(entry, at: place, of: lorebook, at: context)
    }
  }

  func finishLorebookEntry(with before: SavedLorebook) {
    router.finish(with: before)
  }

  func showTemplates() {
    lead(to: .profile) {
      router.showScreen(link: Link(["templates"])) { context in builder.profile.templates(at: context) }
    }
  }

  func createTemplate() async -> PromptTemplate? {
    await router.showScreen(.fullScreenCover, returning: PromptTemplate.self) { context in
      builder.profile.createTemplate(at: context)
    }
  }

  func editTemplate(_ template: PromptTemplate) async -> PromptTemplate? {
    await router.showScreen(.fullScreenCover, returning: PromptTemplate.self) { context in
      builder.profile.editTemplate(template, at: context)
    }
  }

  func finishTemplate(with template: PromptTemplate) {
    router.finish(with: template)
  }

  func showPreset(of avatar: Avatar) {
    lead(to: .chat) {
      router.showScreen(.sheet) { context in builder.chat.preset(PresetParameters(of: avatar), at: context) }
    }
  }

  func finish(with avatar: Avatar) {
    router.finish(with: avatar)
  }
}

extension CoreBuilder {
  var profile: ProfileBuilder { ProfileBuilder(interactor: interactor, router: router) }
}

extension CoreFeature {
  /// The user, their personas, lorebooks and templates, and the avatars they made.
  public static let profile = CoreFeature(
    "profile", commands: ["personas", "lorebooks", "templates"],
    addresses: ["profile", "create", "personas", "lorebooks", "templates"]
  ) { $0.profile }
}
