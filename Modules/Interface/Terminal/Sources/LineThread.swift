import Glibc

/// The thread that waits for lines and signals, and turns both into events.
///
/// It reads only when a line is requested: an endless input costs no memory, and unread input is left for the next
/// reader of the terminal. It wakes only for input and signals, and at the end of a paste (`PasteAssembler.wait`).
final class LineThread: @unchecked Sendable {
  /// The byte that requests a line, in the pipe of signals: no signal has this number.
  static let request: UInt8 = 255

  private let input: Int32
  /// Whether pasted lines are joined into one entry.
  private let gathers: Bool
  private let signals: Int32
  private let continuation: AsyncStream<LineEvent>.Continuation
  private let continued: @Sendable () -> Void
  private var thread: DedicatedThread?
  private var buffer = LineBuffer()
  private var assembler = PasteAssembler()
  private var wanted = 0
  private var hasEnded = false

  /// A thread that is not yet started.
  /// - Parameter continued: Called when the program continues after a suspension, before the event is sent.
  init(
    input: Int32, gathers: Bool, signals: Int32, continuation: AsyncStream<LineEvent>.Continuation,
    continued: @escaping @Sendable () -> Void = {}
  ) {
    self.continued = continued
    self.input = input
    self.gathers = gathers
    self.signals = signals
    self.continuation = continuation
  }

  func start() throws(TerminalProblem) {
    thread = try DedicatedThread { self.run() }
  }

  /// Stops the thread, and returns when it has ended.
  func stop(waking pipe: SignalPipe) {
    guard let thread else { return }
    pipe.send(SignalPipe.stop)
    thread.join()
    self.thread = nil
  }

  private func run() {
    while true {
      deliver()
      // poll ignores a descriptor of -1.
      var waits = [
        pollfd(fd: wanted > 0 && !hasEnded ? input : -1, events: Int16(POLLIN), revents: 0),
        pollfd(fd: signals, events: Int16(POLLIN), revents: 0),
      ]
      let count = poll(&waits, 2, assembler.wait ?? -1)
      if count < 0, errno != EINTR { return end() }
      if count == 0, let entry = assembler.rest() { hand(over: entry) }
      guard count > 0 else { continue }
      if waits[1].revents != 0, !consumeSignals() { return }
      if waits[0].revents != 0 { readMore() }
    }
  }

  /// Sends the requested lines that have arrived.
  private func deliver() {
    while wanted > 0, let line = buffer.next() {
      if gathers { assembler.consume(line) } else { hand(over: .line(line)) }
    }
  }

  private func hand(over entry: LineEvent) {
    wanted -= 1
    continuation.yield(entry)
  }

  private func readMore() {
    var bytes = [UInt8](repeating: 0, count: 16 * 1024)
    let count = read(input, &bytes, bytes.count)
    if count > 0 {
      buffer.append(bytes[..<count])
    } else if count == 0 || errno != EINTR && errno != EAGAIN {
      end()
    }
  }

  /// Reports the end of the input once, after the last line, which may lack a line break.
  private func end() {
    guard !hasEnded else { return }
    hasEnded = true
    if let line = buffer.rest() {
      if gathers { assembler.consume(line) } else { continuation.yield(.line(line)) }
    }
    if let entry = assembler.all() { continuation.yield(entry) }
    continuation.yield(.end)
  }

  /// Handles the bytes in the pipe. Returns whether to go on.
  private func consumeSignals() -> Bool {
    var bytes = [UInt8](repeating: 0, count: 64)
    let count = read(signals, &bytes, bytes.count)
    guard count > 0 else { return true }
    for byte in bytes[..<count] {
      switch byte {
      case SignalPipe.stop: return false
      case Self.request: wanted += 1
      case UInt8(truncatingIfNeeded: SIGTERM): continuation.yield(.terminate)
      case UInt8(truncatingIfNeeded: SIGINT):
        // The terminal drops its unfinished line then, and with it the mark at the end of a paste.
        assembler = PasteAssembler()
        continuation.yield(.interrupt)
      case UInt8(truncatingIfNeeded: SIGCONT):
        continued()
        continuation.yield(.continued)
      case UInt8(truncatingIfNeeded: SIGHUP): continuation.yield(.hangup)
      default: break
      }
    }
    return true
  }
}
