#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif
import Synchronization

/// Tells when the person presses Ctrl-C, or the system asks the program to end (SIGTERM, SIGHUP), for a command that has
/// no session. Without one alive, each of them ends the program; with one, the second does.
public final class InterruptWatch: Sendable {
  private static let writeEnd = Atomic<Int32>(-1)
  private static let latest = Atomic<Int32>(0)
  private let readEnd: Int32

  private static let signals = [SIGINT, SIGTERM, SIGHUP]
  /// Those of them that this one has taken over.
  private let taken: [Int32]

  /// The signal that a watch heard last; nil before the first.
  public static var latestSignal: Int32? {
    let number = latest.load(ordering: .acquiring)
    return number == 0 ? nil : number
  }

  /// Calls back from a thread of its own each time, until it is released; nil when the system has no pipe left.
  public init?(_ onInterrupt: @escaping @Sendable () -> Void) {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { return nil }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    readEnd = ends[0]
    Self.writeEnd.store(ends[1], ordering: .releasing)
    var action = SignalAction.make(handler: Self.note)
    var former = sigaction()
    // Who started the program may want it to outlive its terminal, as nohup does.
    taken = Self.signals.filter { $0 == SIGINT || sigaction($0, nil, &former) == 0 && !SignalAction.ignores(former) }
    for signal in taken { sigaction(signal, &action, nil) }
    start(readEnd, onInterrupt)
  }

  deinit {
    for number in taken { signal(number, SIG_DFL) }
    let end = Self.writeEnd.exchange(-1, ordering: .acquiringAndReleasing)
    if end >= 0 { close(end) }  // The thread reads the end, and closes the other side.
  }

  private func start(_ readEnd: Int32, _ onInterrupt: @escaping @Sendable () -> Void) {
    let body = Unmanaged.passRetained(Body(readEnd: readEnd, onInterrupt: onInterrupt)).toOpaque()
    #if canImport(Glibc)
    var thread = pthread_t()
    #else
    var thread: pthread_t?
    #endif
    let status = pthread_create(&thread, nil, { Body.run($0) }, body)
    guard status == 0 else {
      Unmanaged<Body>.fromOpaque(body).release()
      close(readEnd)
      return
    }
    #if canImport(Glibc)
    pthread_detach(thread)
    #else
    if let thread { pthread_detach(thread) }
    #endif
  }

  private static let note: @convention(c) (Int32) -> Void = { number in
    let saved = errno
    // A program that is stuck can still be ended, by whoever asks twice.
    signal(number, SIG_DFL)
    InterruptWatch.latest.store(number, ordering: .releasing)
    let end = InterruptWatch.writeEnd.load(ordering: .acquiring)
    var byte: UInt8 = 1
    if end >= 0 { _ = write(end, &byte, 1) }
    errno = saved
  }

  private final class Body: Sendable {
    let readEnd: Int32
    let onInterrupt: @Sendable () -> Void

    init(readEnd: Int32, onInterrupt: @escaping @Sendable () -> Void) {
      self.readEnd = readEnd
      self.onInterrupt = onInterrupt
    }

    #if canImport(Glibc)
    static func run(_ pointer: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
      if let pointer { Unmanaged<Body>.fromOpaque(pointer).takeRetainedValue().wait() }
      return nil
    }
    #else
    static func run(_ pointer: UnsafeMutableRawPointer) -> UnsafeMutableRawPointer? {
      Unmanaged<Body>.fromOpaque(pointer).takeRetainedValue().wait()
      return nil
    }
    #endif

    private func wait() {
      var byte: UInt8 = 0
      while true {
        let count = read(readEnd, &byte, 1)
        if count == 1 { onInterrupt() } else if count == 0 || errno != EINTR { break }
      }
      close(readEnd)
    }
  }
}
