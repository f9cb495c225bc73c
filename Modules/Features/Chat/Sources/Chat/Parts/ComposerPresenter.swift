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
  private let verbs: VerbsPresenter
  private let marks: MarksPresenter
  private let removal: RemovalPresenter
  private let suggestion: SuggestionPresenter
  private let interactor: any ChatEventInteractor
  private let router: any ChatRouter

  init(
    _ chat: OpenChat, _ notices: ChatNotices, _ draft: DraftPresenter, _ editing: EditPresenter,
    _ replies: ReplyPresenter, _ beginning: NewChatPresenter, _ answering: AnsweringPresenter, _ usage: UsagePresenter,
    _ persona: PersonaPresenter, _ queue: QueuePresenter,
    _ attachments: AttachmentPresenter, _ branches: BranchPresenter, _ verbs: VerbsPresenter, _ marks: MarksPresenter,
    _ removal: RemovalPresenter, _ suggestion: SuggestionPresenter, interactor: any ChatEventInteractor,
    router: any ChatRouter
  ) {
    (self.chat, self.notices, self.draft, self.editing) = (chat, notices, draft, editing)
    (self.replies, self.beginning) = (replies, beginning)
    (self.answering, self.usage, self.persona) = (answering, usage, persona)
    (self.queue, self.attachments, self.branches) = (queue, attachments, branches)
    (self.verbs, self.marks, self.removal, self.suggestion) = (verbs, marks, removal, suggestion)
    (self.interactor, self.router) = (interactor, router)
  }

  /// Sends the text, which stays in the field until it is stored, or runs the command. While a reply arrives, a message
  /// waits for its end.
  func onSendPressed() async {
    guard chat.answerable != nil, !replies.isBusy, !suggestion.isWriting else { return }
    let text = draft.text
    guard text.contains(where: { !$0.isWhitespace }) || !attachments.files.isEmpty else { return }
    switch ComposerInput(text) {
    case .command(let command): run(command)
    case .persona(let name):
      guard await persona.choose(named: name) else { return }
      editing.end()
      draft.remove(text)
    case .bookmark(let name):
      draft.remove(text)
      await verbs.run(.bookmark, on: verbs.usual, named: name)
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
    case .command, .persona, .bookmark, .files: run(.prompt)
    case .unknown: notices.show(.unknownCommand)
    }
  }

  /// The commands that begin with what is in the field; none where it is no beginning of a command.
  var completions: [ComposerCommand] { chat.answerable == nil ? [] : ComposerCommand.completions(of: draft.text) }

  /// Completes the command in the field, as far as it is clear.
  func onCompletePressed() {
    if let text = ComposerCommand.common(completions) { draft.text = text }
  }

  private func doVerb(_ verb: MessageVerb) { Task { await verbs.run(verb, on: verbs.usual) } }

  /// Runs a command and empties the field.
  private func run(_ command: ComposerCommand) {
    draft.text = ""
    editing.end()
    switch command {
    case .again: Task { await replies.onRetryPressed() }
    case .goOn: doVerb(.goOn)
    case .suggest: suggestion.onSuggestPressed()
    case .hide: doVerb(.hide)
    case .pin: doVerb(.pin)
    case .bookmark: doVerb(.bookmark)
    case .bookmarks: Task { await marks.onListsPressed() }
    case .delete: doVerb(.delete)
    case .undo: Task { await removal.onUndoPressed() }
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
