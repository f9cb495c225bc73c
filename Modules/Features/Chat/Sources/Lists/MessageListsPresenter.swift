import Entities
import FeatureKit
import Observation

/// The bookmarks and pins of a chat to jump to, and its deleted messages to restore.
@Observable @MainActor final class MessageListsPresenter {
  /// The bookmarked and pinned messages, and the deletions that can be undone.
  let lists: ContentLoader<(marked: [Message], deletions: [MessageDeletion])>
  private let turn: ActionTurn
  private let conversation: Conversation.ID
  private let interactor: any MessageListsInteractor
  private let router: any MessageListsRouter

  init(
    _ parameters: MessageListsParameters, interactor: any MessageListsInteractor, router: any MessageListsRouter
  ) {
    let id = parameters.conversation
    (conversation, self.interactor, self.router) = (id, interactor, router)
    turn = ActionTurn(interactor) { router.showAlert(for: $0) }
    lists = ContentLoader {
      (try await interactor.markedMessages(in: id), try await interactor.deletions(in: id))
    }
  }

  var now: Timestamp { interactor.now }

  /// Goes to a message.
  func onPressed(_ message: Message) { router.finishLists(at: message.id) }

  /// Gives the messages of a deletion back, and goes to the first of them.
  func onPressed(_ deletion: MessageDeletion) async {
    await turn.take(ChatEvent.undoDeletion) {
      try await interactor.undoDeletion(deletion.id, in: conversation)
      interactor.log(ChatEvent.undoDeletion.success(.chat(conversation)))
      router.finishLists(at: deletion.message.id)
    }
  }

  /// Removes the messages in the trash for good, after the user has agreed.
  func onEmptyPressed() async {
    await turn.take(ChatEvent.emptyTrash) {
      guard await router.confirm(.emptyingTrash) else { return }
      try await interactor.emptyTrash(of: conversation)
      interactor.log(ChatEvent.emptyTrash.success(.chat(conversation)))
      try await lists.read()
    }
  }

  func onClosePressed() { router.dismissScreen() }
}
