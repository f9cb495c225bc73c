import Entities
import FeatureKit
import Observation

/// An avatar in the making.
@Observable @MainActor final class CreateAvatarPresenter {
  var name = ""
  /// Where its picture is, as it was typed; nothing for none.
  var picturePath = ""
  /// What it is, what it does, and where.
  var description = AvatarDescription(character: .man, action: .smiling, location: .park)
  private(set) var isSaving = false
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

  /// The file of the picture, without the quotes that terminals put around a dropped one; nil for none.
  private var pictureFile: String? {
    var path = picturePath[...]
    while path.last?.isWhitespace == true { path.removeLast() }
    path = path.drop(while: \.isWhitespace)
    for quote in ["'", "\""] where path.count > 1 && path.hasPrefix(quote) && path.hasSuffix(quote) {
      path = path.dropFirst().dropLast()
    }
    return path.isEmpty ? nil : String(path)
  }

  var canSave: Bool {
    if case .valid = checkedName { !isSaving } else { false }
  }
}

// MARK: - What happens

extension CreateAvatarPresenter {
  func onCancelPressed() {
    interactor.log(CreateAvatarEvent.backPressed)
    guard hasName else { return router.dismissScreen() }
    Task { await discard() }
  }

  /// Leaves once the person has agreed to lose what they typed.
  func discard() async {
    guard await router.confirmDiscarding(avatarNamed: name) else { return }
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
        pictureAt: pictureFile)
      interactor.log(
        CreateAvatarEvent.saveAvatar.success(.avatar(avatar.id), .choice("character", avatar.character)))
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
