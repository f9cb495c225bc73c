import Entities
import FeatureKit
import Observation

/// The form of a new avatar.
@Observable @MainActor final class CreateAvatarPresenter {
  var name = "" {
    didSet { save() }
  }
  /// The path of the picture, as typed; empty for none.
  var picturePath = "" {
    didSet { save() }
  }
  /// The kind, the action and the place.
  var description = AvatarDescription(character: .man, action: .smiling, location: .park) {
    didSet { save() }
  }
  private(set) var isSaving = false
  @ObservationIgnored private let drafts = DraftAutosaver<AvatarDraft>()
  private let interactor: any CreateAvatarInteractor
  private let router: any CreateAvatarRouter

  init(interactor: any CreateAvatarInteractor, router: any CreateAvatarRouter) {
    self.interactor = interactor
    self.router = router
  }

  /// The name in the form to save, or why it is invalid.
  var checkedName: AvatarName { AvatarName(name) }

  /// Whether a name was typed, which would be lost. The other values are quickly chosen again.
  var hasName: Bool { checkedName != .missing }

  var canSave: Bool {
    if case .valid = checkedName { !isSaving } else { false }
  }
}

// MARK: - Events

extension CreateAvatarPresenter {
  /// Loads the unsaved draft.
  func load() async {
    let draft = await drafts.load { [interactor] in
      try await interactor.avatarDraft()
    } storingWith: { [interactor] draft in
      try await interactor.saveAvatarDraft(draft)
    }
    guard let draft else { return }
    (name, picturePath, description) = (draft.name, draft.picturePath, draft.description)
  }

  /// Saves the draft.
  private func save() {
    drafts.save(hasName ? AvatarDraft(name: name, picturePath: picturePath, description: description) : nil)
  }

  func onCancelPressed() {
    interactor.log(CreateAvatarEvent.backPressed)
    guard hasName else { return router.dismissScreen() }
    Task { await discard() }
  }

  /// Closes the form after the user has agreed to lose the typed text.
  func discard() async {
    guard await router.confirm(.discarding(avatarNamed: name)) else { return }
    await drafts.forget()
    router.dismissScreen()
  }

  /// Saves the avatar once. After a failure everything is unchanged, for another attempt.
  /// - Returns: Whether it is saved.
  @discardableResult func onSavePressed() async -> Bool {
    guard case .valid(let name) = checkedName, !isSaving else { return false }
    isSaving = true
    defer { isSaving = false }
    interactor.log(CreateAvatarEvent.saveAvatar.start())
    do {
      let avatar = try await interactor.createAvatar(
        name: name, character: description.character, action: description.action, location: description.location,
        pictureAt: picturePath.droppedPath)
      interactor.log(
        CreateAvatarEvent.saveAvatar.success(.avatar(avatar.id), .choice("character", avatar.character)))
      await drafts.forget()
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
}
