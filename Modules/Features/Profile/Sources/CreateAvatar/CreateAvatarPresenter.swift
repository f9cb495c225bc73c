import Entities
import FeatureKit
import Observation

/// An avatar in the making.
@Observable @MainActor final class CreateAvatarPresenter {
  var name = "" {
    didSet { save() }
  }
  /// Where its picture is, as it was typed; nothing for none.
  var picturePath = "" {
    didSet { save() }
  }
  /// What it is, what it does, and where.
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

  /// The name as it would be saved, or why it cannot be.
  var checkedName: AvatarName { AvatarName(name) }

  /// Whether a name was typed: it would be lost. What was chosen is chosen again in a moment.
  var hasName: Bool { checkedName != .missing }

  var canSave: Bool {
    if case .valid = checkedName { !isSaving } else { false }
  }
}

// MARK: - What happens

extension CreateAvatarPresenter {
  /// Takes up what was typed the last time, where nothing is typed yet.
  func load() async {
    let draft = await drafts.load { [interactor] in
      try await interactor.avatarDraft()
    } storingWith: { [interactor] draft in
      try await interactor.saveAvatarDraft(draft)
    }
    guard let draft else { return }
    (name, picturePath, description) = (draft.name, draft.picturePath, draft.description)
  }

  /// Keeps what would be lost.
  private func save() {
    drafts.save(hasName ? AvatarDraft(name: name, picturePath: picturePath, description: description) : nil)
  }

  func onCancelPressed() {
    interactor.log(CreateAvatarEvent.backPressed)
    guard hasName else { return router.dismissScreen() }
    Task { await discard() }
  }

  /// Leaves once the user has agreed to lose what they typed.
  func discard() async {
    guard await router.confirmDiscarding(avatarNamed: name) else { return }
    await drafts.forget()
    router.dismissScreen()
  }

  /// Saves the avatar once; after a failure everything is as it was, to try again.
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
      // Nobody wants it any more: that is no error.
    } catch {
      interactor.log(CreateAvatarEvent.saveAvatar.fail(error))
      router.showAlert(for: error)
    }
    return false
  }
}
