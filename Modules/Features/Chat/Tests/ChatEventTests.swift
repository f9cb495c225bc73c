import ChatTestSupport
import Entities
import FeatureKit
import FeatureKitTestSupport
import Testing

@testable import Chat

/// The events of a chat and of `ask`: that a message was sent, and never its text.
@MainActor struct ChatEventTests {
  private let interactor = FakeChatInteractor(Message.samples(2))

  private var names: [String] { interactor.events.map(\.name) }

  private func open() async -> (ChatPresenter, visit: Task<Void, Never>) {
    let presenter = ChatPresenter(.sample, interactor: interactor, router: RecordingChatRouter())
    let visit = Task { await presenter.load() }
    await settle()
    presenter.draft.text = "Why, Ada?"
    return (presenter, visit)
  }

  @Test func `A question and its answer`() async throws {
    let (presenter, visit) = await open()
    await presenter.composer.onSendPressed()
    await settle()
    interactor.reply("Because.")
    await settle()
    #expect(!names.contains("ChatView_SendMessage_Response"))
    interactor.reply("Because.", .complete)
    await settle()
    #expect(
      names
        == [
          "LoadChat_Start", "LoadAvatar_Start", "LoadAvatar_Success", "LoadMessages_Start", "LoadMessages_Success",
          "LoadChat_Success", "SendMessage_Start", "SendMessage_Success", "SendMessage_Response",
        ].map { "ChatView_\($0)" })
    let reply = try #require(presenter.transcript.messages.last)
    #expect(
      interactor.events.last?.parameters == [
        .chat(reply.chat), .message(reply.id), .choice("outcome", ReplyOutcome.complete),
      ])
    for words in ["Why", "Ada", "Because"] { #expect(!"\(interactor.events)".contains(words)) }
    visit.cancel()
  }

  /// Opening an avatar makes a chat once. Later openings make none.
  @Test func `A chat that is made, its avatar and its messages`() async throws {
    let interactor = FakeChatInteractor()
    func open() async {
      let presenter = ChatPresenter(
        .avatar(Avatar.sample().id), interactor: interactor, router: RecordingChatRouter())
      let visit = Task { await presenter.load() }
      await settle()
      visit.cancel()
      await visit.value
    }
    await open()
    let made = interactor.events.filter { $0.name.hasPrefix("ChatView_CreateChat") }
    #expect(made.map(\.name) == ["ChatView_CreateChat_Start", "ChatView_CreateChat_Success"])
    #expect(made.allSatisfy { $0.parameters == [.avatar(Avatar.sample().id)] })
    await open()
    #expect(interactor.events.filter { $0.name.hasPrefix("ChatView_CreateChat") } == made)
  }

  @Test(arguments: [(FakeChatInteractor.Verb.avatar, "LoadAvatar"), (.messages, "LoadMessages")])
  func `A failed load is recorded with the name of its part`(verb: FakeChatInteractor.Verb, part: String) async {
    interactor.errors[verb] = OutOfReach()
    let (_, visit) = await open()
    #expect(names.suffix(2) == ["ChatView_\(part)_Fail", "ChatView_LoadChat_Fail"])
    #expect(interactor.events.last?.parameters == [.kind(of: OutOfReach())])
    visit.cancel()
  }

  @Test func `The settings of a chat`() async {
    let (presenter, visit) = await open()
    await presenter.answering.onPresetPressed()
    #expect(names.last == "ChatView_ChatSettings_Pressed")
    visit.cancel()
  }

  @Test func `An answer that came at once`() async {
    interactor.script = [("Because.", .complete)]
    let (presenter, visit) = await open()
    await presenter.composer.onSendPressed()
    await settle()
    #expect(names.filter { $0 == "ChatView_SendMessage_Response" }.count == 1)
    visit.cancel()
  }

  @Test func `What could not be sent is recorded by the error's kind`() async {
    interactor.errors[.send] = OutOfReach()
    let (presenter, visit) = await open()
    await presenter.composer.onSendPressed()
    #expect(names.suffix(2) == ["ChatView_SendMessage_Start", "ChatView_SendMessage_Fail"])
    #expect(interactor.events.last?.parameters == [.kind(of: OutOfReach())])
    #expect(interactor.events.last?.severity == .warning)
    visit.cancel()
  }

  @Test func `A reply of another window is not recorded as an answer to a failed send`() async throws {
    interactor.errors[.send] = OutOfReach()
    let (presenter, visit) = await open()
    await presenter.composer.onSendPressed()
    // The question is answered in another window.
    interactor.publish(
      Message(
        id: Message.ID(high: 0xE, low: 1), chat: Conversation.sample().id,
        parent: try #require(interactor.paths[Conversation.sample().id]?.last).id, role: .assistant, text: "Mine.",
        created: Timestamp(milliseconds: 1_700_000_000_000)))
    await settle()
    #expect(presenter.transcript.messages.last?.text == "Mine.")
    #expect(!names.contains("ChatView_SendMessage_Response"))
    visit.cancel()
  }

  @Test func `A question from the command line`() async throws {
    interactor.script = [("Because.", .complete)]
    let ask = AskCommand.subcommand(interactor)
    let run = try #require(ask.run)
    #expect(try await run(try Arguments(["Why, Ada?"], options: ask.options), RecordingCommandIO()) == .done)
    #expect(names == ["AskCommand_Ask_Start", "AskCommand_Ask_Response"])
    for words in ["Why", "Ada", "Because"] { #expect(!"\(interactor.events)".contains(words)) }
  }
}
