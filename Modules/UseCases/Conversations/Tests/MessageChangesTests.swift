import Entities
import LanguageModels
import Storage
import Testing

@testable import Conversations

/// Marks, deletions and the trash, as the parts of a conversation see them.
@Suite(.timeLimit(.minutes(10))) struct MessageChangesTests {
  private func talked(_ texts: [String] = ["One", "Two"]) async throws -> (office: Office, id: Conversation.ID) {
    let office = try await Office(.saying("Yes."))
    let id = try await office.startConversation(with: office.avatar.id).id
    let listener = await office.listener(id)
    for text in texts {
      try await office.send(text, in: id)
      _ = await listener.end()
    }
    return (office, id)
  }

  @Test func aHiddenMessageIsNotSentAndCounted() async throws {
    let (office, id) = try await talked()
    let messages = try await office.shown(id)
    let listener = await office.listener(id)
    try await office.mark(messages[2].id, with: .hidden(true), in: id)
    // Screens get the marked message.
    #expect(await listener.next { $0.id == messages[2].id }?.marks.isHidden == true)
    let report = try await office.promptReport(of: UserTurn("Three"), in: id)
    #expect(report.hidden == 1 && report.parts.allSatisfy { $0.message != messages[2].id })
    // Two messages of one side meet; many models' templates require alternating roles.
    let prompt = try Prompt(report, for: office.avatar)
    #expect(prompt.turns.map(\.text) == ["Hello there.", "One\n\nTwo", "Yes.", "Three"])
    try await office.mark(messages[2].id, with: .hidden(false), in: id)
    #expect(try await office.promptReport(of: UserTurn("Three"), in: id).hidden == 0)
  }

  /// The answer is asked for again, below a question that later prompts leave out.
  @Test func aHiddenQuestionIsAnsweredAgain() async throws {
    let (office, id) = try await talked()
    let messages = try await office.shown(id)
    try await office.mark(messages[3].id, with: .hidden(true), in: id)
    let listener = await office.listener(id)
    try await office.retry(messages[4])
    _ = await listener.end()
    let turns = try #require(office.model.calls.value.last?.prompt.turns)
    #expect(turns.map(\.text) == ["Hello there.", "One", "Yes.", "Two"], "\(turns)")
  }

  @Test func aDeletedMessageIsNotSentAndComesBack() async throws {
    let (office, id) = try await talked()
    let before = try await office.shown(id)
    let deletion = try await office.deleteMessage(before[1].id, .one, in: id)
    #expect(deletion.count == 1 && deletion.message == before[1])
    #expect(try await office.texts(id) == ["Hello there.", "Yes.", "Two", "Yes."])
    let report = try await office.promptReport(of: UserTurn("Three"), in: id)
    #expect(!report.parts.contains { $0.text == "One" })
    #expect(try await office.deletions(in: id) == [deletion])
    try await office.undoDeletion(deletion.id, in: id)
    #expect(try await office.shown(id) == before)
    let below = try await office.deleteMessage(before[1].id, .below, in: id)
    #expect(below.count == 4)
    #expect(try await office.texts(id) == ["Hello there."])
    try await office.emptyTrash(of: id)
    #expect(try await office.deletions(in: id).isEmpty)
    await #expect(throws: StorageError.self) { try await office.undoDeletion(below.id, in: id) }
  }

  @Test func nothingIsDeletedWhileAReplyArrives() async throws {
    let office = try await Office()
    let id = try await office.startConversation(with: office.avatar.id).id
    try await office.send("Hi", in: id)
    let messages = try await office.shown(id)
    await #expect(throws: ConversationFailure.replyInFlight(id)) {
      _ = try await office.deleteMessage(messages[0].id, .one, in: id)
    }
    await #expect(throws: ConversationFailure.replyInFlight(id)) {
      try await office.mark(messages[2].id, with: .pinned(true), in: id)
    }
    await office.stopReply(in: id)
    _ = try await office.deleteMessage(messages[0].id, .one, in: id)
    #expect(try await office.texts(id) == ["Hi", ""])
  }

  /// Marking the greeting of a chat that is not stored yet stores the chat first.
  @Test func aGreetingCanBeMarkedBeforeItIsStored() async throws {
    let office = try await Office()
    let id = try await office.openConversation(with: office.avatar.id).id
    let greeting = try #require(try await office.shown(id).first)
    #expect(try await office.markedMessages(in: id).isEmpty)
    try await office.mark(greeting.id, with: .bookmark("start"), in: id)
    #expect(try await office.markedMessages(in: id).map(\.marks.bookmark) == ["start"])
    let long = String(repeating: "n", count: MessageMarks.longestName + 1)
    await #expect(throws: ConversationFailure.longBookmark) {
      try await office.mark(greeting.id, with: .bookmark(long), in: id)
    }
  }

  @Test func whatWasDeletedLongAgoIsSwept() async throws {
    let (office, id) = try await talked()
    let messages = try await office.shown(id)
    let day: Int64 = 24 * 60 * 60 * 1000
    for (message, age) in [(messages[4], 31 * day), (messages[3], 29 * day)] {
      let time = Timestamp(milliseconds: office.now.milliseconds - age)
      _ = try await office.stores.chats.delete(
        message.id, .one, as: MessageDeletion.ID(at: time), at: time, inPlaceOf: nil)
    }
    try await office.conversationService.sweepTrash()
    #expect(try await office.deletions(in: id).map(\.message.id) == [messages[3].id])
  }
}
