import Synchronization

/// What something came to, for the keys that were asked for last: the widths of the window, and of the one before it.
///
/// It also remembers what a group of neighbours came to, with the last of them, so that what grows is put together from
/// groups rather than from all that is in it.
final class Memory<Key: Equatable & Sendable, Value: Sendable>: Sendable {
  private struct Known {
    var own: [(key: Key, value: Value)] = []
    /// The others of a group, the owner left out: it must not keep itself.
    var groups: [(key: Key, others: [Memory], value: Value)] = []
  }

  private let known = Mutex(Known())

  /// The value for a key, made when it is not there.
  func value(for key: Key, make: () -> Value) -> Value {
    if let found = known.withLock({ $0.own.first { $0.key == key }?.value }) { return found }
    let made = make()
    known.withLock {
      if $0.own.count == MemoryLimits.keys { $0.own.removeFirst() }
      $0.own.append((key, made))
    }
    return made
  }

  /// The value of a group of neighbours, of which the owner is the last; made when it is not there, or was another
  /// group's.
  func value<Member>(
    for key: Key, of group: ArraySlice<Member>, memory: (Member) -> Memory, make: () -> Value
  ) -> Value {
    let others = group.dropLast()
    let found = known.withLock { known in
      known.groups.first { entry in
        entry.key == key && entry.others.count == others.count
          && zip(entry.others, others).allSatisfy { $0 === memory($1) }
      }?.value
    }
    if let found { return found }
    let made = make()
    let members = others.map(memory)
    known.withLock {
      if $0.groups.count == MemoryLimits.keys { $0.groups.removeFirst() }
      $0.groups.append((key, members, made))
    }
    return made
  }
}

/// How much is remembered.
enum MemoryLimits {
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
typealias LayoutMemory = Memory<LayoutKey, BlockLayout>

extension LayoutMemory {
  func layout(at width: Int, _ style: MarkdownStyle, make: () -> BlockLayout) -> BlockLayout {
    value(for: LayoutKey(width: width, style: style), make: make)
  }
}

extension BlockLayout {
  /// Members below each other, put together in groups: what was complete before is not looked at again.
  convenience init<Key, Member>(
    _ members: [Member], key: Key, apart: Int = 0, memory: (Member) -> Memory<Key, BlockLayout>, part: (Int) -> Part
  ) {
    let size = MemoryLimits.group
    guard members.count > size else {
      self.init(members.indices.map(part), apart: apart)
      return
    }
    let groups = stride(from: 0, to: members.count, by: size).map { start -> Part in
      let group = members[start..<min(start + size, members.count)]
      func layout() -> BlockLayout { BlockLayout(group.indices.map(part), apart: apart) }
      guard group.count == size, let last = group.last else { return Part(layout: layout()) }
      return Part(layout: memory(last).value(for: key, of: group, memory: memory, make: layout))
    }
    self.init(groups, apart: apart)
  }
}
