import Entities
import Observation

/// Deletes the conversation, after the user has agreed.
@Observable @MainActor final class DeletionPresenter {
  /// Whether the screen is about to close with its conversation, so that it need not say that the conversation is gone.
  @ObservationIgnored private(set) var isUnderWay = false
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

  /// Asks the user, deletes the conversation and closes the screen.
  /// - Parameter name: The avatar's name.
  /// - Returns: Whether the conversation is deleted.
  @discardableResult func onDeletePressed(ofChatWith name: String) async -> Bool {
    guard let id = chat.shown, !actions.isBusy else { return false }
    var isDeleted = false
    await actions.run(ChatEvent.deleteChat) {
      guard await router.confirm(.deletion(ofChatWith: name)) else { return }
      isUnderWay = true
      draft.stop()
      do {
        try await interactor.deleteConversation(id)
      } catch {
        isUnderWay = false
        draft.resume()
        throw error
      }
      isDeleted = true
      interactor.log(ChatEvent.deleteChat.success(.chat(id)))
      router.dismissScreen()
    }
    return isDeleted
  }
}
