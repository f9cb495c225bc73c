import Entities
import Observation

/// Marks messages: hides them from the model, pins them, gives them bookmarks; and leads back to them.
@Observable @MainActor final class MarksPresenter {
  private let chat: OpenChat
  private let notices: ChatNotices
  private let transcript: TranscriptPresenter
  private let actions: ActionRunner
  private let cut: PromptCutPresenter
  private let interactor: any MarksInteractor
  private let router: any ChatRouter

  init(
    _ chat: OpenChat, _ notices: ChatNotices, _ transcript: TranscriptPresenter, _ actions: ActionRunner,
    _ cut: PromptCutPresenter, interactor: any MarksInteractor, router: any ChatRouter
  ) {
    (self.chat, self.notices, self.transcript, self.actions, self.cut) = (chat, notices, transcript, actions, cut)
    (self.interactor, self.router) = (interactor, router)
  }

  /// Whether a message can be marked: not while it is arriving.
  func canMark(_ message: Message) -> Bool { chat.shown != nil && message.state != .streaming }

  /// Hides a message from the model, or has it sent to the model again.
  func onHidePressed(_ message: Message) async {
    await mark(message, .hidden(!message.marks.isHidden))
    cut.refresh()
  }

  /// Pins a message, or takes the pin away.
  func onPinPressed(_ message: Message) async { await mark(message, .pinned(!message.marks.isPinned)) }

  /// Gives a message a bookmark with a name, or takes the bookmark away.
  func onBookmarkPressed(_ message: Message) async {
    guard canMark(message) else { return }
    if message.marks.bookmark != nil { return await mark(message, .bookmark(nil)) }
    guard let name = await router.askForBookmark() else { return }
    await bookmark(message, named: name)
  }

  /// Gives a message a bookmark.
  func bookmark(_ message: Message, named name: String) async {
    await mark(message, .bookmark(name.trimmed))
  }

  private func mark(_ message: Message, _ mark: MessageMark) async {
    guard let id = chat.shown, canMark(message), !actions.isBusy else { return }
    await actions.run(ChatEvent.mark) {
      try await interactor.mark(message.id, with: mark, in: id)
      interactor.log(ChatEvent.mark.success(.chat(id)))
      notices.show(.marked(mark))
    }
  }

  /// The command that this part adds to the field.
  var commands: ComposerActions { [.bookmarks: ComposerAction(onListsPressed)] }

  /// Shows the bookmarks, the pins and the trash. The chat then shows the message that was chosen there.
  func onListsPressed() async {
    guard let id = chat.shown, !actions.isBusy else { return }
    let chosen = await router.showMessageLists(of: id)
    guard chat.shown == id, let chosen else { return }
    await actions.run(ChatEvent.loadChat) { try await transcript.show(chosen, in: id) }
  }
}
