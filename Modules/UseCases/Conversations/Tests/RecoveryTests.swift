import Entities
import Foundation
import LanguageModels
import Storage
import Testing

@testable import Conversations

/// A program that ended while a reply was arriving, and its next start.
@Suite(.timeLimit(.minutes(10))) struct RecoveryTests {
  @Test func whatHadComeIsThereAndMarked() async throws {
    let directory = FileManager.default.temporaryDirectory.appending(path: "recovery-\(UUID().uuidString)").path
    defer { try? FileManager.default.removeItem(atPath: directory) }
    let (id, reply) = try await dieWhileArriving(in: directory)

    let accounting = ReplyAccounting(month: { Month(year: 2026, $0.milliseconds == 6 ? 3 : 11) })
    let office = try await Office(
      .saying("On we go."), stores: try Stores.open(directory: directory), accounting: accounting)
    #expect(try await office.shown(id).last?.state == .streaming)
    let listener = await office.listener(id)
    #expect(try await office.conversationService.markAbandonedReplies() == [reply])
    let marked = try #require(await listener.end())
    #expect(marked.id == reply)
    #expect(marked.text == "As far as")
    #expect(marked.state == .interrupted)
    #expect(try await office.shown(id).last == marked)
    #expect(try await office.conversationService.markAbandonedReplies().isEmpty)
    // The reply is counted once, with estimated usage, in the month of its question.
    let used = try await office.stores.usage.usage(of: office.user.id, in: Month(year: 2026, 3))
    #expect(used.count == 1 && used[0].estimates == 1 && used[0].replies == 1)
    #expect(used.allSatisfy { $0.promptTokens > 5 && $0.completionTokens > 0 })

    // The question can be answered again, or the conversation goes on after it.
    try await office.send("And then?", in: id)
    #expect(await listener.end()?.text == "On we go.")
    #expect(await office.model.call().prompt.turns.map(\.text) == ["Hello there.", "Hi", "As far as", "And then?"])
  }

  /// The state that a killed program leaves: its store is closed without an end.
  private func dieWhileArriving(in directory: String) async throws -> (Conversation.ID, Message.ID) {
    let office = try await Office(stores: try Stores.open(directory: directory))
    let id = try await office.startConversation(with: office.avatar.id).id
    let question = Message(
      id: Message.ID(high: 3, low: 1), chat: id, parent: try await office.shown(id).last?.id, role: .user, text: "Hi",
      created: Timestamp(milliseconds: 5))
    let reply = Message(
      id: Message.ID(high: 3, low: 2), chat: id, parent: question.id, role: .assistant, text: "", state: .streaming,
      model: office.model.choice, created: Timestamp(milliseconds: 6))
    try await office.stores.chats.append(question)
    try await office.stores.chats.append(reply)
    try await office.stores.chats.update(reply.id, text: "As far as")
    return (id, reply.id)
  }
}
