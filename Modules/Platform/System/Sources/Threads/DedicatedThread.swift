import Glibc

/// A thread of the program's own, for work that blocks it for long: a socket, another program, a transfer.
public enum DedicatedThread {
  /// Starts a thread that ends with the body. It takes no signals: those are for the main thread.
  /// - Returns: False when the system has no thread left.
  @discardableResult public static func start(_ body: @escaping @Sendable () -> Void) -> Bool {
    let context = Unmanaged.passRetained(Body(body)).toOpaque()
    // A fault is the faulting thread's. Blocked, it would end the program before the terminal is restored.
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

  /// Does the work on a thread of its own, so that no task waits for it. Where the system has no thread left, the work is
  /// done here. A cancelled task still waits for the end of the work.
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
