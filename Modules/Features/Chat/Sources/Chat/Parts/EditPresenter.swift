import Entities
import Observation

/// Takes a message back into the field. Another form of a message of the user is sent. Another form of a reply is
/// stored beside it, and no model is asked.
@Observable @MainActor final class EditPresenter {
  /// The sent message that the field changes; nil when the field holds a new message.
  private(set) var message: Message?
  private let chat: OpenChat
  private let notices: ChatNotices
  private let transcript: TranscriptPresenter
  private let draft: DraftPresenter

  init(_ chat: OpenChat, _ notices: ChatNotices, _ transcript: TranscriptPresenter, _ draft: DraftPresenter) {
    (self.chat, self.notices, self.transcript, self.draft) = (chat, notices, transcript, draft)
  }

  /// Whether there is a message to edit.
  var canEdit: Bool { transcript.messages.contains(where: canEdit) }

  /// Whether a message can be edited: any message of the user, and a reply that has ended and has text.
  func canEdit(_ message: Message) -> Bool {
    chat.answerable != nil && (message.role == .user || message.state != .streaming && !message.text.isEmpty)
  }

  /// Whether the field holds another form of a reply.
  var isOfReply: Bool { message?.role == .assistant }

  /// The command that this part adds to the field.
  var commands: ComposerActions {
    [
      .edit: ComposerAction(named: { [self] word in
        guard let word else {
          onEditPressed()
          return true
        }
        guard ["reply", "답장"].contains(word.lowercased()) else {
          notices.show(.wrongWords(.edit))
          return false
        }
        guard let reply = transcript.messages.last(where: { $0.role == .assistant && canEdit($0) }) else {
          notices.show(transcript.arriving ?? .noSuchVerb)
          return false
        }
        end()
        return onEditPressed(reply)
      })
    ]
  }

  /// Takes the last message of the user into the field. Pressed again before the text is changed, it takes the last
  /// reply, then the messages before. After the first loaded message comes the last one of the user again. An unsent
  /// text stays in the field, and no message is taken.
  func onEditPressed() {
    let order = order
    guard !order.isEmpty else { return }
    let place = message.flatMap { edited in order.firstIndex { $0.id == edited.id } }
    onEditPressed(order[place.map { ($0 + 1) % order.count } ?? 0])
  }

  /// Takes a message into the field. A text that is not sent yet stays there.
  /// - Returns: Whether it is taken.
  @discardableResult func onEditPressed(_ next: Message) -> Bool {
    guard canEdit(next) else { return false }
    guard message.map({ draft.text == ComposerInput.typed($0.text) }) ?? draft.text.isEmpty else {
      notices.show(.fieldIsInUse)
      return false
    }
    draft.take(ComposerInput.typed(next.text), of: next.id)
    message = next
    return true
  }

  /// Called when the conversation is opened: goes on with the editing that the draft belongs to. Where its message does
  /// not show, the text is a new message, and a notice says so.
  func restore() {
    guard chat.answerable != nil else { return }
    guard let edited = draft.edited else { return message = nil }
    guard edited != message?.id else { return }
    message = transcript.messages.first { $0.id == edited && canEdit($0) }
    if let message { return draft.keep(as: ComposerInput.typed(message.text)) }
    draft.giveBack()
    notices.show(.editedIsNotShown)
  }

  /// Ends the editing: the message stays as it is. A changed text stays in the field too.
  func onCancelPressed() {
    guard message != nil else { return }
    let wasOfReply = isOfReply
    message = nil
    draft.giveBack()
    // Sent now, it would be a message of the user.
    if wasOfReply, !draft.text.isEmpty { notices.show(.replyTextStays) }
  }

  /// Ends the editing, because the other form is sent or the field is used otherwise.
  func end() {
    message = nil
    draft.giveBack()
  }

  /// The loaded messages as the key takes them: the last one of the user, then the others from the newest on.
  private var order: [Message] {
    let messages = transcript.messages.reversed().filter(canEdit)
    guard let said = messages.first(where: { $0.role == .user }) else { return messages }
    return [said] + messages.filter { $0.id != said.id }
  }
}
