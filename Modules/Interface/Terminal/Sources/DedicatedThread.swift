import Glibc

/// A thread for work that blocks for long. It spares the few threads that tasks share.
struct DedicatedThread {
  private let thread: pthread_t

  /// Starts a thread. The caller must detach it or join it.
  /// - Throws: `TerminalProblem.system` when the system has no thread left.
  init(_ body: @escaping @Sendable () -> Void) throws(TerminalProblem) {
    let context = Unmanaged.passRetained(Body(body)).toOpaque()
    var thread = pthread_t()
    let status = pthread_create(&thread, nil, { Body.run($0) }, context)
    guard status == 0 else {
      Unmanaged<Body>.fromOpaque(context).release()
      throw .system("pthread_create", errno: status)
    }
    self.thread = thread
  }

  func detach() { pthread_detach(thread) }

  /// Waits for its end. On the thread itself, it detaches.
  func join() {
    if pthread_equal(thread, pthread_self()) != 0 { detach() } else { pthread_join(thread, nil) }
  }

  /// Runs `body` on a thread, and returns its result; nil when the system has no thread left.
  static func run(_ body: @escaping @Sendable () -> Int32) async -> Int32? {
    await withCheckedContinuation { continuation in
      do throws(TerminalProblem) {
        try DedicatedThread { continuation.resume(returning: body()) }.detach()
      } catch {
        continuation.resume(returning: nil)
      }
    }
  }

  private final class Body: Sendable {
    private let body: @Sendable () -> Void

    init(_ body: @escaping @Sendable () -> Void) { self.body = body }

    static func run(_ pointer: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
      guard let pointer else { return nil }
      Unmanaged<Body>.fromOpaque(pointer).takeRetainedValue().body()
      return nil
    }
  }
}
