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
  private let templates: TemplatePresenter
  private let suggestion: SuggestionPresenter
  private let contributed: ComposerActions
  private let interactor: any ChatEventInteractor
  private let router: any ChatRouter

  /// - Parameter actions: The commands of the other parts. No two parts have the same command.
  init(
    _ chat: OpenChat, _ notices: ChatNotices, _ draft: DraftPresenter, _ editing: EditPresenter,
    _ replies: ReplyPresenter, _ queue: QueuePresenter, _ attachments: AttachmentPresenter,
    _ templates: TemplatePresenter, _ suggestion: SuggestionPresenter, actions: [ComposerActions],
    interactor: any ChatEventInteractor, router: any ChatRouter
  ) {
    (self.chat, self.notices, self.draft, self.editing) = (chat, notices, draft, editing)
    (self.replies, self.queue, self.attachments) = (replies, queue, attachments)
    (self.templates, self.suggestion) = (templates, suggestion)
    contributed = ComposerActions(uniqueKeysWithValues: actions.joined().map { ($0.key, $0.value) })
    (self.interactor, self.router) = (interactor, router)
  }

  /// Sends the text, which stays in the field until it is stored, or runs the command. While a reply arrives, a message
  /// waits for its end.
  func onSendPressed() async {
    guard let id = chat.answerable, !replies.isBusy, !suggestion.isWriting else { return }
    let text = draft.text
    guard text.contains(where: { !$0.isWhitespace }) || !attachments.files.isEmpty else { return }
    switch ComposerInput(text, templates: templates.names) {
    case .command(let command): run(command)
    case .named(let command, let name): await run(command, named: name, typed: text)
    case .wrongWords(let command): notices.show(.wrongWords(command))
    case .unknown: notices.show(.unknownCommand)
    case .files(let paths):
      if await attachments.attach(paths) { draft.remove(text) }
    case .template(let name, let words):
      guard let message = await templates.message(named: name, words: words, in: id) else { return }
      if queue.takesMessages && attachments.files.isEmpty {
        // A waiting message is stored as it is typed.
        draft.text = ComposerInput.typed(message)
        queue.add(draft.text)
      } else {
        await send(message, typed: text)
      }
    case .message where queue.takesMessages && attachments.files.isEmpty: queue.add(text)
    case .message(let message): await send(message, typed: text)
    }
  }

  /// Sends a message, or saves another form of the message that is edited.
  /// - Parameter text: The text in the field, which is removed when the message is stored.
  private func send(_ message: String, typed text: String) async {
    guard let earlier = editing.message else {
      return await replies.send(attachments.turn(message)) {
        draft.remove(text)
        attachments.clear()
      }
    }
    if earlier.role == .assistant {
      return await replies.correct(earlier, to: message) {
        draft.remove(text)
        editing.end()
      }
    }
    await replies.send(attachments.turn(message), inPlaceOf: earlier) {
      draft.remove(text)
      editing.end()
      attachments.clear()
    }
  }

  /// Shows the prompt that sending the field would make.
  func onPromptPressed() {
    guard let id = chat.answerable else { return }
    interactor.log(ChatEvent.promptPressed)
    // Another form of a reply is saved, and not sent.
    if editing.isOfReply { return router.showPrompt(in: id, saying: "") }
    switch ComposerInput(draft.text, templates: templates.names) {
    case .template(let name, let words):
      let text = templates.preview(named: name, words: words)
      router.showPrompt(in: id, saying: attachments.turn(text).text)
    case .message(let text): router.showPrompt(in: id, saying: attachments.turn(text).text)
    case .command, .named, .files: router.showPrompt(in: id, saying: "")
    case .wrongWords(let command): notices.show(.wrongWords(command))
    case .unknown: notices.show(.unknownCommand)
    }
  }

  /// The commands and templates that the text in the field is the beginning of; none for any other text.
  var completions: [String] {
    chat.answerable == nil ? [] : ComposerCommand.completions(of: draft.text, templates: templates.names)
  }

  /// Completes the text in the field, as far as all completions agree.
  func onCompletePressed() {
    if let text = ComposerCommand.common(completions) { draft.text = text }
  }

  /// Runs a command and empties the field.
  private func run(_ command: ComposerCommand) {
    // The typed command stays, to be sent again with a model.
    if command == .suggest, suggestion.hasRules { return notices.show(.rulesCannotWrite) }
    draft.text = ""
    editing.end()
    switch command {
    case .prompt, .why: if let id = chat.shown { router.showPrompt(in: id, saying: "") }
    case .help: router.showCommands()
    default:
      guard let action = contributed[command] else { return notices.show(.unknownCommand) }
      Task { await action() }
    }
  }

  /// Runs a command with a name. The text comes back into the field if the name is wrong.
  private func run(_ command: ComposerCommand, named name: String, typed text: String) async {
    guard let action = contributed[command] else { return }
    draft.remove(text)
    let edited = editing.message
    if await action(name) {
      // A command may have taken another message into the field; the one that edits has taken this one anew.
      if command != .edit, editing.message?.id == edited?.id { editing.end() }
      return
    }
    guard draft.text.isEmpty else { return }
    // A changed field takes the notice away.
    let reason = notices.current
    draft.text = text
    if let reason { notices.show(reason) }
  }
}
