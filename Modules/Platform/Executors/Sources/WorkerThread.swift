import Glibc

/// A thread that lives as long as its work.
enum WorkerThread {
  /// Starts one; false when the system has none left.
  static func start(_ body: @escaping @Sendable () -> Void) -> Bool {
    let life = Unmanaged.passRetained(Life(body)).toOpaque()
    // Signals are for the main thread. Faults are the faulting thread's, whatever is said here.
    var (all, before) = (sigset_t(), sigset_t())
    sigfillset(&all)
    for fault in [SIGSEGV, SIGBUS, SIGILL, SIGFPE, SIGTRAP, SIGABRT] { sigdelset(&all, fault) }
    pthread_sigmask(SIG_SETMASK, &all, &before)
    defer { pthread_sigmask(SIG_SETMASK, &before, nil) }
    var thread = pthread_t()
    let failure = pthread_create(&thread, nil, { Life.begin($0) }, life)
    if failure == 0 { pthread_detach(thread) }
    if failure != 0 { Unmanaged<Life>.fromOpaque(life).release() }
    return failure == 0
  }

  private final class Life: Sendable {
    private let body: @Sendable () -> Void

    init(_ body: @escaping @Sendable () -> Void) { self.body = body }

    static func begin(_ pointer: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
      if let pointer { Unmanaged<Life>.fromOpaque(pointer).takeRetainedValue().body() }
      return nil
    }
  }
}
