import FeatureKitTestSupport
import TerminalTesting
import ChatTestSupport
import Entities
import TerminalUI
import Testing

@testable import Chat

@MainActor struct ChatLoadingTests {
  private let router = RecordingChatRouter()

  private func presenter(
    _ interactor: FakeChatInteractor, _ parameters: ChatParameters = .sample
  ) -> ChatPresenter {
    ChatPresenter(parameters, interactor: interactor, router: router)
  }

  /// Opens the screen; cancelling the task closes it.
  private func open(_ presenter: ChatPresenter) async -> Task<Void, Never> {
    let task = Task { await presenter.load() }
    await settle()
    return task
  }

  @Test func `A conversation shows its newest messages in the profile's colour`() async {
    let interactor = FakeChatInteractor(Message.samples(60))
    let presenter = presenter(interactor)
    #expect(presenter.chat.phase == .loading)
    #expect(presenter.title(in: .english) == "Chat")
    let visit = await open(presenter)
    #expect(presenter.chat.phase == .content)
    #expect(presenter.transcript.messages == Message.samples(60).suffix(50))
    #expect(presenter.title(in: .english) == "Nova")
    #expect(presenter.tint == .green)
    visit.cancel()
  }

  @Test func `It listens before it reads`() async {
    let interactor = FakeChatInteractor(Message.samples(2))
    let presenter = presenter(interactor)
    interactor.gate(.messages).close()
    let visit = await open(presenter)
    #expect(interactor.calls == [.listen, .messages(before: nil, limit: 50)])
    let meanwhile = Message.sample(3, after: 2, .user, "Meanwhile")
    interactor.publishLate(meanwhile)
    interactor.gate(.messages).open()
    await settle()
    #expect(presenter.transcript.messages == Message.samples(2) + [meanwhile])
    visit.cancel()
  }

  @Test func `An avatar opens its conversation once; coming back is not opening again`() async {
    let interactor = FakeChatInteractor()
    let presenter = presenter(interactor, .avatar(Avatar.sample().id))
    let first = await open(presenter)
    first.cancel()
    await settle()
    let second = await open(presenter)
    #expect(presenter.chat.phase == .content)
    #expect(interactor.calls.filter { $0 == .open(Avatar.sample().id) }.count == 1)
    #expect(interactor.calls.filter { $0 == .listen }.count == 2)
    second.cancel()
  }

  @Test func `Listening ends with the screen, and the reply goes on`() async {
    let interactor = FakeChatInteractor([
      .sample(1, after: nil, .user, "Hi"), .sample(2, after: 1, .assistant, "", .streaming),
    ])
    let presenter = presenter(interactor)
    let first = await open(presenter)
    #expect(interactor.listenerCount == 1)
    first.cancel()
    await settle()
    #expect(interactor.listenerCount == 0)
    #expect(!interactor.calls.contains(.stop))
    interactor.reply("All of it", .complete)
    await settle()
    #expect(presenter.transcript.messages.last?.text == "")
    let second = await open(presenter)
    #expect(presenter.transcript.messages.last?.text == "All of it")
    second.cancel()
  }

  @Test func `The draft outlives the visit`() async {
    let presenter = presenter(FakeChatInteractor(Message.samples(2)))
    let first = await open(presenter)
    presenter.draft.text = "Half a thought"
    first.cancel()
    await settle()
    let second = await open(presenter)
    #expect(presenter.draft.text == "Half a thought")
    second.cancel()
  }

  @Test func `A deleted conversation is gone, and there is a way back`() async {
    let presenter = presenter(FakeChatInteractor())
    _ = await open(presenter)
    #expect(presenter.chat.phase == .gone)
    presenter.onBackPressed()
    #expect(router.calls == [.dismissScreen])
  }

