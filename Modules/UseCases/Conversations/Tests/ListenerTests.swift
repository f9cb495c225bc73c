import Entities
import LanguageModels
import Testing

@testable import Conversations

@Suite(.timeLimit(.minutes(10))) struct ListenerTests {
  private let id = Conversation.ID(high: 1, low: 1)

  private func message(_ number: Int, _ text: String = "", in chat: Conversation.ID? = nil) -> Message {
    Message(
      id: Message.ID(high: 2, low: UInt64(number)), chat: chat ?? id, parent: nil, role: .assistant, text: text,
      created: Timestamp(milliseconds: 1))
  }

  @Test func aListenerThatNeverReadsDelaysNoOther() async throws {
    let office = try await Office()
    let id = try await office.startConversation(with: office.avatar.id).id
    let deaf = await office.messageUpdates(of: id)
    let listener = await office.listener(id)
    try await office.send("Hi", in: id)
    let reply = await office.model.call().reply
    for _ in 0..<5000 { reply.yield(.text("word ")) }
    reply.yield(.finished(.stop))
    #expect(await listener.end()?.text.utf8.count == 25_000)
    // A late reader gets the newest form of each message.
    var iterator = deaf.makeAsyncIterator()
    #expect(await iterator.next()?.text == "Hi")
    #expect(await iterator.next()?.state == .complete)
  }

  @Test func aReplyGoesOnWithoutListeners() async throws {
    let office = try await Office()
    let id = try await office.startConversation(with: office.avatar.id).id
    let screen = Task { [updates = await office.messageUpdates(of: id)] in
      for await _ in updates {}
    }
    try await office.send("Hi", in: id)
    let reply = await office.model.call().reply
    reply.yield(.text("One "))
    screen.cancel()
    await screen.value
    reply.yield(.text("two."))
    reply.yield(.finished(.stop))
    await office.chats.events.until { $0.contains { if case .finish = $0 { true } else { false } } }
    #expect(try await office.stored(id).last?.text == "One two.")
    #expect(try await office.stored(id).last?.state == .complete)
  }

  @Test func theCallerOfSendMayGoAway() async throws {
    let office = try await Office(.saying("Still here."))
    let id = try await office.startConversation(with: office.avatar.id).id
    let listener = await office.listener(id)
    let screen = Task { try await office.send("Hi", in: id) }
    screen.cancel()
    _ = await screen.result
    #expect(await listener.end()?.text == "Still here.")
  }

  @Test func theNewestFormOfEachMessageWins() async {
    let board = MessageBroadcaster()
    var iterator = board.updates(of: id).makeAsyncIterator()
    for text in ["a", "ab", "abc"] { board.post(message(1, text)) }
    board.post(message(2, "x"))
    board.post(message(1, "abcd"))
    board.post(message(3, "elsewhere", in: Conversation.ID(high: 9, low: 9)))
    #expect(await iterator.next()?.text == "abcd")
    #expect(await iterator.next()?.text == "x")
    board.post(message(4, "later"))
    #expect(await iterator.next()?.text == "later")
  }

  @Test func aListenerHoldsABoundedNumberOfMessages() async {
    let inbox = MessageInbox()
    for number in 0..<10_000 { inbox.put(message(number)) }
    #expect(await inbox.receive()?.id == message(10_000 - MessageInbox.capacity).id)
    for _ in 1..<MessageInbox.capacity { _ = await inbox.receive() }
    inbox.put(message(7, "next"))
    #expect(await inbox.receive()?.text == "next")
  }

  /// The reference app's defect 12.
  @Test func aListenerThatLeftIsForgotten() async {
    let board = MessageBroadcaster()
    let reader = Task { [updates = board.updates(of: id)] in
      for await _ in updates {}
    }
    reader.cancel()
    await reader.value
    board.post(message(1))
    #expect(board.count == 0)
    let kept = board.updates(of: id)
    board.post(message(2))
    #expect(board.count == 1)
    withExtendedLifetime(kept) {}
  }
}
