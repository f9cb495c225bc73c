import Entities
import Storage

/// The end of a reply that the store did not take: what it should hold, and what is shown instead.
struct UnsavedEnd: Sendable {
  let message: Message
  let shown: Message
  var usage: UsageRecord?
}

extension ConversationService {
  /// Tries again to store what could not be stored: a full disk may have room by now.
  ///
  /// It runs when something is said, and at the end of the program; there is nothing to gain from trying all the time.
  func saveUnsaved() async {
    for (id, end) in unsaved {
      do {
        try await chats.finish(
          id, text: end.message.text, reasoning: end.message.reasoning, state: end.message.state,
          usage: end.usage)
        if unsaved.removeValue(forKey: id) != nil { board.post(end.message) }
      } catch {
        if await isSettled(id) { unsaved[id] = nil }
      }
    }
  }

  /// Whether the store will never take another end of this message.
  private func isSettled(_ id: Message.ID) async -> Bool {
    do {
      guard let state = try await chats.message(id)?.state else { return true }
      return state != .streaming && state != .interrupted
    } catch {
      return false
    }
  }
}
