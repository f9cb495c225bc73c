import Entities
import LanguageModels
import Testing

@testable import Conversations

/// Updates and writes while a reply arrives: never more often than needed, never later than promised.
@Suite(.timeLimit(.minutes(10))) struct ProgressTests {
  private let office: Office
  private let id: Conversation.ID
  private let listener: Listener
  private let reply: ScriptedModel.Stream.Continuation

  init() async throws {
    office = try await Office()
    id = try await office.startConversation(with: office.avatar.id).id
    listener = await office.listener(id)
    try await office.send("Hi", in: id)
    reply = await office.model.call().reply
  }

  private func finish() async throws -> Message {
    reply.yield(.finished(.stop))
    return try #require(await listener.end())
  }

  @Test func nothingWakesUpWhileNothingArrives() async throws {
    #expect(office.clock.state.value.lastSleeper == 0)
    reply.yield(.text("a"))
    await office.clock.sleeper(until: .milliseconds(250))
    office.clock.advance(by: .milliseconds(250))
    await office.chats.events.until { $0.contains(where: \.isUpdate) }
    // The text was shown and stored: a pause of any length costs nothing.
    #expect(office.clock.state.value.sleepers.isEmpty)
    office.clock.advance(by: .seconds(3600))
    #expect(try await finish().text == "a")
    #expect(office.chats.updates == ["a"])
  }

  @Test func aStallLeavesNothingUnwrittenForLong() async throws {
    reply.yield(.text("a"))
    await office.clock.sleeper(until: .milliseconds(250))
    #expect(office.chats.updates.isEmpty)
    office.clock.advance(by: .milliseconds(249))
    #expect(office.clock.state.value.sleepers.values.contains { $0.deadline == .milliseconds(250) })
    office.clock.advance(by: .milliseconds(1))
    await office.chats.events.until { $0.contains(where: \.isUpdate) }
    #expect(office.chats.updates == ["a"])
    _ = try await finish()
  }

  @Test func aPieceAfterAStallIsStoredAtOnce() async throws {
    office.clock.advance(by: .seconds(5))
    reply.yield(.text("a"))
    await office.chats.events.until { $0.contains(where: \.isUpdate) }
    #expect(office.chats.updates == ["a"])
    _ = try await finish()
  }

  @Test func thinkingIsShownAndStoredWhileItGrows() async throws {
    reply.yield(.reasoning("Hm"))
    #expect(await listener.next { $0.reasoning == "Hm" }?.text == "")
    await office.clock.sleeper(until: .milliseconds(250))
    office.clock.advance(by: .milliseconds(250))
    await office.chats.events.until { $0.contains(where: \.isUpdate) }
    #expect(try await office.stored(id).last?.reasoning == "Hm")
    reply.yield(.text("a"))
    #expect(try await finish().reasoning == "Hm")
    #expect(try await office.stored(id).last?.reasoning == "Hm")
  }

  @Test func aKilobyteIsStoredWithoutWaiting() async throws {
    for _ in 0..<20 { reply.yield(.text(String(repeating: "a", count: 100))) }
    let events = await office.chats.events.until { $0.contains(where: \.isUpdate) }
    guard case .update(_, let text)? = events.first(where: \.isUpdate) else { return }
    #expect(text.utf8.count >= 1024)
    #expect(try await finish().text.utf8.count == 2000)
    // Less than a second kilobyte arrived: only the end stores the rest.
    #expect(office.chats.updates.count == 1)
  }

  @Test func manyPiecesAtOnceAreShownOnceAndTogether() async throws {
    let other = await office.listener(id)
    for number in 0..<10 { reply.yield(.text("\(number)")) }
    await office.clock.sleeper(until: .milliseconds(33))
    await office.clock.sleeper(until: .milliseconds(250))
    while try await office.texts(id).last != "0123456789" { await Task.yield() }
    office.clock.advance(by: .milliseconds(33))
    var seen: [String] = []
    _ = await other.next { message in
      seen.append(message.text)
      return message.text == "0123456789"
    }
    #expect(seen == ["0", "0123456789"])
    _ = try await finish()
  }

  @Test func theEndIsShownOnceAndNothingAfterIt() async throws {
    let other = await office.listener(id)
    reply.yield(.text("a"))
    reply.yield(.text("b"))
    await office.clock.sleeper(until: .milliseconds(33))
    await office.clock.sleeper(until: .milliseconds(250))
    let end = try await finish()
    #expect(office.clock.state.value.sleepers.isEmpty)
    office.clock.advance(by: .seconds(10))
    // The next message comes right after the end.
    try await office.send("Next", in: id)
    var seen: [Message] = []
    _ = await other.next { message in
      seen.append(message)
      return message.text == "Next"
    }
    #expect(seen.filter { $0.state != .streaming && $0.id == end.id } == [end])
    #expect(seen.dropLast().last == end)
    await office.stopReply(in: id)
  }

  @Test func aLaterReaderSeesTextThatIsNotStoredYet() async throws {
    reply.yield(.text("ab"))
    _ = await listener.next { $0.text == "ab" }
    #expect(try await office.stored(id).last?.text == "")
    #expect(try await office.shown(id).last?.text == "ab")
    #expect(try await office.shown(id).last?.state == .streaming)
    _ = try await finish()
  }

  @Test func aSlowStoreDoesNotHoldUpWhatIsShown() async throws {
    office.chats.isOpen.change { $0 = false }
    reply.yield(.text(String(repeating: "a", count: 2000)))
    await office.chats.attempts.until { $0 == 1 }
    office.clock.advance(by: .seconds(1))
    reply.yield(.text("more"))
    #expect(await listener.next { $0.text.hasSuffix("more") } != nil)
    #expect(office.chats.attempts.value == 1)
    office.chats.isOpen.change { $0 = true }
    await office.chats.events.until { $0.count(where: \.isUpdate) == 2 }
    #expect(office.chats.updates.map(\.utf8.count) == [2000, 2004])
    _ = try await finish()
  }
}
