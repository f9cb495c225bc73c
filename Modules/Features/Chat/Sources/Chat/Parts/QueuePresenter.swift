import Entities
import Observation

/// Sends the messages that the user wrote while a reply arrived, one after another: each when the reply before it is
/// complete. After any other end of a reply they are back in the field, because they may no longer fit.
@Observable @MainActor final class QueuePresenter {
  /// The most messages that wait.
  nonisolated static let most = 10
  private let chat: OpenChat
  private let notices: ChatNotices
  private let transcript: TranscriptPresenter
  private let draft: DraftPresenter
  private let editing: EditPresenter
  private let replies: ReplyPresenter

  init(
    _ chat: OpenChat, _ notices: ChatNotices, _ transcript: TranscriptPresenter, _ draft: DraftPresenter,
    _ editing: EditPresenter, _ replies: ReplyPresenter
  ) {
    (self.chat, self.notices, self.transcript) = (chat, notices, transcript)
    (self.draft, self.editing, self.replies) = (draft, editing, replies)
  }

  /// Whether a message that waited is being sent.
  @ObservationIgnored private var isSending = false
  /// Whether the end of the conversation has changed since.
  @ObservationIgnored private var hasChanged = false

  /// The messages that wait, as they were typed, the next one first.
  var texts: [String] { draft.waiting }

  /// Whether a message that is sent now waits for a reply to end.
  var takesMessages: Bool { transcript.isReplying && editing.message == nil }

  /// Lets a message from the field wait. A full queue leaves it in the field.
  func add(_ text: String) {
    guard texts.count < Self.most else { return notices.show(.queueIsFull) }
    draft.wait(text)
  }

  /// Takes the messages that wait back into the field, before what was typed there.
  func onTakeBackPressed() {
    guard !texts.isEmpty else { return }
    takeBack()
    notices.show(.backInField)
  }

  /// Called when the end of the conversation has changed: the next message is sent after a complete reply.
  func advance() async {
    if isSending {
      hasChanged = true
      return
    }
    // In a group the next member may be about to speak.
    if !texts.isEmpty, await transcript.isBeginning() { return }
    // A message of the user at the end still waits for its reply, except where members speak only when they are called.
    guard let next = texts.first, let last = transcript.newest, last.state != .streaming, !replies.isBusy,
      last.role == .assistant || replies.waitsForCall
    else { return }
    guard chat.answerable != nil, last.state == .complete, case .message(let message) = ComposerInput(next) else {
      return onTakeBackPressed()
    }
    var isStored = false
    (isSending, hasChanged) = (true, false)
    await replies.send(UserTurn(message)) {
      isStored = true
      draft.removeWaiting()
    }
    isSending = false
    // The reason shows: as an alert, or as a notice.
    if !isStored { return takeBack() }
    // A reply may have ended while the message was being sent.
    if hasChanged { await advance() }
  }

  /// The messages are new ones, and no other form of a message that is being edited.
  private func takeBack() {
    editing.end()
    draft.takeBack()
  }
}
