import Entities
import Synchronization

/// The listeners to the profile in use, with the value that each has not read yet.
///
/// Posting never waits: a listener has room for one value, and a newer value replaces an unread one.
final class ProfileListeners: Sendable {
  private let current: @Sendable () async throws -> UserProfile?
  private let inboxes = Mutex<[WeakInbox]>([])

  private struct WeakInbox {
    weak var inbox: ProfileInbox?
  }

  init(current: @escaping @Sendable () async throws -> UserProfile?) {
    self.current = current
  }

  func post(_ profile: UserProfile?) {
    let reached = inboxes.withLock { inboxes in
      // The stream owns its inbox: when its reader releases it, only the empty reference is left here.
      inboxes.removeAll { $0.inbox == nil }
      return inboxes.compactMap(\.inbox)
    }
    for inbox in reached { inbox.put(profile) }
  }

  func stream() -> AsyncStream<UserProfile?> {
    let inbox = ProfileInbox()
    inboxes.withLock { $0.append(WeakInbox(inbox: inbox)) }
    return AsyncStream { [current] in
      // The inbox is registered before this reading, so no change is missed: a change during the reading replaces the
      // value that was read, or comes next.
      if inbox.isFirstReading() { await inbox.begin(with: current) }
      return (await inbox.receive()).map(\.profile)
    } onCancel: {
      inbox.close()
    }
  }
}
