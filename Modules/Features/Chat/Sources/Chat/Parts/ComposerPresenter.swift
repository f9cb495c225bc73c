import Entities
import Observation

/// Sends the text in the field, or runs the command there.
@Observable @MainActor final class ComposerPresenter {
  private let chat: OpenChat
  private let notices: ChatNotices
  private let draft: DraftPresenter
  private let editing: EditPresenter
  private let replies: ReplyPresenter
  private let queue: QueuePresenter
  private let attachments: AttachmentPresenter
  private let suggestion: SuggestionPresenter
  private let contributed: ComposerActions
  private let interactor: any ChatEventInteractor
  private let router: any ChatRouter

  /// - Parameter actions: What the commands of the other parts do. No two parts have the same command.
  init(
    _ chat: OpenChat, _ notices: ChatNotices, _ draft: DraftPresenter, _ editing: EditPresenter,
    _ replies: ReplyPresenter, _ queue: QueuePresenter, _ attachments: AttachmentPresenter,
    _ suggestion: SuggestionPresenter, actions: [ComposerActions], interactor: any ChatEventInteractor,
    router: any ChatRouter
  ) {
    (self.chat, self.notices, self.draft, self.editing) = (chat, notices, draft, editing)
    (self.replies, self.queue, self.attachments, self.suggestion) = (replies, queue, attachments, suggestion)
    contributed = ComposerActions(uniqueKeysWithValues: actions.joined().map { ($0.key, $0.value) })
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
    case .named(let command, let name): await run(command, named: name, typed: text)
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
    case .command, .named, .files: run(.prompt)
    case .unknown: notices.show(.unknownCommand)
    }
  }

  /// The commands that the text in the field can be completed to.
  var completions: [ComposerCommand] { chat.answerable == nil ? [] : ComposerCommand.completions(of: draft.text) }

  /// Completes the command in the field, as far as it is clear.
  func onCompletePressed() {
    if let text = ComposerCommand.common(completions) { draft.text = text }
  }

  /// Runs a command and empties the field.
  private func run(_ command: ComposerCommand) {
    draft.text = ""
    editing.end()
    switch command {
    case .prompt, .why: if let id = chat.shown { router.showPrompt(in: id, saying: "") }
    case .help: notices.show(.commands)
    default:
      guard let action = contributed[command] else { return notices.show(.unknownCommand) }
      Task { await action() }
    }
  }

  /// Runs a command with a name. The text comes back into the field if the name is wrong.
  private func run(_ command: ComposerCommand, named name: String, typed text: String) async {
    guard let action = contributed[command] else { return }
    draft.remove(text)
    if await action(name) { editing.end() } else if draft.text.isEmpty { draft.text = text }
  }
}
