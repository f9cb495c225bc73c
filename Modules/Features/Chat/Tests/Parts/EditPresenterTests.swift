import ChatTestSupport
import Entities
import FeatureKitTestSupport
import Testing

@testable import Chat

@MainActor struct EditPresenterTests {
  private let parts: ChatParts
  private let draft: DraftPresenter
  private let editing: EditPresenter
  private let said: [Message]

  init() {
    parts = ChatParts(Message.samples(6))
    draft = DraftPresenter(parts.chat, parts.notices, interactor: parts.interactor)
    editing = EditPresenter(parts.chat, parts.notices, parts.transcript, draft)
    said = parts.transcript.messages.filter { $0.role == .user }
  }

  @Test func `It takes the last own message, then the others from the newest on, and then the first again`() {
    #expect(said.count > 1 && editing.canEdit && editing.message == nil)
    let last = said[said.count - 1]
    for message in [last] + parts.transcript.messages.reversed().filter({ $0.id != last.id }) + [last] {
      editing.onEditPressed()
      #expect(editing.message == message && draft.text == message.text)
    }
  }

  @Test func `A text that is not sent yet stays`() {
    draft.text = "Not yet"
    editing.onEditPressed()
    #expect(editing.message == nil && draft.text == "Not yet" && parts.notices.current == .fieldIsInUse)
    draft.text = ""
    editing.onEditPressed()
    draft.text += "!"
    editing.onEditPressed()
    #expect(editing.message == said.last && parts.notices.current == .fieldIsInUse)
  }

  /// Sending it as it is must not run a command.
  @Test func `A message that begins with a slash gets another one`() throws {
    let parts = ChatParts([.sample(1, after: nil, .user, "/undo 3")])
    let draft = DraftPresenter(parts.chat, parts.notices, interactor: parts.interactor)
    let editing = EditPresenter(parts.chat, parts.notices, parts.transcript, draft)
    editing.onEditPressed()
    #expect(draft.text == "//undo 3" && ComposerInput(draft.text) == .message("/undo 3"))
    editing.onCancelPressed()
    #expect(draft.text.isEmpty)
  }

  @Test func `Cancelling empties the field, and only then`() {
    draft.text = "Mine"
    editing.onCancelPressed()
    #expect(draft.text == "Mine")
    draft.text = ""
    editing.onEditPressed()
    editing.onCancelPressed()
    #expect(draft.text.isEmpty && editing.message == nil)
  }

  @Test func `A reply that is arriving cannot be edited`() {
    let parts = ChatParts([.sample(1, after: nil, .assistant, "Hello", .streaming)])
    let draft = DraftPresenter(parts.chat, parts.notices, interactor: parts.interactor)
    let editing = EditPresenter(parts.chat, parts.notices, parts.transcript, draft)
    editing.onEditPressed()
    #expect(!editing.canEdit && draft.text.isEmpty)
  }
}
