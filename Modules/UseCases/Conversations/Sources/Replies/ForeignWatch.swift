import Entities
import Storage
import Synchronization

/// Follows a reply of another program that a screen shows, until its end. Programs do not notify each other, so the
/// store is read again from time to time, and only while there is such a reply and a listener.
final class ForeignWatch: Sendable {
  /// The shortest and the longest time between two readings. It doubles while nothing comes.
  static let shortest = Duration.milliseconds(500), longest = Duration.seconds(4)

  private let foreign: ForeignReplies
  private let clock: any Clock<Duration>
  private let watched = Mutex<Set<Message.ID>>([])

  init(_ foreign: ForeignReplies, clock: any Clock<Duration>) { (self.foreign, self.clock) = (foreign, clock) }

  /// Follows the reply at the end of a page, if another program is writing it and a screen listens.
  func follow(endOf page: MessagePage) {
    guard !page.hasLater, let last = page.messages.last, last.state == .streaming, isWanted(last),
      watched.withLock({ $0.insert(last.id).inserted })
    else { return }
    Task {
      await follow(last)
      _ = watched.withLock { $0.remove(last.id) }
    }
  }

  private func follow(_ first: Message) async {
    var (known, wait) = (first, Self.shortest)
    while (try? await clock.sleep(for: wait)) != nil, isWanted(known) {
      // After an error, the next page that a screen reads begins again.
      guard let now = try? await foreign.chats.message(known.id) else { return }
      if now == known {
        // The other program may have ended.
        _ = try? await foreign.markAbandoned()
        wait = min(wait * 2, Self.longest)
      } else {
        (known, wait) = (now, Self.shortest)
        foreign.events.post(now)
      }
      guard now.state == .streaming else { return foreign.events.listChanged() }
    }
  }

  private func isWanted(_ message: Message) -> Bool {
    !foreign.unstored.isArriving(message.id) && foreign.events.messages.hasListener(of: message.chat)
  }
}
