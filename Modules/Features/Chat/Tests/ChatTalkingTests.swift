import FeatureKitTestSupport
import TerminalTesting
import ChatTestSupport
import Entities
import TerminalUI
import Testing

@testable import Chat

@MainActor struct ChatTalkingTests {
  private let interactor = FakeChatInteractor(Message.samples(2))
  private let router = RecordingChatRouter()
  private let presenter: ChatPresenter

  init() {
    presenter = ChatPresenter(.sample, interactor: interactor, router: router)
  }

  private func open() async -> Task<Void, Never> {
    let task = Task { [presenter] in await presenter.load() }
    await settle()
    return task
  }

  /// Opens the screen and asks something; the answer has begun.
  private func ask() async -> Task<Void, Never> {
    let visit = await open()
    presenter.draft = "Why?"
    await presenter.onSendPressed()
    await settle()
    return visit
  }

  @Test func `What is said is stored, and the answer grows`() async {
    let visit = await ask()
    #expect(interactor.calls.contains(.send("Why?")))
    #expect(presenter.draft == "")
    #expect(presenter.messages.map(\.text) == ["Message 1", "Message 2", "Why?", ""])
    #expect(presenter.isReplying)
    interactor.reply("Be")
    await settle()
    interactor.reply("Because.")
    await settle()
    #expect(presenter.messages.last?.text == "Because.")
    #expect(presenter.isReplying)
    interactor.reply("Because.", .complete)
    await settle()
    #expect(!presenter.isReplying && !presenter.canRetry)
    #expect(presenter.messages.count == 4)
    visit.cancel()
  }

  @Test(arguments: ["", "   ", "\t \u{3000}"]) func `Blanks are not said`(draft: String) async {
    let visit = await open()
    presenter.draft = draft
    await presenter.onSendPressed()
    #expect(!interactor.calls.contains(.send(draft)))
    #expect(presenter.draft == draft)
    visit.cancel()
  }

  @Test func `Nothing is said before the conversation is there`() async {
    presenter.draft = "Early"
    await presenter.onSendPressed()
    #expect(interactor.calls.isEmpty)
    #expect(presenter.draft == "Early")
  }

  @Test func `Pressed twice, it is said once, and stays in the field until it is stored`() async {
    let visit = await open()
    interactor.gate(.send).close()
    presenter.draft = "Once"
    let presses = [Task { await presenter.onSendPressed() }, Task { await presenter.onSendPressed() }]
    await settle()
    #expect(presenter.draft == "Once")
    presenter.draft = "Once more"
    interactor.gate(.send).open()
    for press in presses { await press.value }
    #expect(interactor.calls.filter { $0 == .send("Once") }.count == 1)
    #expect(presenter.draft == " more")
    visit.cancel()
  }

  @Test func `A failure keeps the text and says why`() async {
    let visit = await open()
    interactor.errors[.send] = OutOfReach()
    presenter.draft = "Precious"
    await presenter.onSendPressed()
    #expect(presenter.draft == "Precious")
    #expect(router.calls == [.showAlert(for: "The shelf is out of reach.")])
    interactor.errors[.send] = nil
    await presenter.onSendPressed()
    #expect(presenter.draft == "")
    visit.cancel()
  }

  @Test func `While an answer arrives, saying more is refused gently`() async {
    let visit = await ask()
    presenter.draft = "And?"
    await presenter.onSendPressed()
    #expect(presenter.notice == .replyIsArriving)
    #expect(presenter.draft == "And?")
    #expect(!interactor.calls.contains(.send("And?")))
    #expect(router.calls.isEmpty)
    interactor.reply("Done", .complete)
    await settle()
    #expect(presenter.notice == nil)
    await presenter.onSendPressed()
    #expect(interactor.calls.contains(.send("And?")))
    visit.cancel()
  }

  @Test func `The notice goes when the user types on`() async {
    let visit = await ask()
    presenter.draft = "And?"
    await presenter.onSendPressed()
    presenter.draft = "And"
    #expect(presenter.notice == nil)
    visit.cancel()
  }

  @Test func `Stopping keeps what came, and asks once`() async {
    let visit = await ask()
    interactor.reply("Half")
    await settle()
    interactor.gate(.stop).close()
    let presses = [Task { await presenter.onStopPressed() }, Task { await presenter.onStopPressed() }]
    await settle()
    interactor.gate(.stop).open()
    for press in presses { await press.value }
    await settle()
    #expect(interactor.calls.filter { $0 == .stop }.count == 1)
    #expect(presenter.messages.last?.text == "Half")
    #expect(presenter.messages.last?.state == .cancelled)
    #expect(presenter.canRetry)
    visit.cancel()
  }

  @Test func `There is nothing to stop when nothing arrives`() async {
    let visit = await open()
    await presenter.onStopPressed()
    #expect(!interactor.calls.contains(.stop))
    visit.cancel()
  }

  @Test(arguments: [Message.State.failed("Too far."), .interrupted, .cancelled, .cutOff])
  func `What did not end well can be answered anew, in its place`(state: Message.State) async {
    let visit = await ask()
    interactor.reply("Half", state)
    await settle()
    #expect(presenter.canRetry)
    await presenter.onRetryPressed()
    await settle()
    #expect(presenter.messages.map(\.text) == ["Message 1", "Message 2", "Why?", ""])
    #expect(presenter.isReplying && !presenter.canRetry)
    await presenter.onRetryPressed()
    #expect(interactor.calls.filter { $0 == .retry }.count == 1)
    visit.cancel()
  }

  @Test func `A question that was never answered can be`() async {
    interactor.paths[Conversation.sample().id] = Message.samples(3)
    let visit = await open()
    #expect(presenter.canRetry)
    await presenter.onRetryPressed()
    await settle()
    #expect(presenter.isReplying)
    visit.cancel()
  }

  @Test func `A question that was just asked is no question without an answer`() async {
    let visit = await open()
    interactor.publish(.sample(3, after: 2, .user, "Just now"))
    await settle()
    #expect(!presenter.canRetry)
    visit.cancel()
  }

  @Test func `A retry that fails says why`() async {
    interactor.paths[Conversation.sample().id] = Message.samples(3)
    let visit = await open()
    interactor.errors[.retry] = OutOfReach()
    await presenter.onRetryPressed()
    #expect(router.calls == [.showAlert(for: "The shelf is out of reach.")])
    #expect(presenter.canRetry)
    visit.cancel()
  }
}
