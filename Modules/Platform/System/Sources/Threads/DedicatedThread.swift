import Glibc

/// A thread for work that blocks it for long: a socket, another program, a transfer.
public enum DedicatedThread {
  /// Starts a thread that ends with the body. It receives no signals: the main thread does.
  /// - Returns: False when the system cannot start another thread.
  @discardableResult public static func start(_ body: @escaping @Sendable () -> Void) -> Bool {
    let context = Unmanaged.passRetained(Body(body)).toOpaque()
    // A fault signal goes to the faulting thread. If it were blocked, the program would end before the terminal is
    // restored.
    var (all, before) = (sigset_t(), sigset_t())
    sigfillset(&all)
    for fault in [SIGSEGV, SIGBUS, SIGILL, SIGFPE, SIGTRAP, SIGABRT] { sigdelset(&all, fault) }
    pthread_sigmask(SIG_SETMASK, &all, &before)
    defer { pthread_sigmask(SIG_SETMASK, &before, nil) }
    var thread = pthread_t()
    let failure = pthread_create(&thread, nil, { Body.run($0) }, context)
    if failure == 0 { pthread_detach(thread) } else { Unmanaged<Body>.fromOpaque(context).release() }
    return failure == 0
  }

  /// Runs the work on a thread of its own, so that no task is blocked. If the system cannot start another thread, the
  /// work runs here. A cancelled task still waits for the end of the work.
  public static func run<Value: Sendable>(_ work: @escaping @Sendable () throws -> Value) async throws -> Value {
    try await withCheckedThrowingContinuation { continuation in
      let whole: @Sendable () -> Void = { continuation.resume(with: Result { try work() }) }
      if !start(whole) { whole() }
    }
  }

  private final class Body: Sendable {
    private let body: @Sendable () -> Void

    init(_ body: @escaping @Sendable () -> Void) { self.body = body }

    static func run(_ pointer: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
      if let pointer { Unmanaged<Body>.fromOpaque(pointer).takeRetainedValue().body() }
      return nil
    }
  }
}
