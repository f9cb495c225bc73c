import Glibc

/// How much text was looked at, counted: the same on every machine. Tests hold what a frame may cost by it.
public struct TextWork: Equatable, Sendable {
  /// The characters that were looked at, each as often as it was.
  public var clusters = 0
  /// The bytes of UTF-8 that they had.
  public var bytes = 0

  /// No work.
  public init() {}

  /// What this thread has done since it began.
  public static var ofThisThread: TextWork { counter.pointee }

  /// What was done between two counts.
  public static func - (one: TextWork, other: TextWork) -> TextWork {
    var work = TextWork()
    (work.clusters, work.bytes) = (one.clusters - other.clusters, one.bytes - other.bytes)
    return work
  }

  /// Notes a walk over some text.
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
