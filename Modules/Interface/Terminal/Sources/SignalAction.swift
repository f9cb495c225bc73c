import Glibc

/// The system's `sigaction`, with its handler in a field of a C union.
enum SignalAction {
  /// An action that calls `handler`, and restarts the interrupted call.
  static func make(handler: @escaping @convention(c) (Int32) -> Void) -> sigaction {
    var action = sigaction()
    action.__sigaction_handler.sa_handler = handler
    sigemptyset(&action.sa_mask)
    action.sa_flags = Int32(truncatingIfNeeded: SA_RESTART) | Int32(truncatingIfNeeded: SA_ONSTACK)
    return action
  }

  /// An action that ignores its signal.
  static func ignoring() -> sigaction {
    var action = sigaction()
    action.__sigaction_handler.sa_handler = SIG_IGN
    sigemptyset(&action.sa_mask)
    return action
  }

  static func isIgnoring(_ action: sigaction) -> Bool {
    let handler = action.__sigaction_handler.sa_handler
    return unsafeBitCast(handler, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
  }

  /// Stops this process and its group, and returns when it runs again.
  ///
  /// A signal to the group stops the calling thread some time later, when it may have taken the terminal back
  /// already. A signal from a thread to itself stops the thread before the call returns. So this process ignores the
  /// signal to the group.
  static func stopProcessGroup() {
    var ignoring = ignoring()
    var action = sigaction()
    if sigaction(SIGTSTP, &ignoring, &action) == 0 {
      kill(0, SIGTSTP)
      sigaction(SIGTSTP, &action, nil)
    }
    // The threads of tasks block all signals.
    var stop = sigset_t(), mask = sigset_t()
    sigemptyset(&stop)
    sigaddset(&stop, SIGTSTP)
    pthread_sigmask(SIG_UNBLOCK, &stop, &mask)
    raise(SIGTSTP)
    pthread_sigmask(SIG_SETMASK, &mask, nil)
  }
}
