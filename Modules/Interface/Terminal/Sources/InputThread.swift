import Glibc
import Synchronization

/// The thread that waits for the terminal and for signals, and turns both into events.
///
/// It has no timer: it wakes when something comes, and 50 ms after a lone ESC.
final class InputThread: @unchecked Sendable {
  private let input: Int32
  private let signals: Int32
  private let continuation: AsyncStream<TerminalEvent>.Continuation
  private var size: () -> Size = { .zero }
  private var continued: () -> Void = {}
  private var answered: (TerminalAnswer) -> Bool = { _ in false }
  private var thread: DedicatedThread?
  private var hasHungUp = false

  /// A thread that does not run yet.
  init(input: Int32, signals: Int32, continuation: AsyncStream<TerminalEvent>.Continuation) {
    self.input = input
    self.signals = signals
    self.continuation = continuation
  }

  /// Begins to listen. `size` is asked when the window changes, `continued` is told of SIGCONT, and `answered` of what
  /// the terminal says: whether that was news.
  func start(
    size: @escaping @Sendable () -> Size, continued: @escaping @Sendable () -> Void,
    answered: @escaping @Sendable (TerminalAnswer) -> Bool
  ) throws(TerminalProblem) {
    self.size = size
    self.continued = continued
    self.answered = answered
    thread = try DedicatedThread { self.run() }
  }

  /// Ends it, and returns when it has ended, so that the next program gets all that is typed.
  func stop(waking pipe: SignalPipe) {
    guard let thread else { return }
    pipe.send(SignalPipe.stop)
    thread.join()
    self.thread = nil
  }

  private func run() {
    var parser = InputParser()
    var buffer = [UInt8](repeating: 0, count: 16 * 1024)
    while true {
      // A descriptor of -1 is one that poll leaves out.
      var waits = [
        pollfd(fd: hasHungUp ? -1 : input, events: Int16(POLLIN), revents: 0),
        pollfd(fd: signals, events: Int16(POLLIN), revents: 0),
      ]
      let count = poll(&waits, 2, parser.isPending ? parser.patience : -1)
      if count < 0, errno != EINTR { return hangUp() }
      if count == 0 { parser.timeout().forEach { continuation.yield($0) } }
      guard count > 0 else { continue }
      if waits[1].revents != 0, !consumeSignals() { return }
      guard waits[0].revents != 0 else { continue }
      let length = read(input, &buffer, buffer.count)
      if length > 0 {
        parser.feed(buffer[..<length]).forEach { continuation.yield($0) }
        for answer in parser.consumeAnswers() where answered(answer) { continuation.yield(.learned) }
      } else if length == 0 || errno != EINTR && errno != EAGAIN {
        hangUp()
      }
    }
  }

  /// Takes what came by the pipe. Whether to go on.
  private func consumeSignals() -> Bool {
    var bytes = [UInt8](repeating: 0, count: 64)
    let count = read(signals, &bytes, bytes.count)
    guard count > 0 else { return true }
    for byte in bytes[..<count] {
      switch Int32(byte) {
      case Int32(SignalPipe.stop): return false
      case SIGWINCH: continuation.yield(.resize(size()))
      case SIGTERM: continuation.yield(.terminate)
      case SIGINT: continuation.yield(.interrupt)
      case SIGHUP: hangUp()
      case SIGCONT: continued()
      default: break
      }
    }
    return true
  }

  /// Tells once that nobody is there any more.
  private func hangUp() {
    guard !hasHungUp else { return }
    hasHungUp = true
    continuation.yield(.hangup)
  }
}
