/// The replies to one message, of which one shows: its swipes, the usual term of chat programs.
public struct Swipes: Hashable, Sendable {
  /// The reply that shows.
  public let shown: Message.ID
  /// All replies, in the order of their creation.
  public let all: [Message.ID]

  /// Two replies or more; nil when there are fewer, or the shown one is not among them.
  public init?(showing shown: Message.ID, of all: [Message.ID]) {
    guard all.count > 1, all.contains(shown) else { return nil }
    self.shown = shown
    self.all = all
  }

  /// The position of the shown reply, from 1 on.
  public var position: Int { (all.firstIndex(of: shown) ?? 0) + 1 }

  /// The reply after the shown one; after the last, the first.
  public var next: Message.ID { all[position % all.count] }

  /// The reply before the shown one; before the first, the last.
  public var previous: Message.ID { all[(position + all.count - 2) % all.count] }
}
