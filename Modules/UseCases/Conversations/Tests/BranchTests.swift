import Entities
import LanguageModels
import Storage
import Testing

@testable import Conversations

/// Other answers to the same question, and how to show them.
@Suite(.timeLimit(.minutes(10))) struct BranchTests {
  /// A chat with a long answer that broke off, and a short one after it that failed.
  private func twice() async throws -> (office: Office, long: Message, short: Message) {
    let office = try await Office()
    let id = try await office.startConversation(with: office.avatar.id).id
    let listener = await office.listener(id)
    try await office.send("Hi", in: id)
    var ends: [Message] = []
    for text in ["A long answer", "Short"] {
      if let last = ends.last { try await office.retry(last) }
      let reply = await office.model.call(ends.count).reply
      reply.yield(.text(text))
      reply.finish(throwing: ModelFailure(.truncated, LocalizedText(untranslated: "It broke off.")))
      ends.append(try #require(await listener.end()))
    }
    return (office, ends[0], ends[1])
  }

  @Test func bothAnswersCanBeShown() async throws {
    let (office, long, short) = try await twice()
    let id = long.chat
    let swipes = try #require(try await office.lastSwipes(in: id))
    #expect(swipes.shown == short.id && swipes.all == [long.id, short.id] && swipes.position == 2)
    try await office.showBranch(of: swipes.next, in: id)
    #expect(try await office.texts(id) == ["Hello there.", "Hi", "A long answer"])
    let others = try #require(try await office.lastSwipes(in: id))
    #expect(others.position == 1 && others.next == short.id)
  }

  @Test func theAnswerIsFoundAboveWhatFollowsIt() async throws {
    let (office, long, short) = try await twice()
    let id = long.chat
    try await office.showBranch(of: long.id, in: id)
    try await office.send("And?", in: id)
    await office.stopReply(in: id)
    #expect(try await office.lastSwipes(in: id)?.shown == long.id)
    try await office.showBranch(of: short.id, in: id)
    #expect(try await office.texts(id).last == "Short")
    // Back on the path as it was left.
    try await office.showBranch(of: long.id, in: id)
    #expect(try await office.texts(id).suffix(3) == ["A long answer", "And?", ""])
  }

  @Test func whatCameToNothingIsNoAnswer() async throws {
    let (office, long, short) = try await twice()
    let listener = await office.listener(long.chat)
    try await office.retry(short)
    await office.model.call(2).reply.finish(
      throwing: ModelFailure(.unauthorized, LocalizedText(untranslated: "It wants a key.")))
    _ = await listener.end()
    #expect(try await office.lastSwipes(in: long.chat)?.all == [long.id, short.id])
  }

  @Test func oneAnswerHasNoOthers() async throws {
    let office = try await Office(.saying("Hello."))
    let id = try await office.startConversation(with: office.avatar.id).id
    let listener = await office.listener(id)
    try await office.send("Hi", in: id)
    _ = await listener.end()
    #expect(try await office.lastSwipes(in: id) == nil)
  }

  @Test func whileAReplyArrivesNoOtherBranchShows() async throws {
    let (office, long, short) = try await twice()
    try await office.retry(short)
    await #expect(throws: ConversationFailure.replyInFlight(long.chat)) {
      try await office.showBranch(of: long.id, in: long.chat)
    }
    await office.stopReply(in: long.chat)
    let missing = Message.ID(high: 3, low: 3)
    await #expect(throws: StorageError.self) {
      try await office.showBranch(of: missing, in: long.chat)
    }
  }

  @Test func aProgramThatIsBehindLearnsOfAnotherBranchToo() async throws {
    let (office, long, short) = try await twice()
    try await Office(office, ScriptedModel()).showBranch(of: long.id, in: long.chat)
    await #expect(throws: ConversationWentOn.self) { try await office.retry(short) }
  }

  @Test func messagesOfBothSidesHaveOtherFormsAtAnyDepth() async throws {
    let (office, long, short) = try await twice()
    let id = long.chat
    let question = try #require(try await office.shown(id).first { $0.role == .user })
    let trips = office.chats.trips.value
    #expect(try await office.swipes(in: id, upTo: nil, limit: 50).keys.map(\.self) == [short.id])
    // The conversation is read once, and the alternatives of all messages once.
    #expect(office.chats.trips.value - trips == 2)
    _ = try await office.edit(question, as: UserTurn("Hi!"), after: short)
    await office.stopReply(in: id)
    let edited = try #require(try await office.shown(id).first { $0.role == .user })
    let swipes = try await office.swipes(in: id, upTo: nil, limit: 50)
    #expect(swipes == [edited.id: try #require(Swipes(showing: edited.id, of: [question.id, edited.id]))])
    try await office.showBranch(of: question.id, in: id)
    let both = try await office.swipes(in: id, upTo: nil, limit: 50)
    #expect(both[question.id]?.position == 1 && both[short.id]?.all == [long.id, short.id])
    #expect(try await office.swipes(in: id, upTo: question.id, limit: 50).count == 1)
    await #expect(throws: (any Error).self) {
      _ = try await office.swipes(in: Conversation.ID(high: 1, low: 1), upTo: nil, limit: 50)
    }
  }
}
