import Entities
import Observation

/// Copies the conversation.
@Observable @MainActor final class DuplicationPresenter {
  private let chat: OpenChat
  private let notices: ChatNotices
  private let actions: ActionRunner
  private let interactor: any DuplicationInteractor
  private let router: any ChatRouter
  @ObservationIgnored private var isCopying = false

  init(
    _ chat: OpenChat, _ notices: ChatNotices, _ actions: ActionRunner, interactor: any DuplicationInteractor,
    router: any ChatRouter
  ) {
    (self.chat, self.notices, self.actions) = (chat, notices, actions)
    (self.interactor, self.router) = (interactor, router)
  }

  /// The command that this part adds to the field.
  var commands: ComposerActions { [.duplicate: ComposerAction(onDuplicatePressed)] }

  /// Shows a copy in place of the conversation, which stays in the list. A reply that is arriving goes on there.
  func onDuplicatePressed() async {
    guard let id = chat.shown, !actions.isBusy else { return }
    await actions.run(ChatEvent.duplicateChat) {
      isCopying = true
      defer { endCopying() }
      let copy = try await interactor.duplicateConversation(id) { progress in
        Task { @MainActor [weak self] in
          if self?.isCopying == true { self?.notices.show(.duplicating(progress.messages)) }
        }
      }
      interactor.log(ChatEvent.duplicateChat.success(.chat(copy.id)))
      if chat.shown == id { router.replaceConversation(by: copy.id) }
    }
  }

  private func endCopying() {
    isCopying = false
    if case .duplicating = notices.current { notices.clear() }
  }
}
