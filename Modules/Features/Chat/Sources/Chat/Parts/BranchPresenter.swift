import Entities
import Observation

/// Moves between the branches of the conversation by its map.
@Observable @MainActor final class BranchPresenter {
  private let chat: OpenChat
  private let notices: ChatNotices
  private let transcript: TranscriptPresenter
  private let actions: ActionRunner
  private let interactor: any SwipesInteractor
  private let router: any ChatRouter

  init(
    _ chat: OpenChat, _ notices: ChatNotices, _ transcript: TranscriptPresenter, _ actions: ActionRunner,
    interactor: any SwipesInteractor, router: any ChatRouter
  ) {
    (self.chat, self.notices, self.transcript, self.actions) = (chat, notices, transcript, actions)
    (self.interactor, self.router) = (interactor, router)
  }

  /// The command that this part adds to the field.
  var commands: ComposerActions { [.map: ComposerAction(onMapPressed)] }

  /// Shows the map, and the branch that the user chooses there, to the end that was last shown.
  func onMapPressed() async {
    guard let id = chat.shown, !actions.isBusy else { return }
    guard !transcript.isReplying else { return notices.show(.replyIsArriving) }
    guard let message = await router.chooseBranch(in: id) else { return }
    await actions.run(ChatEvent.showBranch) {
      try await interactor.showBranch(of: message, in: id)
      notices.clear()
      try await transcript.readEnd(of: id)
    }
  }
}
