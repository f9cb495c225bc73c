import Entities
import LanguageModels
import Storage
import Testing

@testable import Conversations

/// The order of events at the end of one reply.
@Suite(.timeLimit(.minutes(10))) struct ReplyInFlightTests {
  private let office: Office
  private let board = MessageBroadcaster()
  private let message: Message

  init() async throws {
    office = try await Office()
    let id = try await office.startConversation(with: office.avatar.id).id
    message = Message(
      id: Message.ID(high: 3, low: 2), chat: id, parent: nil, role: .assistant, text: "", state: .streaming,
      created: Timestamp(milliseconds: 6))
    try await office.chats.append(message)
  }

  private var asked: AskedModel {
    AskedModel(office.model, PromptReport(model: office.model.selection, parts: [], window: nil, reply: 0))
  }

  private func reply(ended: @escaping ReplyInFlight.Ended = { _, _, _ in }) -> ReplyInFlight {
    office.reply(message, messages: board, ended: ended)
  }

  @Test func theConversationIsFreeBeforeListenersLearnOfTheEnd() async throws {
    let (hasEnded, mayGoOn) = (Watched(false), Watched(false))
    let reply = reply { _, _, _ in
      hasEnded.change { $0 = true }
      await mayGoOn.until { $0 }
    }
    let listener = Listener(board.updates(of: message.chat))
    async let concluded: Void = reply.conclude(.cancelled)
    await hasEnded.until { $0 }
    let other = Message(
      id: Message.ID(high: 3, low: 3), chat: message.chat, parent: nil, role: .user, text: "meanwhile",
      created: Timestamp(milliseconds: 7))
    board.post(other)
    mayGoOn.change { $0 = true }
    await concluded
    #expect(await listener.next { _ in true } == other)
    #expect(await listener.next { _ in true }?.state == .cancelled)
  }

  @Test func aReplyThatWaitsSaysUntilWhenAndHasNotFailed() async throws {
    let (stream, model) = ScriptedModel.Stream.makeStream()
    let listener = Listener(board.updates(of: message.chat))
    let reply = reply()
    await reply.begin { [asked] _ in (stream, asked) }
    model.yield(
      .waiting(for: .milliseconds(12_500), attempt: 2, of: 3, because: ModelFailure(.limited, LocalizedText("a", "b"))))
    let waiting = try #require(await listener.next { $0.pause != nil })
    #expect(
      waiting.pause
        == ReplyPause(
          end: Timestamp(milliseconds: 22_500), attempt: 2, attempts: 3, reason: LocalizedText("Server busy", "서버가 바쁨"))
    )
    #expect(waiting.state == .streaming)
    // Usage so far is not an answer.
    model.yield(.usage(TokenUsage(promptTokens: 1)))
    model.yield(.text("Here."))
    #expect(await listener.next { !$0.text.isEmpty }?.pause == nil)
    model.yield(.finished(.stop))
    #expect(await listener.end()?.state == .complete)
  }

  @Test func aReplyThatWaitsIsStoppedAtOnce() async throws {
    let (stream, model) = ScriptedModel.Stream.makeStream()
    let listener = Listener(board.updates(of: message.chat))
    let reply = reply()
    await reply.begin { [asked] _ in (stream, asked) }
    model.yield(
      .waiting(for: .seconds(60), attempt: 2, of: 3, because: ModelFailure(.timedOut, LocalizedText("a", "b"))))
    #expect(await listener.next { $0.pause != nil }?.pause?.reason.english == "No connection")
    await reply.conclude(.cancelled)
    let end = await listener.end()
    #expect(end?.state == .cancelled && end?.pause == nil)
    #expect(try await office.stored(message.chat).last?.state == .cancelled)
  }

  @Test func textAfterTheEndIsNotStored() async throws {
    let pieces = Watched<[ReplyEvent]>([.text(String(repeating: "a", count: 2000))])
    let reply = reply()
    office.chats.isOpen.change { $0 = false }
    // It ignores its cancellation, so its next piece arrives after the end.
    let stream = AsyncThrowingStream<ReplyEvent, any Error> {
      await pieces.until { !$0.isEmpty }
      return pieces.change { $0.removeFirst() }
    }
    await reply.begin { [asked] _ in (stream, asked) }
    await office.chats.attempts.until { $0 == 1 }
    async let concluded: Void = reply.conclude(.cancelled)
    while await reply.conclusion == nil { await Task.yield() }
    pieces.change { $0.append(.text("too late")) }
    for _ in 0..<200 { await Task.yield() }
    office.chats.isOpen.change { $0 = true }
    await concluded
    #expect(await reply.message.text.utf8.count == 2000)
    #expect(try await office.stored(message.chat).last?.text.utf8.count == 2000)
  }

  @Test func theFirstEndCountsAndIsReportedOnce() async throws {
    let endings = Watched(0)
    let reply = reply { _, _, _ in endings.change { $0 += 1 } }
    await withTaskGroup(of: Void.self) { group in
      for _ in 0..<10 { group.addTask { await reply.conclude(.interrupted) } }
    }
    await reply.conclude(.complete)
    #expect(endings.value == 1)
    #expect(await reply.message.state == .interrupted)
    #expect(try await office.stored(message.chat).last?.state == .interrupted)
  }

  @Test func nothingIsLeftOfAReplyThatEnded() async throws {
    weak var reply: ReplyInFlight?
    do {
      let made = self.reply()
      await made.begin { _ in
        (
          ScriptedModel.saying("a").reply(
            to: Prompt(avatar: office.avatar.id, avatarName: "", system: "", turns: [])), asked
        )
      }
      while await made.conclusion == nil { await Task.yield() }
      await made.conclude(.cancelled)
      reply = made
    }
    for _ in 0..<1000 where reply != nil { await Task.yield() }
    #expect(reply == nil)
  }
}
