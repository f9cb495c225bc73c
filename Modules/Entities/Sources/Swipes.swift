/// The answers to one message, of which one shows: its swipes, as programs for such chats call them.
public struct Swipes: Hashable, Sendable {
  /// The one that shows.
  public let shown: Message.ID
  /// All of them, in the order in which they came.
  public let all: [Message.ID]

  /// Two answers or more; nil when there are fewer, or the one that shows is not among them.
  public init?(showing shown: Message.ID, of all: [Message.ID]) {
    guard all.count > 1, all.contains(shown) else { return nil }
    self.shown = shown
    self.all = all
  }

  /// Which one shows, from 1 on.
  public var position: Int { (all.firstIndex(of: shown) ?? 0) + 1 }

  /// The one that came before the one that shows; before the first, the last.
  public var previous: Message.ID { all[(position + all.count - 2) % all.count] }
}
