import Synchronization

/// What something came to, for the keys that were asked for last: the widths of the window, and of the one before it.
///
/// It also remembers what a group of neighbours came to, with the last of them, so that what grows is put together from
/// groups rather than from all that is in it.
final class RecentCache<Key: Equatable & Sendable, Value: Sendable>: Sendable {
  private struct Known {
    var own: [(key: Key, value: Value)] = []
    var groups: [(key: Key, members: [Token], value: Value)] = []
  }

  private let known = Mutex(Known())

  /// The value for a key, made when it is not there.
  func value(for key: Key, make: () -> Value) -> Value {
    if let found = known.withLock({ $0.own.first { $0.key == key }?.value }) { return found }
    let made = make()
    known.withLock {
      if $0.own.count == CacheLimits.keys { $0.own.removeFirst() }
      $0.own.append((key, made))
    }
    return made
  }

  /// The value of a group of neighbours, told apart by their tokens, of which the owner is the last; made when it is
  /// not there, or was another group's.
  func value<Member: Sibling>(for key: Key, of group: ArraySlice<Member>, make: () -> Value) -> Value {
    let found = known.withLock { known -> Value? in
      // By index: an entry that is copied out costs more than the comparison.
      for index in known.groups.indices where known.groups[index].key == key {
        let tokens = known.groups[index].members
        let isSame = group.withUnsafeBufferPointer { members in
          tokens.count == members.count && members.indices.allSatisfy { tokens[$0] == members[$0].token }
        }
        if isSame { return known.groups[index].value }
      }
      return nil
    }
    if let found { return found }
    let made = make()
    let members = group.map(\.token)
    known.withLock {
      if $0.groups.count == CacheLimits.keys { $0.groups.removeFirst() }
      $0.groups.append((key, members, made))
    }
    return made
  }
}

/// What stands among others of its kind in a container, and is told apart from all others.
protocol Sibling {
  var token: Token { get }
}

extension MarkdownBlock: Sibling {}
extension MarkdownItem: Sibling {}
extension MarkdownTable.Row: Sibling {}

/// Tells a thing from every other of this run of the program, without a reference to it.
struct Token: Equatable, Sendable {
  private static let last = Atomic<UInt64>(0)
  private let number: UInt64

  /// One that was not there before.
  init() {
    number = Self.last.wrappingAdd(1, ordering: .relaxed).newValue
  }
}

/// How much is remembered.
enum CacheLimits {
  /// The keys of each thing: a stack asks for the width that something likes best, and for the one that it gets.
  static let keys = 3
  /// The neighbours of a group.
  static let group = 32
}

/// What a layout depends on, beside what is laid out.
struct LayoutKey: Hashable, Sendable {
  var width: Int
  var style: MarkdownStyle
  /// What else its container decides.
  var variant = 0
}

/// The layouts of a block, an item, some lines of code.
typealias LayoutCache = RecentCache<LayoutKey, BlockLayout>

extension LayoutCache {
  func layout(at width: Int, _ style: MarkdownStyle, make: () -> BlockLayout) -> BlockLayout {
    value(for: LayoutKey(width: width, style: style), make: make)
  }
}

extension BlockLayout {
  /// Groups of members below each other: what was complete before is not looked at again.
  convenience init<Key, Member: Sibling>(
    _ groups: [ArraySlice<Member>], key: Key, apart: Int = 0, memory: (Member) -> RecentCache<Key, BlockLayout>,
    part: (Int, Member) -> Part
  ) {
    var start = 0
    let parts = groups.map { group -> Part in
      defer { start += group.count }
      func layout() -> BlockLayout { BlockLayout(zip(start..., group).map { part($0, $1) }, apart: apart) }
      guard group.count == CacheLimits.group, let last = group.last else { return Part(layout: layout()) }
      return Part(layout: memory(last).value(for: key, of: group, make: layout))
    }
    self.init(parts, apart: apart)
  }
}

extension Array {
  /// The elements in groups of which each but the last has `CacheLimits.group`.
  var groups: [ArraySlice<Element>] {
    stride(from: 0, to: count, by: CacheLimits.group).map { self[$0..<Swift.min($0 + CacheLimits.group, count)] }
  }
}
