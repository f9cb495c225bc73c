import Entities
import Observation

/// Copies the conversation.
@Observable @MainActor final class DuplicationPresenter {
  private let chat: OpenChat
  private let actions: ActionRunner
  private let interactor: any DuplicationInteractor
  private let router: any ChatRouter

  init(_ chat: OpenChat, _ actions: ActionRunner, interactor: any DuplicationInteractor, router: any ChatRouter) {
    (self.chat, self.actions, self.interactor, self.router) = (chat, actions, interactor, router)
  }

  /// The command that this part adds to the field.
  var commands: ComposerActions { [.duplicate: ComposerAction(onDuplicatePressed)] }

  /// Shows a copy in place of the conversation, which stays in the list. A reply that is arriving goes on there.
  func onDuplicatePressed() async {
    guard let id = chat.shown, !actions.isBusy else { return }
    await actions.run(ChatEvent.duplicateChat) {
      let copy = try await interactor.duplicateConversation(id) { _ in }
      interactor.log(ChatEvent.duplicateChat.success(.chat(copy.id)))
      if chat.shown == id { router.replaceConversation(by: copy.id) }
    }
  }
}
