import Entities
import Storage
import Testing

@testable import Conversations

@Suite(.timeLimit(.minutes(10))) struct UnstoredRepliesTests {
  private let office: Office
  private let unstored: UnstoredReplies
  private let message: Message

  init() async throws {
    office = try await Office()
    unstored = UnstoredReplies(office.chats, events: ConversationEvents())
    message = try await office.beginReply(in: try await office.startConversation(with: office.avatar.id).id)
  }

  private func end(_ text: String) -> UnsavedEnd {
    var (end, shown) = (message, message)
    (end.text, end.state) = (text, .complete)
    (shown.text, shown.state) = (text, .failed("The disk is full."))
    return UnsavedEnd(message: end, shown: shown)
  }

  private func newest() async throws -> Message? {
    try await unstored.withNewest(of: try await office.chats.messages(of: message.chat, before: nil, limit: 1))
      .messages.last
  }

  @Test func aPageHasTheNewestFormOfEachReply() async throws {
    let reply = office.reply(message)
    unstored.begin(reply, message.id)
    #expect(try await newest() == message && unstored.count == 1 && unstored.ended.isEmpty)
    unstored.end(message.id, end("Whole."))
    #expect(try await newest() == end("Whole.").shown)
    #expect(unstored.ended == [message.id] && unstored.count == 1)
  }

  @Test func anEndIsHeldUntilTheStoreAcceptsIt() async throws {
    unstored.end(message.id, end("Whole."))
    office.chats.failures.change { $0.finish = .full(path: "/") }
    await unstored.saveEnds()
    #expect(unstored.ended == [message.id])
    office.chats.failures.change { $0.finish = nil }
    await unstored.saveEnds()
    #expect(unstored.count == 0)
    #expect(try await office.stored(message.chat).last?.text == "Whole.")
  }

  /// Another program has stored another end, or the conversation is deleted.
  @Test func whatTheStoreWillNeverTakeIsForgotten() async throws {
    try await office.stores.chats.finish(message.id, text: "Other", state: .cancelled)
    unstored.end(message.id, end("Whole."))
    await unstored.saveEnds()
    #expect(unstored.count == 0)
    #expect(try await office.stored(message.chat).last?.text == "Other")
    unstored.end(message.id, end("Whole."))
    unstored.forget(message.chat)
    #expect(unstored.count == 0)
  }
}