  @Test func `A conversation that is deleted elsewhere is gone`() async {
    let interactor = FakeChatInteractor(Message.samples(2))
    let presenter = presenter(interactor)
    let visit = await open(presenter)
    interactor.summaries = []
    interactor.endUpdates()
    await visit.value
    #expect(presenter.chat.phase == .gone)
  }

  @Test func `Updates that end by themselves change nothing`() async {
    let interactor = FakeChatInteractor(Message.samples(2))
    let presenter = presenter(interactor)
    let visit = await open(presenter)
    interactor.endUpdates()
    await visit.value
    #expect(presenter.chat.phase == .content)
  }

  @Test func `An avatar that is in no store is called unknown`() async {
    let interactor = FakeChatInteractor(Message.samples(2))
    interactor.avatars = []
    let presenter = presenter(interactor)
    let visit = await open(presenter)
    #expect(presenter.chat.phase == .content)
    #expect(presenter.title(in: .english) == "Unknown")
    #expect(presenter.title(in: .korean) == "알 수 없음")
    visit.cancel()
  }

  @Test func `A title that is given meanwhile stands above`() async {
    let interactor = FakeChatInteractor(Message.samples(2))
    let presenter = presenter(interactor)
    let visit = await open(presenter)
    let following = Task { await presenter.followTitle() }
    await settle()
    interactor.summaries[0].chat.title = "About stars"
    interactor.change()
    await settle()
    #expect(presenter.title(in: .english) == "About stars · Nova")
    following.cancel()
    visit.cancel()
  }

  @Test func `A title that the user gave stands above`() async {
    var conversation = Conversation.sample()
    conversation.title = "About stars"
    let presenter = presenter(FakeChatInteractor(Message.samples(2), in: conversation))
    let visit = await open(presenter)
    #expect(presenter.title(in: .english) == "About stars · Nova")
    #expect(presenter.name(in: .english) == "Nova")
    visit.cancel()
  }

  @Test(arguments: [FakeChatInteractor.Verb.conversation, .avatar, .profile, .messages])
  func `A failure says why, and can be tried again`(verb: FakeChatInteractor.Verb) async {
    let interactor = FakeChatInteractor(Message.samples(2))
    interactor.errors[verb] = OutOfReach()
    let presenter = presenter(interactor)
    _ = await open(presenter)
    #expect(presenter.chat.phase == .failed("The shelf is out of reach."))
    interactor.errors[verb] = nil
    presenter.onTryAgainPressed()
    presenter.onTryAgainPressed()
    #expect(presenter.chat.phase == .loading)
    #expect(presenter.attempt == 1)
    let visit = await open(presenter)
    #expect(presenter.chat.phase == .content)
    visit.cancel()
  }

  @Test func `A screen that leaves while it loads says nothing`() async {
    let interactor = FakeChatInteractor(Message.samples(2))
    interactor.gate(.messages).close()
    let presenter = presenter(interactor)
    let visit = await open(presenter)
    visit.cancel()
    interactor.gate(.messages).open()
    await visit.value
    #expect(presenter.chat.phase == .loading)
    #expect(router.calls.isEmpty)
  }

  @Test func `A load that was overtaken changes nothing`() async {
    let interactor = FakeChatInteractor(Message.samples(2))
    interactor.gate(.messages).close()
    let presenter = presenter(interactor)
    let first = await open(presenter)
    let second = await open(presenter)
    interactor.gate(.messages).open()
    await first.value
    #expect(presenter.chat.phase == .content)
    second.cancel()
    await second.value
    #expect(presenter.chat.phase == .content)
  }

  @Test func `Messages that are missing in between are read anew`() async {
    let interactor = FakeChatInteractor(Message.samples(2))
    let presenter = presenter(interactor)
    let visit = await open(presenter)
    interactor.paths[Conversation.sample().id] = Message.samples(6)
    interactor.publishLate(Message.samples(6)[5])
    await settle()
    #expect(presenter.transcript.messages == Message.samples(6))
    visit.cancel()
  }
}
