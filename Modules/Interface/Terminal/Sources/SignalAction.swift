#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// The system's `sigaction`, whose fields have other names on each platform.
enum SignalAction {
  /// An action that calls `handler`, and does not cut short what the signal interrupts.
  static func make(handler: @escaping @convention(c) (Int32) -> Void) -> sigaction {
    var action = sigaction()
    #if canImport(Glibc)
    action.__sigaction_handler.sa_handler = handler
    #else
    action.__sigaction_u.__sa_handler = handler
    #endif
    sigemptyset(&action.sa_mask)
    action.sa_flags = Int32(truncatingIfNeeded: SA_RESTART) | Int32(truncatingIfNeeded: SA_ONSTACK)
    return action
  }

  /// An action that does nothing.
  static func ignoring() -> sigaction {
    var action = sigaction()
    #if canImport(Glibc)
    action.__sigaction_handler.sa_handler = SIG_IGN
    #else
    action.__sigaction_u.__sa_handler = SIG_IGN
    #endif
    sigemptyset(&action.sa_mask)
    return action
  }

  /// Whether an action does nothing.
  static func isIgnoring(_ action: sigaction) -> Bool {
    #if canImport(Glibc)
    let handler = action.__sigaction_handler.sa_handler
    #else
    let handler = action.__sigaction_u.__sa_handler
    #endif
    return unsafeBitCast(handler, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
  }
}
