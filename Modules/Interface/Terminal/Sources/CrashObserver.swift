/// Who is told when a deadly signal ends the process, with or without a session: to write that down.
public enum CrashObserver {
  /// Gets the signal's number, in the signal's handler: it may call only what POSIX allows there, and allocate nothing.
  public typealias Body = @convention(c) (Int32) -> Void

  /// Has an observer told, for the rest of the program. The terminal is given back before.
  ///
  /// It is called once, by the main thread, before there is another one, and before any session.
  public static func call(_ body: @escaping Body) {
    CrashHandlers.install(observer: body)
  }
}
