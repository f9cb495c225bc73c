import Glibc
import Synchronization

/// Gives the terminal back before a deadly signal ends the process, and tells an observer.
///
/// A trap in Swift is SIGILL or SIGTRAP; a stack that overflowed is SIGSEGV, which needs another stack. They replace
/// Swift's own backtracer, which would draw on the app's screen and wait there.
enum CrashHandlers {
  private static let numbers = [SIGILL, SIGTRAP, SIGSEGV, SIGBUS, SIGABRT, SIGFPE, SIGQUIT]
  nonisolated(unsafe) private static var earlier: [(number: Int32, action: sigaction)] = []
  nonisolated(unsafe) private static var observer: CrashObserver.Body?

  /// Installs the handlers for good, with an observer. Only the main thread may call it, before there is another.
  static func install(observer body: @escaping CrashObserver.Body) {
    uninstall()
    install()
    _ = Restoration.isDue  // It must not be made in a signal handler.
    observer = body
  }

  /// Installs the handlers. Only the thread that holds the session's claim may call it.
  static func install() {
    guard observer == nil else { return }
    prepareStack()
    dying.store(0, ordering: .releasing)  // It must not be made in a signal handler.
    for number in numbers {
      var action = SignalAction.make(handler: die)
      // A failure inside the handler comes there too, and ends the process at once.
      action.sa_flags = Int32(truncatingIfNeeded: SA_ONSTACK) | Int32(truncatingIfNeeded: SA_NODEFER)
      var old = sigaction()
      if sigaction(number, &action, &old) == 0 { earlier.append((number, old)) }
    }
  }

  /// Puts the earlier actions back, unless there is an observer, who is there for the rest of the program.
  static func uninstall() {
    guard observer == nil else { return }
    for (number, old) in earlier {
      var action = old
      sigaction(number, &action, nil)
    }
    earlier.removeAll()
  }

  /// Gives the calling thread a stack for its handlers, unless it has one. The thread may end before it is freed.
  /// - Returns: Its memory, to be released where the thread ends; nil when it had one.
  @discardableResult static func prepareStack() -> UnsafeMutableRawPointer? {
    var current = stack_t()
    guard sigaltstack(nil, &current) == 0, current.ss_flags & disabled != 0
    else { return nil }
    let size = 64 * 1024
    guard let memory = malloc(size) else { return nil }
    var stack = stack_t()
    stack.ss_sp = memory
    stack.ss_size = size
    sigaltstack(&stack, nil)
    return memory
  }

  /// Frees the calling thread's stack for handlers, which it got by `prepareStack`.
  static func release(stack memory: UnsafeMutableRawPointer?) {
    guard let memory else { return }
    var none = stack_t()
    none.ss_flags = disabled
    sigaltstack(&none, nil)
    free(memory)
  }

  /// `SS_DISABLE`, which Swift does not import.
  private static let disabled: Int32 = 2

  /// The thread whose failure ends the process; 0 while there is none.
  private static let dying = Atomic<UInt>(0)

  private static let die: @convention(c) (Int32) -> Void = { number in
    let thread = UInt(pthread_self())
    let first = dying.compareExchange(expected: 0, desired: thread, ordering: .acquiringAndReleasing)
    // Another thread failed before, and is giving the terminal back: ending now would cut it short.
    while !first.exchanged, first.original != thread { pause() }
    if first.exchanged {
      Restoration.perform()
      observer?(number)
    }
    signal(number, SIG_DFL)
    raise(number)
  }
}
