import FeatureKitTestSupport
import ChatTestSupport
import Entities
import FeatureKit
import Testing

@testable import Chat

@MainActor struct AskCommandTests {
  private let interactor = FakeChatInteractor()
  private let ask: Subcommand

  init() {
    ask = AskCommand.subcommand(interactor)
    interactor.script = [("Be", .streaming), ("Because.", .streaming), ("Because.", .complete)]
  }

  private func run(_ words: String..., io: RecordingCommandIO = RecordingCommandIO()) async throws -> ExitCode {
    try await run(words, io)
  }

  private func run(_ words: [String], _ io: RecordingCommandIO) async throws -> ExitCode {
    let work = try #require(ask.run)
    return try await work(try Arguments(words, options: ask.options), io)
  }

  /// The failure of a command.
  private func failure(_ words: [String], _ io: RecordingCommandIO = RecordingCommandIO()) async -> CommandFailure? {
    await #expect(throws: CommandFailure.self) { try await run(words, io) }
  }

  // MARK: The message

  @Test func `The words are said, and the reply's own bytes are printed`() async throws {
    let io = RecordingCommandIO()
    #expect(try await run("Why", "is", "it?", io: io) == .done)
    #expect(interactor.calls.contains(.send("Why is it?")))
    #expect(io.writes == ["Be", "cause."])
    #expect(io.warnings.isEmpty)
    #expect(!io.hasListener)
  }

  @Test func `Piped text follows after a blank line`() async throws {
    #expect(try await run("Explain", io: RecordingCommandIO(input: "line 1\nline 2\n\n")) == .done)
    #expect(interactor.calls.contains(.send("Explain\n\nline 1\nline 2")))
  }

  @Test func `Piped text is enough for a question`() async throws {
    #expect(try await run(io: RecordingCommandIO(input: "  Hello\r\n")) == .done)
    #expect(interactor.calls.contains(.send("  Hello")))
  }

  @Test(arguments: [nil, "", " \n\n"]) func `Nothing to say is wrong usage`(input: String?) async {
    let failure = await failure([], RecordingCommandIO(input: input))
    #expect(failure?.code == .wrongUsage)
    #expect(failure?.description.contains("aichat ask") == true)
    #expect(interactor.calls.isEmpty)
  }

  @Test(arguments: [["--chat", "x", "--continue", "Hi"], ["--chat", "x", "-a", "Nova", "Hi"]])
  func `Options that contradict one another are wrong usage`(words: [String]) async {
    let io = RecordingCommandIO(input: "never read")
    #expect(await failure(words, io)?.code == .wrongUsage)
    #expect(!io.didRead)
    #expect(interactor.calls.isEmpty)
  }

  // MARK: The conversation

  @Test func `Without options a new conversation begins with the usual avatar`() async throws {
    interactor.add(.sample(1))
    #expect(try await run("Hi") == .done)
    #expect(interactor.calls.prefix(2) == [.ensureProfile, .start(Avatar.sample().id)])
  }

  @Test func `An avatar can be named`() async throws {
    interactor.avatars.append(.sample(2, name: "Rex"))
    #expect(try await run("-a", "rex", "Hi") == .done)
    #expect(interactor.calls.contains(.start(Avatar.sample(2).id)))
  }

  @Test func `An avatar that is not there is the lookup's own failure`() async {
    await #expect(throws: NoSuchAvatar(name: "Nobody")) { try await run("-a", "Nobody", "Hi") }
    #expect(!interactor.calls.contains(.send("Hi")))
  }

  @Test func `A chat in the trash says how it comes back`() async throws {
    interactor.add(.sample(1), Message.samples(2))
    _ = try await interactor.deleteConversation(Conversation.sample(1).id)
    let failure = await failure(["--chat", "\(Conversation.sample(1).id)", "Hi"])
    #expect(failure?.code == .missing)
    #expect(failure?.description.contains("chats restore \(Conversation.sample(1).id)") == true)
  }

  @Test func `A chat can be named`() async throws {
    interactor.add(.sample(1), Message.samples(2))
    interactor.add(.sample(2))
    #expect(try await run("--chat", "\(Conversation.sample(1).id)", "Hi") == .done)
    #expect(interactor.paths[Conversation.sample(1).id]?.map(\.text) == ["Message 1", "Message 2", "Hi", "Because."])
  }

  @Test(arguments: ["none", "\(Conversation.sample(9).id)"])
  func `A chat that is not there is missing`(name: String) async {
    let failure = await failure(["--chat", name, "Hi"])
    #expect(failure?.code == .missing)
    #expect(failure?.description.contains(name) == true)
  }

  @Test func `--continue goes on with the latest chat of all`() async throws {
    interactor.add(.sample(1))
    interactor.add(.sample(2, with: Avatar.sample(5).id))
    #expect(try await run("--continue", "Hi") == .done)
    #expect(interactor.paths[Conversation.sample(2).id]?.count == 2)
  }

  @Test func `--continue does not prefer a pinned chat`() async throws {
    interactor.add(.sample(1))
    interactor.add(.sample(2, with: Avatar.sample(5).id))
    let old = try #require(interactor.summaries.firstIndex { $0.id == Conversation.sample(1).id })
    interactor.summaries[old].chat.place.isPinned = true
    interactor.summaries[old].chat.updated = Timestamp(milliseconds: 0)
    #expect(try await run("--continue", "Hi") == .done)
    #expect(interactor.paths[Conversation.sample(2).id]?.count == 2)
  }

  @Test func `--continue with an avatar goes on with its latest chat`() async throws {
    interactor.add(.sample(1))
    interactor.add(.sample(2, with: Avatar.sample(5).id))
    #expect(try await run("--continue", "-a", "Nova", "Hi") == .done)
    #expect(interactor.paths[Conversation.sample(1).id]?.count == 2)
  }

  @Test func `--continue begins when there is nothing to go on with`() async throws {
    #expect(try await run("--continue", "Hi") == .done)
    #expect(interactor.calls.contains(.start(Avatar.sample().id)))
  }
}
