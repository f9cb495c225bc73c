import Glibc

/// Ctrl-C while another program works for us: it has a process group of its own, so the terminal does not tell it.
enum SignalRelay {
  // Written before handlers are set and read by them; both are words of the machine.
  private nonisolated(unsafe) static var child: pid_t = 0
  private nonisolated(unsafe) static var came = false

  /// Whether there was one.
  static var hasCome: Bool { came }

  /// Hands interruptions on to a process from now on; zero is none.
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
