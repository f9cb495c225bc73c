import Glibc

/// The system's `sigaction`, whose handler is a field of a C union.
enum SignalAction {
  /// An action that calls `handler`, and does not cut short what the signal interrupts.
  static func make(handler: @escaping @convention(c) (Int32) -> Void) -> sigaction {
    var action = sigaction()
    action.__sigaction_handler.sa_handler = handler
    sigemptyset(&action.sa_mask)
    action.sa_flags = Int32(truncatingIfNeeded: SA_RESTART) | Int32(truncatingIfNeeded: SA_ONSTACK)
    return action
  }

  /// Whether an action does nothing.
  static func ignores(_ action: sigaction) -> Bool {
    let handler = action.__sigaction_handler.sa_handler
    return unsafeBitCast(handler, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
  }

  /// An action that does nothing.
  static func ignoring() -> sigaction {
    var action = sigaction()
    action.__sigaction_handler.sa_handler = SIG_IGN
    sigemptyset(&action.sa_mask)
    return action
  }

  /// Whether an action does nothing.
  static func isIgnoring(_ action: sigaction) -> Bool {
    let handler = action.__sigaction_handler.sa_handler
    return unsafeBitCast(handler, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
  }

  /// Stops this process and those in its group, and returns when it runs again.
  ///
  /// A signal to the group stops the calling thread some time later, when it may have taken the terminal back already;
  /// one that a thread sends itself stops it before the call returns. Ours is ignored while the others get theirs.
  static func stopProcessGroup() {
    var ignoring = ignoring()
    var action = sigaction()
    if sigaction(SIGTSTP, &ignoring, &action) == 0 {
      kill(0, SIGTSTP)
      sigaction(SIGTSTP, &action, nil)
    }
    // The threads that run tasks let no signal through.
    var stop = sigset_t(), mask = sigset_t()
    sigemptyset(&stop)
    sigaddset(&stop, SIGTSTP)
    pthread_sigmask(SIG_UNBLOCK, &stop, &mask)
    raise(SIGTSTP)
    pthread_sigmask(SIG_SETMASK, &mask, nil)
  }
}
