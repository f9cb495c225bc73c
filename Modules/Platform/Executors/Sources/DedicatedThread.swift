/// Work that blocks its thread for long, such as waiting for another program.
public enum DedicatedThread {
  /// Does the work on a thread that lives as long as it, so that no thread of the tasks is missing meanwhile. Where the
  /// system has none left, it is done here. Whoever is cancelled still waits for its end.
  public static func run<Value: Sendable>(_ work: @escaping @Sendable () throws -> Value) async throws -> Value {
    try await withCheckedThrowingContinuation { continuation in
      let whole: @Sendable () -> Void = { continuation.resume(with: Result { try work() }) }
      if !WorkerThread.start(whole) { whole() }
    }
  }
}
