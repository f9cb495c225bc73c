import Entities
import Observation

/// Begins another conversation with the same avatar.
@Observable @MainActor final class NewChatPresenter {
  private let chat: OpenChat
  private let actions: ActionRunner
  private let interactor: any NewChatInteractor
  private let router: any ChatRouter

  init(_ chat: OpenChat, _ actions: ActionRunner, interactor: any NewChatInteractor, router: any ChatRouter) {
    (self.chat, self.actions, self.interactor, self.router) = (chat, actions, interactor, router)
  }

  /// The command that this part adds to the field.
  var commands: ComposerActions { [.new: ComposerAction(onNewChatPressed)] }

  /// Shows a new conversation in place of this one, which stays in the list. A reply that is arriving there goes on.
  func onNewChatPressed() async {
    guard chat.answerable != nil, let avatar = chat.avatar?.id, !actions.isBusy else { return }
    await actions.run(ChatEvent.createChat) {
      interactor.log(ChatEvent.createChat.start(.avatar(avatar)))
      let conversation = try await interactor.startConversation(with: avatar)
      interactor.log(ChatEvent.createChat.success(.chat(conversation.id)))
      if conversation.id != chat.shown { router.replaceConversation(by: conversation.id) }
    }
  }
}
