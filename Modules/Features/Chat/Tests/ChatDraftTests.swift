import FeatureKitTestSupport
import ChatTestSupport
import Entities
import TerminalTesting
import TerminalUI
import Testing

@testable import Chat

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

  @Test func `A draft comes back with its conversation`() async {
    let (presenter, visit) = await open()
    presenter.draft = "Half a thou"
    await settle()
    visit.cancel()
    let (again, second) = await open()
    #expect(again.draft == "Half a thou")
    #expect(interactor.draftWrites == ["Half a thou"])
    second.cancel()
  }

  /// The same chat in another tab: there the draft is deleted and something else sent.
  @Test func `Two screens of one conversation have one draft`() async {
    let (first, firstVisit) = await open()
    first.draft = "Half a thou"
    await settle()
    firstVisit.cancel()
    let (second, secondVisit) = await open()
    #expect(second.draft == "Half a thou")
    second.draft = ""
    second.draft = "Hello"
    await second.onSendPressed()
    await settle()
    secondVisit.cancel()
    // Whatever takes time: the draft is right before anything is read.
    for verb in [FakeChatInteractor.Verb.draft, .conversation, .messages] { interactor.gate(verb).close() }
    let back = Task { await first.load() }
    await settle()
    #expect(first.draft == "")
    await first.onSendPressed()
    #expect(interactor.calls.filter { if case .send = $0 { true } else { false } } == [.send("Hello")])
    for verb in [FakeChatInteractor.Verb.draft, .conversation, .messages] { interactor.gate(verb).open() }
    await settle()
    #expect(first.draft == "" && interactor.drafts[id] == nil)
    back.cancel()
  }

  @Test func `Coming back shows what another screen has typed further`() async {
    let (first, firstVisit) = await open()
    first.draft = "Half"
    await settle()
    firstVisit.cancel()
    let (second, secondVisit) = await open()
    second.draft = "Half a thought"
    interactor.errors[.saveDraft] = OutOfReach()
    second.draft = "Half a thought, not stored"
    await settle()
    secondVisit.cancel()
    let writes = interactor.draftWrites.count
    let back = Task { await first.load() }
    await settle()
    #expect(first.draft == "Half a thought, not stored")
    // What it took over it does not write again.
    #expect(interactor.draftWrites.count == writes)
    back.cancel()
  }

  @Test func `What was typed first stays`() async {
    interactor.drafts[id] = "Old"
    interactor.gate(.draft).close()
    let (presenter, visit) = await open()
    presenter.draft = "New"
    interactor.gate(.draft).open()
    await settle()
    #expect(presenter.draft == "New")
    #expect(interactor.drafts[id] == "New")
    visit.cancel()
  }

  @Test func `One write at a time, and the newest wins`() async {
    let (presenter, visit) = await open()
    interactor.gate(.saveDraft).close()
    for text in ["a", "ab", "abc"] {
      presenter.draft = text
      await settle()
    }
    #expect(interactor.draftWrites == ["a"])
    visit.cancel()
    interactor.gate(.saveDraft).open()
    await settle()
    #expect(interactor.draftWrites == ["a", "abc"])
    #expect(interactor.drafts[id] == "abc")
  }

  @Test func `What was said is no draft any more, what was refused is`() async {
    let (presenter, visit) = await open()
    presenter.draft = "Why?"
    interactor.errors[.send] = OutOfReach()
    await presenter.onSendPressed()
    await settle()
    #expect(interactor.drafts[id] == "Why?")
    interactor.errors[.send] = nil
    await presenter.onSendPressed()
    await settle()
    #expect(interactor.drafts[id] == nil)
    #expect(interactor.draftWrites.last == "")
    visit.cancel()
  }

  @Test func `Nothing is kept by who only looks`() async {
    let (_, visit) = await open()
    interactor.drafts[id] = "Theirs"
    visit.cancel()
    await settle()
    let (again, second) = await open()
    #expect(again.draft == "Theirs" && interactor.draftWrites == [])
    second.cancel()
  }

  @Test func `Notes that fail disturb nobody`() async {
    interactor.errors[.draft] = OutOfReach()
    interactor.errors[.saveDraft] = OutOfReach()
    let (presenter, visit) = await open()
    #expect(presenter.phase == .content)
    presenter.draft = "a"
    await settle()
    #expect(router.calls.isEmpty)
    interactor.errors[.saveDraft] = nil
    presenter.draft = "ab"
    await settle()
    #expect(interactor.drafts[id] == "ab")
    visit.cancel()
  }

  @Test func `A conversation that was deleted has no draft`() async {
    let (presenter, visit) = await open()
    presenter.draft = "Half"
    await settle()
    router.onConfirmDeletion = { _ in true }
    await presenter.onDeletePressed(in: .english)
    await settle()
    #expect(interactor.drafts[id] == nil)
    visit.cancel()
  }
}
