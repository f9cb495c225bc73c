import Entities
import Synchronization

/// One listener's newest unread value.
final class ProfileInbox: Sendable {
  /// The profile in use, once it is known; nil for none.
  struct Reading: Sendable {
    var profile: UserProfile?
  }

  private typealias Reader = CheckedContinuation<Reading?, Never>

  private struct State {
    var isFirst = true
    var isClosed = false
    var unread: Reading?
    var reader: Reader?
  }

  private let state = Mutex(State())

  /// Whether this is the first reading; true once.
  func isFirstReading() -> Bool {
    state.withLock { state in
      defer { state.isFirst = false }
      return state.isFirst
    }
  }

  /// Sets the first value, unless a change was faster or the value cannot be read.
  func begin(with current: () async throws -> UserProfile?) async {
    guard let profile = try? Reading(profile: await current()) else { return }
    state.withLock { state in
      if state.unread == nil, !state.isClosed { state.unread = profile }
    }
  }

  func put(_ profile: UserProfile?) {
    let reading = Reading(profile: profile)
    let reader = state.withLock { state -> Reader? in
      if state.reader == nil, !state.isClosed { state.unread = reading }
      defer { state.reader = nil }
      return state.reader
    }
    reader?.resume(returning: reading)
  }

  /// The unread value, as soon as there is one; nil when the listener has gone.
  func receive() async -> Reading? {
    await withCheckedContinuation { (reader: Reader) in
      let waiting = state.withLock { state -> (reader: Reader, reading: Reading?)? in
        if state.isClosed || state.unread != nil {
          defer { state.unread = nil }
          return (reader, state.unread)
        }
        // One stream has one reader. If there are two, the earlier one is resumed with nil, so that it does not wait
        // for ever.
        defer { state.reader = reader }
        return state.reader.map { ($0, nil) }
      }
      waiting?.reader.resume(returning: waiting?.reading)
    }
  }

  func close() {
    let reader = state.withLock { state -> Reader? in
      state.isClosed = true
      state.unread = nil
      defer { state.reader = nil }
      return state.reader
    }
    reader?.resume(returning: nil)
  }
}
