import Glibc

/// Passes SIGINT (Ctrl-C) and SIGTERM on to a program that works for us. That program has its own process group, so the
/// terminal does not signal it.
enum SignalRelay {
  // The handlers read `child`, which is set before them, and write `came`. Both fit a machine word.
  private nonisolated(unsafe) static var child: pid_t = 0
  private nonisolated(unsafe) static var came = false

  /// Whether an interrupt has arrived.
  static var hasCome: Bool { came }

  /// Passes interrupts on to a process from now on; zero means none.
  static func forward(to process: pid_t) {
    child = process
    for number in [SIGINT, SIGTERM] {
      guard process != 0 else {
        signal(number, SIG_DFL)
        continue
      }
      signal(number) { number in
        SignalRelay.came = true
        kill(SignalRelay.child, number)
      }
    }
  }
}
