#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// A call that blocks for long, on a thread of its own: the few threads that tasks share would be missed.
enum OwnThread {
  /// Calls `body`, and returns what it returns; nil when the system has no thread left.
  static func run(_ body: @escaping @Sendable () -> Int32) async -> Int32? {
    await withCheckedContinuation { continuation in
      let call = Unmanaged.passRetained(Call { continuation.resume(returning: body()) }).toOpaque()
      #if canImport(Glibc)
      var thread = pthread_t()
      let status = pthread_create(&thread, nil, { Call.run($0) }, call)
      if status == 0 { pthread_detach(thread) }
      #else
      var thread: pthread_t?
      let status = pthread_create(&thread, nil, { Call.run($0) }, call)
      if let thread { pthread_detach(thread) }
      #endif
      guard status == 0 else {
        Unmanaged<Call>.fromOpaque(call).release()
        return continuation.resume(returning: nil)
      }
    }
  }

  private final class Call: Sendable {
    private let body: @Sendable () -> Void

    init(_ body: @escaping @Sendable () -> Void) { self.body = body }

    static func run(_ pointer: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
      if let pointer { Unmanaged<Call>.fromOpaque(pointer).takeRetainedValue().body() }
      return nil
    }
  }
}
