import Glibc
import Synchronization

/// Reports Ctrl-C, and requests to end the program (SIGTERM, SIGHUP), to a command without a session. Without a watch,
/// each of them ends the program. With one, only the same signal again ends it.
public final class InterruptWatch: Sendable {
  /// The living watches, and the signals that they have taken over.
  private struct State {
    var isListening = false
    var number = 0
    var actions: [Int: @Sendable () -> Void] = [:]
    var taken: Set<Int32> = []
  }

  private static let signals = [SIGINT, SIGTERM, SIGHUP]
  private static let state = Mutex(State())
  /// The end of the pipe where the handler writes; -1 while there is no pipe. The pipe and its thread stay for the
  /// life of the process: a handler may still be running when its watch goes, and a closed descriptor could by then
  /// be another file's.
  private static let writeEnd = Atomic<Int32>(-1)

  private static let latest = Atomic<Int32>(0)

  private let number: Int

  /// The signal that a watch received last; nil before the first.
  public static var latestSignal: Int32? {
    let number = latest.load(ordering: .acquiring)
    return number == 0 ? nil : number
  }

  /// A watch that calls back from its own thread for each signal, until the watch is released; nil when the system has
  /// no pipe or no thread left.
  public init?(_ onInterrupt: @escaping @Sendable () -> Void) {
    let number = Self.state.withLock { state -> Int? in
      if !state.isListening { state.isListening = Self.listen() }
      guard state.isListening else { return nil }
      state.number += 1
      state.actions[state.number] = onInterrupt
      var action = SignalAction.make(handler: Self.handle)
      var former = sigaction()
      for signal in Self.signals {
        // An ignored SIGTERM or SIGHUP stays ignored, as under nohup: the program outlives its terminal.
        if signal != SIGINT, sigaction(signal, nil, &former) != 0 || SignalAction.isIgnoring(former) { continue }
        sigaction(signal, &action, nil)
        state.taken.insert(signal)
      }
      return state.number
    }
    guard let number else { return nil }
    self.number = number
  }

  deinit {
    // Called outside the lock, because the callback may release a watch.
    let gone = Self.state.withLock { [number] state in
      let gone = state.actions.removeValue(forKey: number)
      if state.actions.isEmpty {
        for number in state.taken { signal(number, SIG_DFL) }
        state.taken = []
      }
      return gone
    }
    _ = gone
  }

  /// Creates the pipe and the thread.
  private static func listen() -> Bool {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { return false }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    // A handler must not block on a full pipe.
    _ = fcntl(ends[1], F_SETFL, O_NONBLOCK)
    var thread = pthread_t()
    let readEnd = UnsafeMutableRawPointer(bitPattern: Int(ends[0]))
    let status = pthread_create(
      &thread, nil,
      { readEnd in
        InterruptWatch.callBack(from: Int32(Int(bitPattern: readEnd)))
        return nil
      }, readEnd)
    guard status == 0 else {
      for end in ends { close(end) }
      return false
    }
    pthread_detach(thread)
    writeEnd.store(ends[1], ordering: .releasing)
    return true
  }

  private static func callBack(from readEnd: Int32) {
    var byte: UInt8 = 0
    while true {
      let count = read(readEnd, &byte, 1)
      if count == 1 {
        for action in state.withLock({ Array($0.actions.values) }) { action() }
      } else if count == 0 || errno != EINTR {
        return
      }
    }
  }

  private static let handle: @convention(c) (Int32) -> Void = { number in
    let saved = errno
    // The same signal again ends a program that does not react.
    signal(number, SIG_DFL)
    InterruptWatch.latest.store(number, ordering: .releasing)
    let end = InterruptWatch.writeEnd.load(ordering: .acquiring)
    var byte: UInt8 = 1
    if end >= 0 { _ = write(end, &byte, 1) }
    errno = saved
  }
}
