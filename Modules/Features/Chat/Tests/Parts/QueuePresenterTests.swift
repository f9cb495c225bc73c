import ChatTestSupport
import Entities
import FeatureKitTestSupport
import TerminalTesting
import Testing

@testable import Chat

/// What is written while a reply arrives.
@MainActor struct QueuePresenterTests {
  private let interactor = FakeChatInteractor(Message.samples(2))
  private let router = RecordingChatRouter()
  private let presenter: ChatPresenter

  init() { presenter = ChatPresenter(.sample, interactor: interactor, router: router) }

  /// Opens the screen and asks a question. While the reply arrives, the texts are sent.
  private func write(_ texts: String...) async -> Task<Void, Never> {
    let visit = Task { [presenter] in await presenter.load() }
    await settle()
    for text in ["Why?"] + texts { await send(text) }
    return visit
  }

  private func send(_ text: String) async {
    presenter.draft.text = text
    await presenter.composer.onSendPressed()
    await settle()
  }

  private func end(_ state: Message.State) async {
    interactor.reply("Done", state)
    await settle()
  }

  private var sent: [String] {
    interactor.calls.compactMap { if case .send(let text) = $0 { text } else { nil } }
  }

  @Test func `Each waits for the reply before it`() async {
    let visit = await write("One", "Two")
    #expect(sent == ["Why?"] && presenter.queue.texts == ["One", "Two"])
    await end(.complete)
    #expect(sent == ["Why?", "One"] && presenter.queue.texts == ["Two"])
    await end(.complete)
    #expect(sent == ["Why?", "One", "Two"] && presenter.queue.texts == [])
    visit.cancel()
  }

  @Test func `In a group each waits for the last member of the turn`() async throws {
    let visit = await write("One")
    interactor.isTurnUnfinished = true
    await end(.complete)
    #expect(sent == ["Why?"] && presenter.queue.texts == ["One"])
    // The next member could not speak: the reply is sent again.
    interactor.isTurnUnfinished = false
    interactor.publish(try #require(interactor.paths[Conversation.sample().id]?.last))
    await settle()
    #expect(sent == ["Why?", "One"] && presenter.queue.texts == [])
    visit.cancel()
  }

  @Test(arguments: [Message.State.cancelled, .failed("No."), .cutOff, .interrupted])
  func `After a reply that is not complete they are back in the field`(state: Message.State) async {
    let visit = await write("One", "Two")
    presenter.draft.text = "half"
    await end(state)
    #expect(sent == ["Why?"] && presenter.queue.texts == [])
    #expect(presenter.draft.text == "One\n\nTwo\n\nhalf" && presenter.notices.current == .backInField)
    visit.cancel()
  }

  @Test func `A message that cannot be stored is back in the field`() async {
    let visit = await write("One", "Two")
    interactor.errors[.send] = OutOfReach()
    await end(.complete)
    #expect(presenter.draft.text == "One\n\nTwo" && presenter.queue.texts == [])
    #expect(router.calls == [.showAlert(for: "The shelf is out of reach.")])
    visit.cancel()
  }

  @Test func `They are part of the draft, so that a crash keeps them`() async {
    let visit = await write("One")
    presenter.draft.text = "half"
    await settle()
    #expect(interactor.drafts.values.contains("One\n\nhalf"))
    await end(.complete)
    #expect(interactor.drafts.values.contains("half"))
    visit.cancel()
  }

  @Test func `A full queue leaves the text in the field, and says so`() async {
    let visit = await write()
    for number in 1...QueuePresenter.most { await send("\(number)") }
    await send("one more")
    #expect(presenter.queue.texts.count == QueuePresenter.most)
    #expect(presenter.draft.text == "one more" && presenter.notices.current == .queueIsFull)
    visit.cancel()
  }

  @Test func `A slash that was written twice is sent once`() async {
    let visit = await write("//again")
    await end(.complete)
    #expect(sent.last == "/again")
    visit.cancel()
  }
}
