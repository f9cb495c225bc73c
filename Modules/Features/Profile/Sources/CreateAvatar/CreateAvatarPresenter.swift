import Entities
import FeatureKit
import Observation

/// The form of a new avatar, or of one of the user's.
@Observable @MainActor final class CreateAvatarPresenter {
  typealias Interactor = CreateAvatarInteractor & CharacterWriterInteractor & CharacterArtistInteractor & FormInteractor

  enum Phase: Equatable {
    case loading, content
    /// The edited avatar no longer exists.
    case gone
    case failed(LocalizedText)
  }

  private(set) var phase: Phase
  /// Counts the attempts to load. A new one begins when it changes.
  private(set) var attempt = 0
  var name = "" {
    didSet { save() }
  }
  /// The path of a new picture, as typed; empty for none.
  var picturePath = "" {
    didSet { save() }
  }
  /// The picture of the edited avatar, and whether it is to be removed.
  private(set) var picture: AvatarPicture.ID?
  var removesPicture = false
  /// The picture at the path, to be shown. Nil for none, for a drawing, and for a file that is no usable picture.
  private(set) var preview: AvatarPicture.ID?
  /// The kind, the action and the place.
  var description = AvatarDescription(character: .man, action: .smiling, location: .park) {
    didSet { save() }
  }
  /// The chosen one of the drawn portraits; nil for no choice. Without a choice, the portrait of a new avatar follows
  /// from its name.
  var look: Int? {
    didSet { save() }
  }
  /// The fields behind "More".
  @ObservationIgnored private(set) lazy var more = DefinitionForm { [interactor] in
    interactor.estimatedTokens(of: $0)
  } onChange: { [weak self] in
    self?.save()
  }
  /// Has a model write the fields.
  @ObservationIgnored private(set) lazy var writer = CharacterWriter(
    interactor: interactor,
    form: CharacterWriter.Form { [weak self] in
      self?.draft
    } text: { [weak self] in
      self?.writtenText(of: $0) ?? ""
    } type: { [weak self] in
      self?.write($1, into: $0)
    })
  /// Has a model draw the picture.
  @ObservationIgnored private(set) lazy var artist = CharacterArtist(
    interactor: interactor,
    form: CharacterArtist.Form { [weak self] in
      self?.draft
    } setPicture: { [weak self] in
      self?.picturePath = $0
    })
  /// The edits so far; nil for a new avatar.
  let history: CharacterHistory?
  /// The number of entries of the lorebook; nil before they are counted, and where it cannot be read.
  private(set) var loreCount: Int?
  private(set) var isSaving = false
  private var isTrying = false
  /// The edited avatar; nil for a new one.
  let edited: Avatar.ID?
  /// The form as stored. A form equal to it is not saved as a draft.
  @ObservationIgnored private var original: AvatarDraft?
  @ObservationIgnored private let drafts = DraftAutosaver<AvatarDraft>()
  @ObservationIgnored private let lorebookTurn = WorkTurn()
  /// Whether the lorebook is to be shown when the form is loaded.
  @ObservationIgnored private var opensLorebook: Bool
  private let interactor: any Interactor
  private let router: any CreateAvatarRouter

  /// - Parameters:
  ///   - edited: The avatar to change; nil for a new one.
  ///   - opensLorebook: Whether its lorebook shows in front of the form at first.
  init(
    editing edited: Avatar.ID? = nil, opensLorebook: Bool = false,
    interactor: any Interactor,
    router: any CreateAvatarRouter
  ) {
    (self.edited, self.opensLorebook) = (edited, opensLorebook)
    self.interactor = interactor
    self.router = router
    phase = edited == nil ? .content : .loading
    history = edited.map { CharacterHistory(of: $0, interactor: interactor, router: router) }
  }

  /// The name in the form to save, or why it is invalid.
  var checkedName: AvatarName { AvatarName(name) }

  /// The form as typed.
  var draft: AvatarDraft {
    AvatarDraft(
      name: name, picturePath: picturePath, description: description, look: look, tagline: more.text(of: .tagline),
      definition: more.definition)
  }

