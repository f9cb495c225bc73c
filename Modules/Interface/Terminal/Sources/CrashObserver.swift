/// Observes deadly signals that end the process, with or without a session: for a crash report.
public enum CrashObserver {
  /// Receives the signal's number, inside the signal handler: it may call only functions that POSIX allows there, and
  /// must not allocate.
  public typealias Body = @convention(c) (Int32) -> Void

  /// Registers an observer for the rest of the program. The terminal is restored before the call.
  ///
  /// Call it once, on the main thread, before there is another thread and before any session.
  public static func call(_ body: @escaping Body) {
    CrashHandlers.install(observer: body)
  }
}
