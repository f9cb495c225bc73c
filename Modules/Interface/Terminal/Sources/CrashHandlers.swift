import Glibc
import Synchronization

/// Restores the terminal before a deadly signal ends the process, and notifies an observer.
///
/// A trap in Swift is SIGILL or SIGTRAP; a stack overflow is SIGSEGV and needs another stack. The handlers replace
/// Swift's own backtracer, which would draw on the app's screen and wait there.
enum CrashHandlers {
  private static let numbers = [SIGILL, SIGTRAP, SIGSEGV, SIGBUS, SIGABRT, SIGFPE, SIGQUIT]
  nonisolated(unsafe) private static var earlier: [(number: Int32, action: sigaction)] = []
  nonisolated(unsafe) private static var observer: CrashObserver.Body?

  /// Installs the handlers permanently, with an observer. Call it on the main thread, before there is another thread.
  static func install(observer body: @escaping CrashObserver.Body) {
    uninstall()
    install()
    _ = Restoration.isDue  // Initialised here, because a signal handler must not do it.
    observer = body
  }

  /// Installs the handlers. Call it on the thread that holds the session's claim.
  static func install() {
    guard observer == nil else { return }
    prepareStack()
    dying.store(0, ordering: .releasing)  // Initialised here, because a signal handler must not do it.
    for number in numbers {
      var action = SignalAction.make(handler: die)
      // A failure inside the handler runs it again, which ends the process at once.
      action.sa_flags = Int32(truncatingIfNeeded: SA_ONSTACK) | Int32(truncatingIfNeeded: SA_NODEFER)
      var old = sigaction()
      if sigaction(number, &action, &old) == 0 { earlier.append((number, old)) }
    }
  }

  /// Restores the earlier actions, unless there is an observer, which stays for the rest of the program.
  static func uninstall() {
    guard observer == nil else { return }
    for (number, old) in earlier {
      var action = old
      sigaction(number, &action, nil)
    }
    earlier.removeAll()
  }

  /// Gives the calling thread an alternate stack for its handlers, unless it has one. The memory may be freed after
  /// the thread's end.
  /// - Returns: The memory, to be released at the end of the thread; nil when the thread had a stack already, or there
  ///   is no memory.
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

  /// Frees the stack of `prepareStack` for the calling thread.
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
    // Another thread failed first and is restoring the terminal; ending now would interrupt it.
    while !first.exchanged, first.original != thread { pause() }
    if first.exchanged {
      Restoration.perform()
      observer?(number)
    }
    signal(number, SIG_DFL)
    raise(number)
  }
}
