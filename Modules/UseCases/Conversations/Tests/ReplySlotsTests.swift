import Entities
import Storage
import Testing

@testable import Conversations

@Suite(.timeLimit(.minutes(10))) struct ReplySlotsTests {
  private let slots = ReplySlots()
  private let id = Conversation.ID(high: 1, low: 1), other = Conversation.ID(high: 1, low: 2)

  private func reply(_ office: Office) async throws -> ReplyInFlight {
    office.reply(try await office.beginReply(in: try await office.startConversation(with: office.avatar.id).id))
  }

  @Test func aConversationHasOneSlotUntilItIsGivenBack() async throws {
    let office = try await Office()
    let reply = try await reply(office)
    let number = Watched(0)
    _ = try await slots.take(id) { slot in
      number.change { $0 = slot }
      return reply
    }
    await #expect(throws: ConversationFailure.replyInFlight(id)) { try await slots.take(id) { _ in reply } }
    _ = try await slots.take(other) { _ in reply }
    #expect(Set(slots.taken) == [id, other])
    slots.free(id, number.value)
    #expect(!slots.isTaken(id) && slots.isTaken(other))
    // The end of an earlier reply does not free a slot that was taken again.
    _ = try await slots.take(id) { _ in reply }
    slots.free(id, number.value)
    #expect(slots.isTaken(id))
  }

  @Test func aStartThatFailsGivesItBack() async throws {
    await #expect(throws: StorageError.busy(path: "/")) {
      try await slots.take(id) { _ in throw StorageError.busy(path: "/") }
    }
    #expect(!slots.isTaken(id))
    #expect(await slots.reply(in: id) == nil)
  }

  @Test func theStartOutlivesItsCaller() async throws {
    let office = try await Office()
    let reply = try await reply(office)
    let (isStarting, mayBegin) = (Watched(false), Watched(false))
    let caller = Task { [slots, id] in
      _ = try await slots.take(id) { _ in
        isStarting.change { $0 = true }
        await mayBegin.until { $0 }
        #expect(!Task.isCancelled)
        return reply
      }
    }
    await isStarting.until { $0 }
    caller.cancel()
    // A reply that is being started ends as soon as it has begun.
    async let concluded: Void = slots.conclude(id, as: .cancelled)
    mayBegin.change { $0 = true }
    await concluded
    #expect(await reply.message.state == .cancelled)
  }
}
