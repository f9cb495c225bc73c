import Entities
import Observation

/// Sends the text in the field, or runs the command there.
@Observable @MainActor final class ComposerPresenter {
  private let chat: OpenChat
  private let notices: ChatNotices
  private let draft: DraftPresenter
  private let editing: EditPresenter
  private let replies: ReplyPresenter
  private let beginning: NewChatPresenter
  private let answering: AnsweringPresenter
  private let usage: UsagePresenter
  private let persona: PersonaPresenter
  private let queue: QueuePresenter
  private let attachments: AttachmentPresenter
  private let branches: BranchPresenter
  private let interactor: any ChatEventInteractor
  private let router: any ChatRouter

  init(
    _ chat: OpenChat, _ notices: ChatNotices, _ draft: DraftPresenter, _ editing: EditPresenter,
    _ replies: ReplyPresenter, _ beginning: NewChatPresenter, _ answering: AnsweringPresenter, _ usage: UsagePresenter,
    _ persona: PersonaPresenter, _ queue: QueuePresenter,
    _ attachments: AttachmentPresenter, _ branches: BranchPresenter, interactor: any ChatEventInteractor,
    router: any ChatRouter
  ) {
    (self.chat, self.notices, self.draft, self.editing) = (chat, notices, draft, editing)
    (self.replies, self.beginning) = (replies, beginning)
    (self.answering, self.usage, self.persona) = (answering, usage, persona)
    (self.queue, self.attachments, self.branches) = (queue, attachments, branches)
    (self.interactor, self.router) = (interactor, router)
  }

  /// Sends the text, which stays in the field until it is stored, or runs the command. While a reply arrives, a message
  /// waits for its end.
  func onSendPressed() async {
    guard chat.answerable != nil, !replies.isBusy else { return }
    let text = draft.text
    guard text.contains(where: { !$0.isWhitespace }) || !attachments.files.isEmpty else { return }
    switch ComposerInput(text) {
    case .command(let command): run(command)
    case .persona(let name):
      guard await persona.choose(named: name) else { return }
      editing.end()
      draft.remove(text)
    case .unknown: notices.show(.unknownCommand)
    case .files(let paths):
      if await attachments.attach(paths) { draft.remove(text) }
    case .message where queue.takesMessages && attachments.files.isEmpty: queue.add(text)
    case .message(let message):
      guard let earlier = editing.message else {
        return await replies.send(attachments.turn(message)) {
          draft.remove(text)
          attachments.clear()
        }
      }
      await replies.send(message, inPlaceOf: earlier) {
        editing.end()
        draft.remove(text)
      }
    }
  }

  /// Shows the prompt that sending the field would make.
  func onPromptPressed() {
    guard let id = chat.answerable else { return }
    interactor.log(ChatEvent.promptPressed)
    switch ComposerInput(draft.text) {
    case .message(let text): router.showPrompt(in: id, saying: attachments.turn(text).text)
    case .command, .persona, .files: run(.prompt)
    case .unknown: notices.show(.unknownCommand)
    }
  }

  /// Runs a command and empties the field.
  private func run(_ command: ComposerCommand) {
    draft.text = ""
    editing.end()
    switch command {
    case .again: Task { await replies.onRetryPressed() }
    case .edit: editing.onEditPressed()
    case .new: Task { await beginning.onNewChatPressed() }
    case .prompt, .why: if let id = chat.shown { router.showPrompt(in: id, saying: "") }
    case .note: Task { await answering.onNotePressed() }
    case .usage: Task { await usage.onUsagePressed() }
    case .preset: Task { await answering.onPresetPressed() }
    case .persona: Task { await persona.onPersonaPressed() }
    case .map: Task { await branches.onMapPressed() }
    case .attach: Task { await attachments.onAttachPressed() }
    case .help: notices.show(.commands)
    }
  }
}
