import Glibc

/// A thread of the program's own, for what blocks for long: the few threads that tasks share would be missed.
struct DedicatedThread {
  private let thread: pthread_t

  /// Begins a thread. Whoever begins one lets it go, or waits for its end.
  /// - Throws: `TerminalProblem.system` when the system has none left.
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

  /// Lets it end by itself.
  func detach() { pthread_detach(thread) }

  /// Waits for its end; when it is the caller, it is let go instead.
  func join() {
    if pthread_equal(thread, pthread_self()) != 0 { detach() } else { pthread_join(thread, nil) }
  }

  /// Calls `body` on a thread, and returns what it returns; nil when the system has no thread left.
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
