import Glibc
import Synchronization

/// The thread that waits for input and signals, and turns both into events.
///
/// It has no timer. It wakes for input and signals, 50 ms after a lone ESC, and 250 ms after half a sequence.
final class InputThread: @unchecked Sendable {
  private let input: Int32
  private let signals: Int32
  private let continuation: AsyncStream<TerminalEvent>.Continuation
  private var size: () -> Size = { .zero }
  private var continued: () -> Void = {}
  private var answered: (TerminalAnswer) -> Bool = { _ in false }
  private var thread: DedicatedThread?
  private var hasHungUp = false

  /// A thread that is not yet started.
  init(input: Int32, signals: Int32, continuation: AsyncStream<TerminalEvent>.Continuation) {
    self.input = input
    self.signals = signals
    self.continuation = continuation
  }

  /// Starts to listen. `size` is called when the window changes, and `continued` on SIGCONT. `answered` gets the
  /// terminal's answers and returns whether they change its traits.
  func start(
    size: @escaping @Sendable () -> Size, continued: @escaping @Sendable () -> Void,
    answered: @escaping @Sendable (TerminalAnswer) -> Bool
  ) throws(TerminalProblem) {
    self.size = size
    self.continued = continued
    self.answered = answered
    thread = try DedicatedThread { self.run() }
  }

  /// Stops the thread, and returns when it has ended, so that further input is left for the next program.
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
      // poll ignores a descriptor of -1.
      var waits = [
        pollfd(fd: hasHungUp ? -1 : input, events: Int16(POLLIN), revents: 0),
        pollfd(fd: signals, events: Int16(POLLIN), revents: 0),
      ]
      let count = poll(&waits, 2, parser.isPending ? parser.wait : -1)
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

  /// Handles the signals in the pipe. Returns whether to go on.
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

  /// Reports once that the terminal is gone.
  private func hangUp() {
    guard !hasHungUp else { return }
    hasHungUp = true
    continuation.yield(.hangup)
  }
}
