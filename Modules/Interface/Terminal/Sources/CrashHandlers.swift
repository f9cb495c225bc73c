#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// Gives the terminal back before a deadly signal ends the process.
///
/// A trap in Swift is SIGILL or SIGTRAP; a stack that overflowed is SIGSEGV, which needs another stack. They replace
/// Swift's own backtracer, which would draw on the app's screen and wait there.
enum CrashHandlers {
  private static let numbers = [SIGILL, SIGTRAP, SIGSEGV, SIGBUS, SIGABRT, SIGFPE, SIGQUIT]
  nonisolated(unsafe) private static var earlier: [(number: Int32, action: sigaction)] = []

  /// Installs the handlers. Only the thread that holds the session's claim may call it.
  static func install() {
    prepareStack()
    for number in numbers {
      var action = SignalAction.make(handler: die)
      // Only the first failure counts; one inside the handler ends the process at once.
      action.sa_flags =
        Int32(truncatingIfNeeded: SA_ONSTACK) | Int32(truncatingIfNeeded: SA_NODEFER)
        | Int32(truncatingIfNeeded: SA_RESETHAND)
      var old = sigaction()
      if sigaction(number, &action, &old) == 0 { earlier.append((number, old)) }
    }
  }

  /// Puts the earlier actions back.
  static func uninstall() {
    for (number, old) in earlier {
      var action = old
      sigaction(number, &action, nil)
    }
    earlier.removeAll()
  }

  /// Gives the calling thread a stack for its handlers. It is never freed, and made once for each thread that asks.
  static func prepareStack() {
    var current = stack_t()
    guard sigaltstack(nil, &current) == 0, current.ss_flags & disabled != 0
    else { return }
    let size = 64 * 1024
    guard let memory = malloc(size) else { return }
    var stack = stack_t()
    stack.ss_sp = memory
    stack.ss_size = size
    sigaltstack(&stack, nil)
  }

  /// `SS_DISABLE`, which C's headers give as a macro here and as an enumeration there.
  #if canImport(Glibc)
  private static let disabled: Int32 = 2
  #else
  private static let disabled: Int32 = 4
  #endif

  private static let die: @convention(c) (Int32) -> Void = { number in
    Restoration.perform()
    signal(number, SIG_DFL)
    raise(number)
  }
}
