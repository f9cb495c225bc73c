import Glibc

/// Does work on a thread of its own: one that waits in a socket must not hold up Swift's tasks.
func detachThread(_ work: @escaping @Sendable () -> Void) {
  let context = Unmanaged.passRetained(ThreadWork(work)).toOpaque()
  var thread = pthread_t()
  let failed = pthread_create(&thread, nil, { ThreadWork.run($0) }, context)
  if failed == 0 { pthread_detach(thread) }
  if failed != 0 { Unmanaged<ThreadWork>.fromOpaque(context).release() }
}

private final class ThreadWork: Sendable {
  private let work: @Sendable () -> Void

  init(_ work: @escaping @Sendable () -> Void) {
    self.work = work
  }

  static func run(_ context: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
    if let context { Unmanaged<ThreadWork>.fromOpaque(context).takeRetainedValue().work() }
    return nil
  }
}