  /// The avatar that the choices give, for its portrait.
  var drawn: Avatar {
    Avatar(
      id: edited ?? Avatar.assistantID, name: name, character: description.character, action: description.action,
      location: description.location, look: drawnLook, created: Timestamp(milliseconds: 0))
  }

  /// The look to draw. Nil for an edited avatar without a choice, which keeps the look that follows from its id.
  private var drawnLook: Int? { look ?? (edited == nil ? Avatar.look(ofName: name.visiblyTrimmed) : nil) }

  /// Whether something was typed that would be lost. The choices of a new avatar alone do not count.
  var hasUnsaved: Bool {
    if let original { return draft != original || removesPicture }
    let texts = [name, picturePath, more.text(of: .tagline)]
    return edited == nil && (!texts.allSatisfy(\.visiblyTrimmed.isEmpty) || !more.definition.isEmpty)
  }

  /// Whether a model writes or draws.
  var isModelAtWork: Bool { writer.isWriting || artist.isDrawing }

  /// The drawing that is the picture of the form; nil for another picture, or none.
  var drawing: AvatarPicture.ID? { AvatarPicture.ID(drawing: picturePath) }

  /// The picture that the avatar would have if it were saved now; nil for a drawn portrait.
  var shownPicture: AvatarPicture.ID? { drawing ?? preview ?? (removesPicture ? nil : picture) }

  /// Whether the character can be tried: it has a name or a definition, and no saving, trial or model is at work.
  var canTry: Bool {
    let hasText = !name.visiblyTrimmed.isEmpty || !more.definition.isEmpty
    return phase == .content && hasText && !isSaving && !isTrying && !isModelAtWork
  }

  var canSave: Bool {
    guard case .valid = checkedName, !isSaving, phase == .content, !isModelAtWork else { return false }
    return more.isTalkativenessValid && more.isNoteDepthValid
  }
}

// MARK: - Events

extension CreateAvatarPresenter {
  /// Loads the edited avatar, the unsaved draft, and the window of its model.
  /// - Returns: Whether it shows a draft.
  @discardableResult func load() async -> Bool {
    if edited != nil, original == nil { await loadEdited() }
    guard phase == .content else { return false }
    let draft = await drafts.load { [interactor, edited] in
      try await interactor.avatarDraft(of: edited)
    } storingWith: { [interactor, edited] draft in
      try await interactor.saveAvatarDraft(draft, of: edited)
    }
    if let draft { show(draft) }
    if opensLorebook, !Task.isCancelled {
      opensLorebook = false
      // The lorebook covers the form, which ends this load.
      Task { await onLorebookPressed() }
    }
    // Without it there is no warning.
    more.window = try? await interactor.contextWindow(for: edited)
    return draft != nil
  }

  private func loadEdited() async {
    guard let edited else { return }
    do {
      guard let details = try await interactor.character(edited), !details.avatar.isDeleted else {
        phase = .gone
        return
      }
      try await history?.load()
      adopt(details)
      phase = .content
    } catch is CancellationError {
      // The screen has gone.
    } catch {
      phase = .failed(LocalizedText(explaining: error))
    }
  }

  /// Reads the picture at the typed path.
  func loadPreview() async {
    guard drawing == nil, let path = picturePath.droppedPath else {
      preview = nil
      return
    }
    // A path that is not complete yet names no picture.
    let found = try? await interactor.previewPicture(at: path)
    if !Task.isCancelled { preview = found }
  }

  /// Counts the entries of the lorebook.
  func countLore() async {
    let entries = try? await interactor.lorebookEntries(in: more.lorebook)
    if !Task.isCancelled { loreCount = entries?.count }
  }

  /// Opens the lorebook. Each change of it is a change of the form at once, so that the draft has it.
  func onLorebookPressed() async {
    await lorebookTurn.take {
      for await text in await router.editCharacterLorebook(more.lorebook, of: edited, named: name.visiblyTrimmed) {
        more.setLorebook(text)
      }
    }
  }

  func onTryAgainPressed() {
    guard case .failed = phase else { return }
    phase = .loading
    attempt += 1
  }

