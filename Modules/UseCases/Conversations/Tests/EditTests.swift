import Entities
import LanguageModels
import Storage
import Testing

@testable import Conversations

/// Another form of a message of the user is a branch, with a reply of its own.
@Suite(.timeLimit(.minutes(10))) struct EditTests {
  /// A conversation with one question and its answer.
  private func talked() async throws -> (office: Office, id: Conversation.ID, question: Message, answer: Message) {
    let office = try await Office(.saying("First answer."))
    let id = try await office.startConversation(with: office.avatar.id).id
    let listener = await office.listener(id)
    try await office.send("Hi", in: id)
    let answer = try #require(await listener.end())
    let question = try #require(try await office.shown(id).first { $0.role == .user })
    return (office, id, question, answer)
  }

  @Test func theOtherFormIsAnsweredAndTheFirstStays() async throws {
    let (office, id, question, answer) = try await talked()
    let listener = await office.listener(id)
    _ = try await office.edit(question, as: UserTurn("Hello"), after: answer)
    let other = try #require(await listener.end())
    #expect(try await office.texts(id) == ["Hello there.", "Hello", "First answer."])
    let prompt = await office.model.call(1).prompt
    #expect(prompt.turns.map(\.text) == ["Hello there.", "Hello"])
    let edited = try #require(other.parent)
    #expect(try await office.stores.chats.siblings(of: question.id) == [question.id, edited])
    #expect(try await office.stores.chats.message(answer.id)?.text == "First answer.")
    try await office.showBranch(of: question.id, in: id)
    #expect(try await office.texts(id) == ["Hello there.", "Hi", "First answer."])
  }

  @Test func nothingIsStoredForAnotherEnd() async throws {
    let (office, id, question, answer) = try await talked()
    let greeting = try #require(try await office.shown(id).first)
    await #expect(throws: ConversationWentOn.self) {
      _ = try await office.edit(question, as: UserTurn("Hello"), after: greeting)
    }
    office.chats.beforeAppending.change {
      $0 = { try? await office.stores.chats.show(pathTo: greeting.id, in: id) }
    }
    await #expect(throws: ConversationWentOn.self) {
      _ = try await office.edit(question, as: UserTurn("Hello"), after: answer)
    }
    #expect(try await office.stores.chats.siblings(of: question.id) == [question.id])
    #expect(await !office.isReplying(in: id))
  }

  @Test func anEmptyTextAndAReplyAreNoQuestions() async throws {
    let (office, id, question, answer) = try await talked()
    await #expect(throws: ConversationFailure.emptyText) {
      _ = try await office.edit(question, as: UserTurn(" \n"), after: answer)
    }
    await #expect(throws: ConversationFailure.nothingToAnswer(id)) {
      _ = try await office.edit(answer, as: UserTurn("Better"), after: answer)
    }
    #expect(try await office.texts(id) == ["Hello there.", "Hi", "First answer."])
  }

  @Test func aReplyIsCorrectedBesideItAndNoModelIsAsked() async throws {
    let (office, id, _, answer) = try await talked()
    try await office.correct(answer, to: "A better answer.", after: answer)
    #expect(try await office.texts(id) == ["Hello there.", "Hi", "A better answer."])
    let corrected = try #require(try await office.shown(id).last)
    #expect(corrected.state == .complete && corrected.model == answer.model && corrected.parent == answer.parent)
    #expect(try await office.lastSwipes(in: id) == Swipes(showing: corrected.id, of: [answer.id, corrected.id]))
    #expect(
      try await office.promptReport(of: UserTurn("And?"), in: id).parts.contains { $0.text == "A better answer." })
    #expect(office.model.calls.value.count == 1)
    // The screen must know the end, and there must be a text.
    await #expect(throws: ConversationWentOn.self) { try await office.correct(answer, to: "No", after: answer) }
    await #expect(throws: ConversationFailure.emptyText) { try await office.correct(answer, to: " ", after: corrected) }
    #expect(try await office.texts(id).last == "A better answer.")
  }

  @Test func aFinishedReplyCanBeMadeAgain() async throws {
    let (office, id, _, answer) = try await talked()
    let listener = await office.listener(id)
    try await office.retry(answer)
    let other = try #require(await listener.end())
    #expect(other.parent == answer.parent && other.id != answer.id)
    #expect(try await office.lastSwipes(in: id)?.all == [answer.id, other.id])
  }
}
