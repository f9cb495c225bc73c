import Entities
import Synchronization

/// The unread messages of one listener: the newest form of each message, in the order of their first arrival.
final class MessageInbox: Sendable {
  /// The largest number of unread messages. A listener that never reads must not hold a whole history in memory.
  static let capacity = 256

  private typealias Reader = CheckedContinuation<Message?, Never>

  private struct State {
    var isClosed = false
    var unread: [Message] = []
    var reader: Reader?
  }

  private let state = Mutex(State())

  func put(_ message: Message) {
    let reader = state.withLock { state -> Reader? in
      if state.isClosed { return nil }
      if let reader = state.reader {
        state.reader = nil
        return reader
      }
      if let index = state.unread.lastIndex(where: { $0.id == message.id }) {
        state.unread[index] = message
      } else {
        if state.unread.count == Self.capacity { state.unread.removeFirst() }
        state.unread.append(message)
      }
      return nil
    }
    reader?.resume(returning: message)
  }

  /// The next unread message, as soon as there is one; nil when the listener has gone.
  func receive() async -> Message? {
    await withCheckedContinuation { (reader: Reader) in
      let waiting = state.withLock { state -> (reader: Reader, message: Message?)? in
        if state.isClosed { return (reader, nil) }
        if !state.unread.isEmpty { return (reader, state.unread.removeFirst()) }
        // One stream has one reader. If there are two, the earlier one is resumed with nil, so that it does not wait
        // for ever.
        defer { state.reader = reader }
        return state.reader.map { ($0, nil) }
      }
      waiting?.reader.resume(returning: waiting?.message)
    }
  }

  func close() {
    let reader = state.withLock { state -> Reader? in
      state.isClosed = true
      state.unread = []
      defer { state.reader = nil }
      return state.reader
    }
    reader?.resume(returning: nil)
  }
}
