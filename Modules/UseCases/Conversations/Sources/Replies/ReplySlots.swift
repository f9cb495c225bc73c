import Entities
import Synchronization

/// The one reply that each conversation can have at a time: from its request until its end is stored, or the store has
/// refused the end.
final class ReplySlots: Sendable {
  private struct Slot {
    let number: Int
    /// Stores the question first, then begins the reply.
    let start: Task<ReplyInFlight, any Error>
  }

  private struct State {
    var slots: [Conversation.ID: Slot] = [:]
    /// The number of replies in a group that are about to begin, because another member speaks next.
    var expected: [Conversation.ID: Int] = [:]
    /// The number of the newest slot.
    var last = 0
  }

  private let state = Mutex(State())

  /// Takes the slot of a conversation and starts its reply; frees the slot when the start fails.
  ///
  /// The start is a task of its own: a screen that goes away must not leave a question half sent.
  /// - Parameter start: Gets the number for freeing the slot.
  /// - Throws: `ConversationFailure.replyInFlight`; the error of `start`.
  func take(
    _ id: Conversation.ID, _ start: @escaping @Sendable (_ slot: Int) async throws -> ReplyInFlight
  ) async throws -> ReplyInFlight {
    let taken = state.withLock { state -> Slot? in
      guard state.slots[id] == nil else { return nil }
      state.last += 1
      let slot = Slot(number: state.last, start: Task { [number = state.last] in try await start(number) })
      state.slots[id] = slot
      return slot
    }
    guard let taken else { throw ConversationFailure.replyInFlight(id) }
    do {
      return try await taken.start.value
    } catch {
      free(id, taken.number)
      throw error
    }
  }

  /// Frees a slot, unless it was taken again since.
  func free(_ id: Conversation.ID, _ number: Int) {
    state.withLock { if $0.slots[id]?.number == number { $0.slots[id] = nil } }
  }

  /// Whether a reply of this process is beginning or arriving.
  func isTaken(_ id: Conversation.ID) -> Bool { state.withLock { $0.slots[id] != nil } }

  /// Whether a reply of this process is arriving, or about to begin.
  func isBusy(_ id: Conversation.ID) -> Bool {
    state.withLock { $0.slots[id] != nil || $0.expected[id] != nil }
  }

  /// Announces a reply that is about to begin. Its slot is free until then.
  func expect(_ id: Conversation.ID) { state.withLock { $0.expected[id, default: 0] += 1 } }

  /// Takes an announcement back, because the reply has begun or will not.
  func stopExpecting(_ id: Conversation.ID) {
    state.withLock { state in
      let rest = state.expected[id, default: 1] - 1
      state.expected[id] = rest > 0 ? rest : nil
    }
  }

  /// The conversations in which a reply of this process is beginning or arriving.
  var taken: [Conversation.ID] { state.withLock { Array($0.slots.keys) } }

  /// Ends the reply of a conversation. Returns when the end is stored, or the store has refused it. A reply that is
  /// being started ends as soon as it has begun.
  func conclude(_ id: Conversation.ID, as end: Message.State) async {
    await reply(in: id)?.conclude(end)
  }

  /// The reply of a conversation, once it has begun; nil where there is none, or it could not begin.
  func reply(in id: Conversation.ID) async -> ReplyInFlight? {
    try? await state.withLock { $0.slots[id]?.start }?.value
  }
}
