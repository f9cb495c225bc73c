public import Entities
public import FeatureKit

/// The actions for a row of the user's avatars.
@MainActor public protocol OwnAvatarInteractor {
  /// Begins a deletion of the user's avatars that can be taken back, in place of the last one.
  func beginDeletion(of ids: [Avatar.ID]) async throws
  /// Removes one of the user's avatars from every list, in the begun deletion. Its chats stay.
  func deleteUndoably(_ id: Avatar.ID) async throws
  /// Records an event.
  func log(_ event: LoggableEvent)
}

/// Where a row of the user's avatars leads.
@MainActor public protocol OwnAvatarRouter {
  /// Opens the latest chat with an avatar, or a new one.
  func showChat(with avatar: Avatar)
  /// Shows the form of one of the user's avatars; nil when the user left without saving.
  func editAvatar(_ avatar: Avatar) async -> Avatar?
  /// Shows how an avatar answers in all of its chats.
  func showPreset(of avatar: Avatar)
  /// Asks a question.
  /// - Returns: Whether the user agreed.
  func confirm(_ question: Question) async -> Bool
  /// Shows an alert with the error.
  func showAlert(for error: any Error)
}

/// Opens one of the user's avatars, or deletes it. It has no state, so that each frame can make a new one.
@MainActor struct OwnAvatarPresenter {
  let avatar: Avatar
  private let turn: WorkTurn
  private let interactor: any OwnAvatarInteractor
  private let router: any OwnAvatarRouter
  private let onDeleted: @MainActor (Avatar) -> Void
  private let onChanged: @MainActor (Avatar) -> Void

  /// - Parameters:
  ///   - turn: Shared with the screen: only one avatar is made, edited or deleted at a time.
  ///   - onDeleted: Called with the deleted avatar, for the list to remove it.
  ///   - onChanged: Called with the edited avatar, for the list to show it.
  init(
    _ avatar: Avatar, turn: WorkTurn, interactor: any OwnAvatarInteractor, router: any OwnAvatarRouter,
    onDeleted: @escaping @MainActor (Avatar) -> Void, onChanged: @escaping @MainActor (Avatar) -> Void
  ) {
    self.avatar = avatar
    self.turn = turn
    self.interactor = interactor
    self.router = router
    self.onDeleted = onDeleted
    self.onChanged = onChanged
  }

  func onPressed() {
    interactor.log(ProfileEvent.avatarPressed(avatar))
    router.showChat(with: avatar)
  }

  func onPresetPressed() {
    router.showPreset(of: avatar)
  }

  /// Edits the avatar.
  func onEditPressed() async {
    await turn.take {
      if let changed = await router.editAvatar(avatar) { onChanged(changed) }
    }
  }

  /// Deletes the avatar, after the user has agreed.
  /// - Returns: Whether it is deleted.
  @discardableResult func onDeletePressed() async -> Bool {
    await turn.take { await delete() } ?? false
  }

  private func delete() async -> Bool {
    guard await router.confirm(.deletion(ofAvatarNamed: avatar.name)) else { return false }
    do {
      try await interactor.beginDeletion(of: [avatar.id])
      try await interactor.deleteUndoably(avatar.id)
      interactor.log(ProfileEvent.deleteAvatar.success(.avatar(avatar.id)))
      onDeleted(avatar)
      return true
    } catch is CancellationError {
      // The screen has gone.
    } catch {
      interactor.log(ProfileEvent.deleteAvatar.fail(error, .avatar(avatar.id)))
      router.showAlert(for: error)
    }
    return false
  }
}
