import Glibc

/// The amount of text that was read, as counts, which are the same on every machine. Tests limit the cost of a frame
/// with it.
public struct TextWork: Equatable, Sendable {
  /// The characters that were read, counted each time.
  public var clusters = 0
  /// Their bytes of UTF-8.
  public var bytes = 0

  /// No work.
  public init() {}

  /// The work of this thread since it began.
  public static var ofThisThread: TextWork { counter.pointee }

  /// The work between two counts.
  public static func - (one: TextWork, other: TextWork) -> TextWork {
    var work = TextWork()
    (work.clusters, work.bytes) = (one.clusters - other.clusters, one.bytes - other.bytes)
    return work
  }

  /// Records a walk over some text.
  public static func record(clusters: Int, bytes: Int) {
    counter.pointee.clusters += clusters
    counter.pointee.bytes += bytes
  }

  private static let key: pthread_key_t = {
    var key = pthread_key_t()
    pthread_key_create(&key) { counter in
      counter?.assumingMemoryBound(to: TextWork.self).deallocate()
    }
    return key
  }()

  private static var counter: UnsafeMutablePointer<TextWork> {
    if let known = pthread_getspecific(key) { return known.assumingMemoryBound(to: TextWork.self) }
    let counter = UnsafeMutablePointer<TextWork>.allocate(capacity: 1)
    counter.initialize(to: TextWork())
    pthread_setspecific(key, counter)
    return counter
  }
}
