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

  @Test func `Pressed again, it takes the message before, and after the first the last`() throws {
    #expect(said.count > 1 && editing.canEdit && editing.message == nil)
    for message in said.reversed() + [said[said.count - 1]] {
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

  @Test func `Cancelling empties the field, and only then`() {
    draft.text = "Mine"
    editing.onCancelPressed()
    #expect(draft.text == "Mine")
    draft.text = ""
    editing.onEditPressed()
    editing.onCancelPressed()
    #expect(draft.text.isEmpty && editing.message == nil)
  }

  @Test func `Without a message of the user there is nothing to edit`() {
    let parts = ChatParts([.sample(1, after: nil, .assistant, "Hello")])
    let draft = DraftPresenter(parts.chat, parts.notices, interactor: parts.interactor)
    let editing = EditPresenter(parts.chat, parts.notices, parts.transcript, draft)
    editing.onEditPressed()
    #expect(!editing.canEdit && draft.text.isEmpty)
  }
}
