import Synchronization

/// What a block was laid out to, for the widths that were asked for last: the window's, and the one before it.
final class LayoutMemory: Sendable {
  private struct Key: Equatable {
    var width: Int
    var style: MarkdownStyle
  }

  private static let limit = 3
  private let known = Mutex<[(key: Key, layout: BlockLayout)]>([])

  /// The layout for a width, made when it is not there.
  func layout(at width: Int, _ style: MarkdownStyle, make: () -> BlockLayout) -> BlockLayout {
    let key = Key(width: width, style: style)
    if let found = known.withLock({ $0.first { $0.key == key }?.layout }) { return found }
    let made = make()
    known.withLock {
      if $0.count == Self.limit { $0.removeFirst() }
      $0.append((key, made))
    }
    return made
  }
}
