import ChatTestSupport
import Entities
import FeatureKitTestSupport
import TerminalTesting
import Testing

@testable import Chat

/// The draft through visits of the screen, sending and deletion.
@MainActor struct ChatDraftTests {
  private let interactor = FakeChatInteractor(Message.samples(2))
  private let router = RecordingChatRouter()
  private let id = Conversation.sample().id

  private func open() async -> (ChatPresenter, visit: Task<Void, Never>) {
    let presenter = ChatPresenter(.sample, interactor: interactor, router: router)
    let visit = Task { await presenter.load() }
    await settle()
    return (presenter, visit)
  }

  /// The same chat in another tab, where the draft is deleted and another text sent.
  @Test func `Two screens of one conversation have one draft`() async {
    let (first, firstVisit) = await open()
    first.draft.text = "Half a thou"
    await settle()
    firstVisit.cancel()
    let (second, secondVisit) = await open()
    #expect(second.draft.text == "Half a thou")
    second.draft.text = ""
    second.draft.text = "Hello"
    await second.composer.onSendPressed()
    await settle()
    secondVisit.cancel()
    // The draft is right before anything is read, even if reading is slow.
    for verb in [FakeChatInteractor.Verb.draft, .conversation, .messages] { interactor.gate(verb).close() }
    let back = Task { await first.load() }
    await settle()
    #expect(first.draft.text == "")
    await first.composer.onSendPressed()
    #expect(interactor.calls.filter { if case .send = $0 { true } else { false } } == [.send("Hello")])
    for verb in [FakeChatInteractor.Verb.draft, .conversation, .messages] { interactor.gate(verb).open() }
    await settle()
    #expect(first.draft.text == "" && interactor.drafts[id] == nil)
    back.cancel()
  }

  @Test func `A text that was sent is no draft any more, a text that was refused is`() async {
    let (presenter, visit) = await open()
    presenter.draft.text = "Why?"
    interactor.errors[.send] = OutOfReach()
    await presenter.composer.onSendPressed()
    await settle()
    #expect(interactor.drafts[id] == "Why?")
    interactor.errors[.send] = nil
    await presenter.composer.onSendPressed()
    await settle()
    #expect(interactor.drafts[id] == nil)
    #expect(interactor.draftWrites.last == "")
    visit.cancel()
  }

  @Test func `A command and an unchanged message that was taken back are no drafts`() async {
    let (presenter, visit) = await open()
    presenter.draft.text = "/help"
    await settle()
    presenter.draft.take("Why?", of: Message.samples(1)[0].id)
    await settle()
    #expect(interactor.drafts[id] == nil)
    presenter.draft.text = "Why? And when?"
    presenter.draft.giveBack()
    await settle()
    #expect(interactor.drafts[id] == "Why? And when?")
    visit.cancel()
  }

  /// A program that was killed had no chance to end the editing.
  @Test func `Another form of a message is still one at the next launch`() async {
    let (presenter, visit) = await open()
    presenter.editing.onEditPressed()
    presenter.draft.text += "\n\nAnd when?"
    await settle()
    let question = Message.samples(2)[0]
    #expect(interactor.drafts[id] == "/edit \(question.id)\n\n\(question.text)\n\nAnd when?")
    visit.cancel()
    let (next, nextVisit) = await open()
    #expect(next.editing.message == question && next.draft.text == question.text + "\n\nAnd when?")
    await next.composer.onSendPressed()
    await settle()
    #expect(interactor.calls.contains(.edit(question.text + "\n\nAnd when?")))
    #expect(next.editing.message == nil && next.draft.text.isEmpty && interactor.drafts[id] == nil)
    nextVisit.cancel()
  }

  @Test func `Another form that is given up is a new message at the next launch`() async {
    let (presenter, visit) = await open()
    presenter.editing.onEditPressed()
    presenter.draft.text += "!"
    presenter.editing.onCancelPressed()
    await settle()
    #expect(interactor.drafts[id] == Message.samples(1)[0].text + "!")
    visit.cancel()
  }

  @Test func `Another form of a message that does not show is a new message, and a line says so`() async {
    interactor.drafts[id] = "/edit \(Message.ID(high: 1, low: 1))\n\nAnd when?"
    let (presenter, visit) = await open()
    #expect(presenter.editing.message == nil && presenter.draft.text == "And when?")
    #expect(presenter.notices.current == .editedIsNotShown)
    await settle()
    #expect(interactor.drafts[id] == "And when?")
    visit.cancel()
  }

  @Test func `The draft of a deleted conversation stays as it was`() async {
    let (presenter, visit) = await open()
    presenter.draft.text = "Half"
    await settle()
    await presenter.deletion.onDeletePressed()
    presenter.draft.text = "Half a thou"
    await settle()
    #expect(interactor.drafts[id] == "Half")
    visit.cancel()
  }
}
