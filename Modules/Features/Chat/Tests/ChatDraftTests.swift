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
    presenter.draft.take("Why?")
    await settle()
    #expect(interactor.drafts[id] == nil)
    presenter.draft.text = "Why? And when?"
    presenter.draft.giveBack()
    await settle()
    #expect(interactor.drafts[id] == "Why? And when?")
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
