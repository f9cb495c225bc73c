import Glibc
import Synchronization

/// Passes signals to the input thread: each handler only writes its number into a pipe.
final class SignalPipe: @unchecked Sendable {
  /// The end of the pipe with the numbers, a byte for each.
  let readEnd: Int32
  private var earlier: [(number: Int32, action: sigaction)] = []

  /// The byte that stops the thread; no signal has this number.
  static let stop: UInt8 = 0

  /// The end of the pipe where handlers write; -1 while there is no pipe. The pipe stays for the life of the process,
  /// because a handler may still be running when its session ends.
  private static let writeEnd = Atomic<Int32>(-1)
  private static let readEnd = Atomic<Int32>(-1)
  private static let terminations = Atomic(0)
  private static let requestsToEnd = Atomic(0)

  static func install() throws(TerminalProblem) -> SignalPipe {
    if readEnd.load(ordering: .acquiring) < 0 { try makePipe() }
    let pipe = SignalPipe(readEnd: readEnd.load(ordering: .acquiring))
    pipe.drain()
    terminations.store(0, ordering: .releasing)
    requestsToEnd.store(0, ordering: .releasing)
    for number in [SIGWINCH, SIGTERM, SIGHUP, SIGINT, SIGCONT] { pipe.handle(number) }
    var ignoring = SignalAction.ignoring()
    var old = sigaction()
    // Writing to a closed terminal is an error to handle, and must not end the process.
    if sigaction(SIGPIPE, &ignoring, &old) == 0 { pipe.earlier.append((SIGPIPE, old)) }
    return pipe
  }

  /// Whether the program was asked to end, or is within so many milliseconds: signals that arrive together are handled in
  /// any order.
  static func isAskedToEnd(within milliseconds: Int) -> Bool {
    for _ in 0..<milliseconds where requestsToEnd.load(ordering: .acquiring) == 0 { usleep(1_000) }
    return requestsToEnd.load(ordering: .acquiring) > 0
  }

  private init(readEnd: Int32) {
    self.readEnd = readEnd
  }

  /// Restores the earlier actions.
  func uninstall() {
    for (number, old) in earlier {
      var action = old
      sigaction(number, &action, nil)
    }
    earlier.removeAll()
  }

  /// Wakes the reader with another byte.
  func send(_ byte: UInt8) {
    Self.write(byte)
  }

  private static func makePipe() throws(TerminalProblem) {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { throw .system("pipe", errno: errno) }
    for end in ends {
      _ = fcntl(end, F_SETFD, FD_CLOEXEC)
      // A handler must not block on a full pipe, nor the reader on a byte that another read consumed.
      _ = fcntl(end, F_SETFL, O_NONBLOCK)
    }
    readEnd.store(ends[0], ordering: .releasing)
    writeEnd.store(ends[1], ordering: .releasing)
  }

  private func handle(_ number: Int32) {
    var old = sigaction()
    guard sigaction(number, nil, &old) == 0 else { return }
    // Under nohup, SIGHUP must stay ignored.
    if number == SIGHUP, SignalAction.isIgnoring(old) { return }
    var action = SignalAction.make(handler: Self.handle)
    if sigaction(number, &action, nil) == 0 { earlier.append((number, old)) }
  }

  private func drain() {
    var byte: UInt8 = 0
    while read(readEnd, &byte, 1) == 1 {}
  }

  private static let handle: @convention(c) (Int32) -> Void = { number in
    let saved = errno
    if number == SIGTERM || number == SIGHUP { SignalPipe.requestsToEnd.add(1, ordering: .releasing) }
    if number == SIGTERM, SignalPipe.terminations.add(1, ordering: .relaxed).newValue > 1 {
      // The app did not end at the first request; this time it is ended.
      Restoration.perform()
      signal(number, SIG_DFL)
      raise(number)
    }
    SignalPipe.write(UInt8(truncatingIfNeeded: number))
    errno = saved
  }

  private static func write(_ byte: UInt8) {
    let end = writeEnd.load(ordering: .acquiring)
    withUnsafeBytes(of: byte) { bytes in
      _ = Glibc.write(end, bytes.baseAddress, 1)
    }
  }
}
