import Entities
import Observation

/// Deletes the conversation, and gives it back.
@Observable @MainActor final class DeletionPresenter {
  /// The conversation that can be restored, while the screen says that it is deleted.
  private(set) var deleted: Conversation.ID?
  private let chat: OpenChat
  private let draft: DraftPresenter
  private let actions: ActionRunner
  private let interactor: any DeletionInteractor
  private let router: any ChatRouter

  init(
    _ chat: OpenChat, _ draft: DraftPresenter, _ actions: ActionRunner, interactor: any DeletionInteractor,
    router: any ChatRouter
  ) {
    (self.chat, self.draft, self.actions, self.interactor, self.router) = (chat, draft, actions, interactor, router)
  }

  /// Moves the conversation to the trash, and says so. One that was never stored cannot be restored: its screen closes.
  /// - Returns: Whether the conversation is deleted.
  @discardableResult func onDeletePressed() async -> Bool {
    guard let id = chat.shown, !actions.isBusy else { return false }
    var isDeleted = false
    await actions.run(ChatEvent.deleteChat) {
      draft.stop()
      do {
        deleted = try await interactor.deleteConversation(id) ? id : nil
      } catch {
        draft.resume()
        throw error
      }
      isDeleted = true
      interactor.log(ChatEvent.deleteChat.success(.chat(id)))
      chat.close()
      if deleted == nil { router.dismissScreen() }
    }
    return isDeleted
  }

  /// Looks whether a conversation that is gone can be restored.
  func lookInTrash(for id: Conversation.ID?) async {
    guard let id, deleted == nil else { return }
    deleted = try? await interactor.deletedConversation(named: "\(id)")?.id
  }

  /// Gives the conversation back.
  /// - Returns: Whether it is back.
  func onRestorePressed() async -> Bool {
    guard let id = deleted, !actions.isBusy else { return false }
    await actions.run(ChatEvent.restoreChat) {
      try await interactor.restoreConversation(id)
      deleted = nil
      draft.resume()
      interactor.log(ChatEvent.restoreChat.success(.chat(id)))
    }
    return deleted == nil
  }
}
