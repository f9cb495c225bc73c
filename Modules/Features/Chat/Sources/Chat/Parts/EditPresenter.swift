import Entities
import Observation

/// Takes one of the user's messages back into the field, to send another form of it.
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
  var canEdit: Bool { chat.answerable != nil && transcript.messages.contains { $0.role == .user } }

  /// The command that this part adds to the field.
  var commands: ComposerActions { [.edit: ComposerAction { [self] in onEditPressed() }] }

  /// Takes the last message of the user into the field. Pressed again before the text is changed, it takes the message
  /// before, and after the first message the last one again. An unsent text stays in the field, and no message is
  /// taken.
  func onEditPressed() {
    guard chat.answerable != nil else { return }
    guard message.map({ draft.text == $0.text }) ?? draft.text.isEmpty else { return notices.show(.fieldIsInUse) }
    if let next = earlier(than: message) ?? earlier(than: nil) { onEditPressed(next) }
  }

  /// Takes a message of the user into the field. A text that is not sent yet stays there.
  func onEditPressed(_ next: Message) {
    guard chat.answerable != nil, next.role == .user else { return }
    guard message.map({ draft.text == $0.text }) ?? draft.text.isEmpty else { return notices.show(.fieldIsInUse) }
    draft.take(next.text)
    message = next
  }

  /// Ends the editing: the message stays as it is. A changed text stays in the field too.
  func onCancelPressed() {
    guard message != nil else { return }
    message = nil
    draft.giveBack()
  }

  /// Ends the editing, because the other form is sent or the field is used otherwise.
  func end() {
    message = nil
    draft.giveBack()
  }

  /// The loaded message of the user before the given one; the last one for nil.
  private func earlier(than message: Message?) -> Message? {
    let said = transcript.messages.filter { $0.role == .user }
    guard let message else { return said.last }
    return said.prefix { $0.id != message.id }.last
  }
}
