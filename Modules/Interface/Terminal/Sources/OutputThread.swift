/// The thread that writes frames to the terminal. A terminal that takes no bytes for a while (Ctrl-S, a slow line, a
/// suspended window) blocks only this thread.
///
/// The first bytes, the app's first frame, are written without it as far as the terminal takes them at once: starting
/// a thread would delay them. The host checks `isBusy` before each frame, so that at most one frame is on its way,
/// and the next one is the newest.
final class OutputThread: @unchecked Sendable {
  /// The most bytes that may wait; far more than a frame and a copied text. More are refused.
  static let limit = 4 << 20

  private let lines: TerminalLines
  private let continuation: AsyncStream<TerminalEvent>.Continuation
  private let monitor = Monitor()
  // The monitor's lock guards the following.
  private var waiting: [[UInt8]] = []
  private(set) var waitingBytes = 0
  private var isWriting = false
  private var isAwaited = false
  private var isRunning = false
  private var isEnding = false
  private var isFirst = true

  /// A thread that starts with its first work.
  init(lines: TerminalLines, continuation: AsyncStream<TerminalEvent>.Continuation) {
    self.lines = lines
    self.continuation = continuation
  }

  /// Whether bytes are on their way. If so, `TerminalEvent.ready` follows their arrival.
  var isBusy: Bool {
    monitor.withLock {
      isAwaited = isWriting || !waiting.isEmpty
      return isAwaited
    }
  }

  /// Sends bytes after those that wait; drops them when too much waits already.
  func send(_ bytes: [UInt8]) {
    guard !bytes.isEmpty else { return }
    monitor.withLock {
      guard waitingBytes + bytes.count <= Self.limit else { return }
      var rest = bytes[...]
      if isFirst, Restoration.isDue { rest = lines.writeAtOnce(bytes) }
      isFirst = false
      guard !rest.isEmpty, isRunning || start() else { return }
      waiting.append(Array(rest))
      waitingBytes += rest.count
      monitor.announce()
    }
  }

  /// Waits until everything was written, but at most `milliseconds`; then drops the bytes that have not been started.
  /// - Returns: Whether everything was written.
  @discardableResult func finish(within milliseconds: Int) -> Bool {
    monitor.withLock {
      monitor.wait(atMost: milliseconds) { isWriting || !waiting.isEmpty }
      let hasArrived = !isWriting && waiting.isEmpty
      forgetWaiting()
      return hasArrived
    }
  }

  /// Ends the thread. A thread blocked by the terminal ends when the terminal closes.
  func stop() {
    monitor.withLock {
      isEnding = true
      forgetWaiting()
      monitor.announce()
    }
  }

  private func forgetWaiting() {
    waiting = []
    waitingBytes = 0
  }
}

extension OutputThread {
  /// Starts the thread. Returns false when the system has none left.
  private func start() -> Bool {
    do throws(TerminalProblem) {
      try DedicatedThread { self.run() }.detach()
      isRunning = true
    } catch {
      isRunning = false
    }
    return isRunning
  }

  private func run() {
    while let bytes = next() {
      // After a crash began to restore the terminal, no byte may follow.
      if Restoration.isDue { lines.write(bytes) }
      let isAwaited = monitor.withLock {
        isWriting = false
        monitor.announce()
        defer { if waiting.isEmpty { self.isAwaited = false } }
        return waiting.isEmpty && self.isAwaited
      }
      if isAwaited { continuation.yield(.ready) }
    }
  }

  private func next() -> [UInt8]? {
    monitor.withLock {
      monitor.wait { waiting.isEmpty && !isEnding }
      guard !waiting.isEmpty else { return nil }
      let bytes = waiting.removeFirst()
      waitingBytes -= bytes.count
      isWriting = true
      return bytes
    }
  }
}
