import Glibc

/// One heap for all threads.
enum SharedHeap {
  private typealias Setter = @convention(c) (Int32, Int32) -> Int32

  /// The number of heaps, in glibc's `malloc.h`, which Swift does not import.
  private static let mostArenas: Int32 = -8

  /// Makes all threads use one heap. glibc would give each thread its own, and each of those grows by a page at a time,
  /// with a call to the system and a fault for each page. The threads of this program seldom allocate at the same time.
  /// Without glibc this does nothing.
  static func use() {
    guard let setter = dlsym(nil, "mallopt") else { return }
    _ = unsafeBitCast(setter, to: Setter.self)(mostArenas, 1)
  }
}
