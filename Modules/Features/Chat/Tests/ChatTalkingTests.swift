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

  /// Opens the screen and asks a question; the answer has begun.
  private func ask() async -> Task<Void, Never> {
    let visit = await open()
    presenter.draft.text = "Why?"
    await presenter.composer.onSendPressed()
    await settle()
    return visit
  }

  @Test func `What is said is stored, and the answer grows`() async {
    let visit = await ask()
    #expect(interactor.calls.contains(.send("Why?")))
    #expect(presenter.draft.text == "")
    #expect(presenter.transcript.messages.map(\.text) == ["Message 1", "Message 2", "Why?", ""])
    #expect(presenter.transcript.isReplying)
    interactor.reply("Be")
    await settle()
    interactor.reply("Because.")
    await settle()
    #expect(presenter.transcript.messages.last?.text == "Because.")
    #expect(presenter.transcript.isReplying)
    interactor.reply("Because.", .complete)
    await settle()
    #expect(!presenter.transcript.isReplying && !presenter.replies.canRetry)
    #expect(presenter.transcript.messages.count == 4)
    visit.cancel()
  }

  @Test(arguments: ["", "   ", "\t \u{3000}"]) func `Blanks are not said`(draft: String) async {
    let visit = await open()
    presenter.draft.text = draft
    await presenter.composer.onSendPressed()
    #expect(!interactor.calls.contains(.send(draft)))
    #expect(presenter.draft.text == draft)
    visit.cancel()
  }

  @Test func `Nothing is said before the conversation is there`() async {
    presenter.draft.text = "Early"
    await presenter.composer.onSendPressed()
    #expect(interactor.calls.isEmpty)
    #expect(presenter.draft.text == "Early")
  }

  @Test func `Pressed twice, it is said once, and stays in the field until it is stored`() async {
    let visit = await open()
    interactor.gate(.send).close()
    presenter.draft.text = "Once"
    let presses = [
      Task { await presenter.composer.onSendPressed() }, Task { await presenter.composer.onSendPressed() },
    ]
    await settle()
    #expect(presenter.draft.text == "Once")
    presenter.draft.text = "Once more"
    interactor.gate(.send).open()
    for press in presses { await press.value }
    #expect(interactor.calls.filter { $0 == .send("Once") }.count == 1)
    #expect(presenter.draft.text == " more")
    visit.cancel()
  }

  @Test func `A text is sent without a look at the conversation before`() async {
    let visit = await open()
    (interactor.errors[.messages], interactor.errors[.model]) = (OutOfReach(), OutOfReach())
    interactor.modelAddress = "http://127.0.0.1:1/v1"
    presenter.draft.text = "At once"
    await presenter.composer.onSendPressed()
    #expect(interactor.calls.contains(.send("At once")) && presenter.draft.text == "" && router.calls.isEmpty)
    // The answering model is still named.
    #expect(presenter.answering.model.address == interactor.modelAddress)
    visit.cancel()
  }

  @Test func `A failure keeps the text and says why`() async {
    let visit = await open()
    interactor.errors[.send] = OutOfReach()
    presenter.draft.text = "Precious"
    await presenter.composer.onSendPressed()
    #expect(presenter.draft.text == "Precious")
    #expect(router.calls == [.showAlert(for: "The shelf is out of reach.")])
    interactor.errors[.send] = nil
    await presenter.composer.onSendPressed()
    #expect(presenter.draft.text == "")
    visit.cancel()
  }

  @Test func `While an answer arrives, a message waits, and is sent after it`() async {
    let visit = await ask()
    presenter.draft.text = "And?"
    await presenter.composer.onSendPressed()
    #expect(presenter.queue.texts == ["And?"] && presenter.draft.text == "")
    #expect(!interactor.calls.contains(.send("And?")))
    interactor.reply("Done", .complete)
    await settle()
    #expect(interactor.calls.contains(.send("And?")) && presenter.queue.texts == [])
    #expect(router.calls.isEmpty)
    visit.cancel()
  }

  @Test func `While an answer arrives, another form of a message is refused gently`() async {
    let visit = await ask()
    presenter.editing.onEditPressed()
    presenter.draft.text += "!"
    await presenter.composer.onSendPressed()
    #expect(presenter.notices.current == .replyIsArriving)
    #expect(presenter.draft.text == "Why?!" && router.calls.isEmpty)
    visit.cancel()
  }

  @Test func `Stopping keeps what came, and asks once`() async {
    let visit = await ask()
    interactor.reply("Half")
    await settle()
    interactor.gate(.stop).close()
    let presses = [Task { await presenter.replies.onStopPressed() }, Task { await presenter.replies.onStopPressed() }]
    await settle()
    interactor.gate(.stop).open()
    for press in presses { await press.value }
    await settle()
    #expect(interactor.calls.filter { $0 == .stop }.count == 1)
    #expect(presenter.transcript.messages.last?.text == "Half")
    #expect(presenter.transcript.messages.last?.state == .cancelled)
    #expect(presenter.replies.canRetry)
    visit.cancel()
  }

  @Test func `There is nothing to stop when nothing arrives`() async {
    let visit = await open()
    await presenter.replies.onStopPressed()
    #expect(!interactor.calls.contains(.stop))
    visit.cancel()
  }

  @Test(arguments: [Message.State.failed("Too far."), .interrupted, .cancelled, .cutOff])
  func `Another reply can be requested after an incomplete one`(state: Message.State) async {
    let visit = await ask()
    interactor.reply("Half", state)
    await settle()
    #expect(presenter.replies.canRetry)
    await presenter.replies.onRetryPressed()
    await settle()
    #expect(presenter.transcript.messages.map(\.text) == ["Message 1", "Message 2", "Why?", ""])
    #expect(presenter.transcript.isReplying && !presenter.replies.canRetry)
    await presenter.replies.onRetryPressed()
    #expect(interactor.calls.filter { $0 == .retry }.count == 1)
    visit.cancel()
  }

  @Test func `A question that was never answered can be`() async {
    interactor.paths[Conversation.sample().id] = Message.samples(3)
    let visit = await open()
    #expect(presenter.replies.canRetry)
    await presenter.replies.onRetryPressed()
    await settle()
    #expect(presenter.transcript.isReplying)
    visit.cancel()
  }

  @Test func `A question that was just asked is no question without an answer`() async {
    let visit = await open()
    interactor.publish(.sample(3, after: 2, .user, "Just now"))
    await settle()
    #expect(!presenter.replies.canRetry)
    visit.cancel()
  }

  @Test func `A retry that fails says why`() async {
    interactor.paths[Conversation.sample().id] = Message.samples(3)
    let visit = await open()
    interactor.errors[.retry] = OutOfReach()
    await presenter.replies.onRetryPressed()
    #expect(router.calls == [.showAlert(for: "The shelf is out of reach.")])
    #expect(presenter.replies.canRetry)
    visit.cancel()
  }
}
