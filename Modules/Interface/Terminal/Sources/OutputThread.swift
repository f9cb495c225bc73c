/// The thread that hands frames to the terminal. A terminal that takes nothing for a while (Ctrl-S, a slow line, a
/// window that is suspended) stops this thread, and nobody else.
///
/// The first bytes, the app's first frame, go without it as far as the terminal takes them at once: making a thread
/// would only delay them. Whoever makes frames asks `isBusy` first, so that there is one on its way at most, and the
/// next one is the newest.
final class OutputThread: @unchecked Sendable {
  /// What waits may have so many bytes; it is far more than a frame and a copied text. More is refused.
  static let limit = 4 << 20

  private let lines: TerminalLines
  private let continuation: AsyncStream<TerminalEvent>.Continuation
  private let monitor = Monitor()
  // What follows is used under the monitor's lock.
  private var waiting: [[UInt8]] = []
  private(set) var waitingBytes = 0
  private var isWriting = false
  private var isAwaited = false
  private var isRunning = false
  private var isEnding = false
  private var isFirst = true

  /// A thread that begins when it has something to do.
  init(lines: TerminalLines, continuation: AsyncStream<TerminalEvent>.Continuation) {
    self.lines = lines
    self.continuation = continuation
  }

  /// Whether bytes are on their way. If so, `TerminalEvent.ready` tells when they have arrived.
  var isBusy: Bool {
    monitor.withLock {
      isAwaited = isWriting || !waiting.isEmpty
      return isAwaited
    }
  }

  /// Sends bytes after those that wait.
  /// - Returns: Whether it will: false when too much waits already.
  @discardableResult func send(_ bytes: [UInt8]) -> Bool {
    guard !bytes.isEmpty else { return true }
    return monitor.withLock {
      guard waitingBytes + bytes.count <= Self.limit else { return false }
      var rest = bytes[...]
      if isFirst, Restoration.isDue { rest = lines.writeAtOnce(bytes) }
      isFirst = false
      if rest.isEmpty { return true }
      guard isRunning || start() else { return false }
      waiting.append(Array(rest))
      waitingBytes += rest.count
      monitor.announce()
      return true
    }
  }

  /// Waits until everything has arrived, at most so many milliseconds; what has not begun by then is dropped.
  /// - Returns: Whether everything has.
  @discardableResult func finish(within milliseconds: Int) -> Bool {
    monitor.withLock {
      monitor.wait(atMost: milliseconds) { isWriting || !waiting.isEmpty }
      let hasArrived = !isWriting && waiting.isEmpty
      forgetWaiting()
      return hasArrived
    }
  }

  /// Ends the thread. One that is stuck in the terminal ends when the terminal goes.
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
  /// Begins the thread. Whether the system has one.
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
      // After a crash has begun to give the terminal back, nothing may follow.
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
