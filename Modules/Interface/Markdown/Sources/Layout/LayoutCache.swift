import Synchronization

/// Caches values for the keys used last, such as the present width of the window and the one before it.
///
/// It also caches the value of a group of neighbours, at the last member of the group. A growing block is assembled
/// from groups, and not from all of its parts.
final class RecentCache<Key: Equatable & Sendable, Value: Sendable>: Sendable {
  private struct Known {
    var own: [(key: Key, value: Value)] = []
    var groups: [(key: Key, members: [Token], value: Value)] = []
  }

  private let known = Mutex(Known())

  /// The value for a key; made when it is missing.
  func value(for key: Key, make: () -> Value) -> Value {
    if let found = known.withLock({ $0.own.first { $0.key == key }?.value }) { return found }
    let made = make()
    known.withLock {
      if $0.own.count == CacheLimits.keys { $0.own.removeFirst() }
      $0.own.append((key, made))
    }
    return made
  }

  /// The value of a group of neighbours, of which the owner is the last. Groups are compared by the tokens of their
  /// members. The value is made when it is missing, or was another group's.
  func value<Member: Sibling>(for key: Key, of group: ArraySlice<Member>, make: () -> Value) -> Value {
    let found = known.withLock { known -> Value? in
      // By index: copying an entry costs more than the comparison.
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

/// A member of a container, with an identity.
protocol Sibling {
  var token: Token { get }
}

extension MarkdownBlock: Sibling {}
extension MarkdownItem: Sibling {}
extension MarkdownTable.Row: Sibling {}

/// A unique identity within this run of the program, without a reference to its object.
struct Token: Equatable, Sendable {
  private static let last = Atomic<UInt64>(0)
  private let number: UInt64

  /// A new token.
  init() {
    number = Self.last.wrappingAdd(1, ordering: .relaxed).newValue
  }
}

/// The sizes of caches.
enum CacheLimits {
  /// The keys of each cache: a stack asks for the preferred width and for the final one.
  static let keys = 3
  /// The members of a group.
  static let group = 32
}

/// The parameters of a layout, apart from its content.
struct LayoutKey: Hashable, Sendable {
  var width: Int
  var style: MarkdownStyle
  /// Further decisions of the container.
  var variant = 0
}

/// The layouts of a block, an item, or some lines of code.
typealias LayoutCache = RecentCache<LayoutKey, BlockLayout>

extension LayoutCache {
  func layout(at width: Int, _ style: MarkdownStyle, make: () -> BlockLayout) -> BlockLayout {
    value(for: LayoutKey(width: width, style: style), make: make)
  }
}

extension BlockLayout {
  /// Groups of members below each other; complete groups are not laid out again.
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
  /// The elements in groups; each but the last has `CacheLimits.group`.
  var groups: [ArraySlice<Element>] {
    stride(from: 0, to: count, by: CacheLimits.group).map { self[$0..<Swift.min($0 + CacheLimits.group, count)] }
  }
}