  /// Shows a stored state, which is then the one without changes.
  private func adopt(_ details: CharacterDetails) {
    original = nil
    (picture, removesPicture) = (details.avatar.picture, false)
    show(AvatarDraft(details))
    original = draft
    save()
  }

  private func show(_ draft: AvatarDraft) {
    more.show(draft.definition, tagline: draft.tagline)
    (name, picturePath, description, look) = (draft.name, draft.picturePath, draft.description, draft.look)
  }

  private func writtenText(of field: CharacterField) -> String {
    switch field {
    case .name: name
    case .greeting: more.greetings.first ?? ""
    default: more.text(of: field)
    }
  }

  /// Sets a field: to the text of a model, or back to the text before it.
  private func write(_ text: String, into field: CharacterField) {
    if !more.isOpen { more.isOpen = true }
    switch field {
    case .name: name = text
    case .greeting: more.type(text, forGreeting: 0)
    default: more.type(text, for: field)
    }
  }

  /// Saves the draft.
  private func save() {
    guard edited == nil || original != nil else { return }
    drafts.save(hasUnsaved ? draft : nil)
  }

  /// Stops the model. What came by then stays.
  func onStopPressed() {
    writer.request.onStopPressed()
    artist.request.onStopPressed()
  }

  func onCancelPressed() {
    interactor.log(CreateAvatarEvent.backPressed)
    guard hasUnsaved else { return router.dismissScreen() }
    Task { await discard() }
  }

  /// Closes the form after the user has agreed to lose the typed text.
  func discard() async {
    guard await router.confirm(.discarding(avatarNamed: name, isEdited: edited != nil)) else { return }
    await forgetDrafts()
    router.dismissScreen()
  }

  /// Deletes the unsaved texts of the form. Those of the next new character must not begin with them.
  private func forgetDrafts() async {
    await drafts.forget()
    guard edited == nil else { return }
    try? await interactor.saveFormDraft(nil, of: .entry(.ofNewCharacter, place: nil))
  }

  /// Chooses the next look, after the one that is drawn.
  func onNextLookPressed() { look = drawnLook.map { ($0 + 1) % Avatar.looks.count } ?? 0 }

  /// Opens a chat with the character as it is typed. The form stays as it is.
  func onTryPressed() async {
    guard canTry else { return }
    interactor.log(CreateAvatarEvent.tryPressed)
    isTrying = true
    await router.tryCharacter(draft, changing: edited)
    isTrying = false
  }

  /// Goes back to the state before an edit. Unsaved text is replaced.
  func onRestorePressed(_ edit: CharacterEdit) async {
    guard let history, let restored = await history.onRestorePressed(edit) else { return }
    if let details = try? await interactor.character(restored.id) { adopt(details) }
  }

  /// Saves the avatar once. After a failure everything is unchanged, for another attempt.
  /// - Returns: Whether it is saved.
  @discardableResult func onSavePressed() async -> Bool {
    guard case .valid(let name) = checkedName, canSave else { return false }
    isSaving = true
    defer { isSaving = false }
    interactor.log(CreateAvatarEvent.saveAvatar.start())
    do {
      let avatar = try await store(named: name)
      interactor.log(
        CreateAvatarEvent.saveAvatar.success(.avatar(avatar.id), .choice("character", avatar.character)))
      await forgetDrafts()
      router.finish(with: avatar)
      return true
    } catch is CancellationError {
      // The screen has gone.
    } catch {
      interactor.log(CreateAvatarEvent.saveAvatar.fail(error))
      router.showAlert(for: error)
    }
    return false
  }

  private func store(named name: String) async throws -> Avatar {
    var draft = draft
    draft.name = name
    let path = picturePath.droppedPath
    guard let edited else {
      draft.picturePath = path ?? ""
      draft.look = drawnLook
      return try await interactor.createAvatar(draft)
    }
    if let original, let stored = try await interactor.character(edited) {
      draft.merge(AvatarDraft(stored), since: original)
    }
    let picture = path.map { PictureChange.file($0) } ?? (removesPicture ? .removed : .kept)
    return try await interactor.changeAvatar(edited, to: draft, picture: picture)
  }
}
