import Glibc

/// The amount of text that was read, as counts, which are the same on every machine. Tests limit the cost of a frame
/// with it.
public struct TextCost: Equatable, Sendable {
  /// The characters that were read, counted each time.
  public var clusters = 0
  /// Their bytes of UTF-8.
  public var bytes = 0

  /// Nothing read.
  public init() {}

  /// The text that this thread has read since it began.
  public static var ofThisThread: TextCost { counter.pointee }

  /// The text read between two counts.
  public static func - (one: TextCost, other: TextCost) -> TextCost {
    var cost = TextCost()
    (cost.clusters, cost.bytes) = (one.clusters - other.clusters, one.bytes - other.bytes)
    return cost
  }

  /// Records a walk over some text.
  public static func record(clusters: Int, bytes: Int) {
    counter.pointee.clusters += clusters
    counter.pointee.bytes += bytes
  }

  private static let key: pthread_key_t = {
    var key = pthread_key_t()
    pthread_key_create(&key) { counter in
      counter?.assumingMemoryBound(to: TextCost.self).deallocate()
    }
    return key
  }()

  private static var counter: UnsafeMutablePointer<TextCost> {
    if let known = pthread_getspecific(key) { return known.assumingMemoryBound(to: TextCost.self) }
    let counter = UnsafeMutablePointer<TextCost>.allocate(capacity: 1)
    counter.initialize(to: TextCost())
    pthread_setspecific(key, counter)
    return counter
  }
}
