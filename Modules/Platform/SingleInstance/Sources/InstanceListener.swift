import Glibc
import Synchronization

/// Takes lines from other programs of the same person, at a socket that nobody else can open.
///
/// The newest listener at a path gets what comes first. The one before it steps aside, hears what the newer ones let go,
/// and has the path again when they have stopped. What a killed program left is taken away. A line that is too long, or not there in two seconds, is not taken, nor is one of somebody who has gone.
public final class InstanceListener: Sendable {
  /// A line, and who waits for the answer.
  public final class Request: Sendable {
    /// What the other program said.
    public let line: String
    private let descriptor: Int32

    init(_ line: String, from descriptor: Int32) {
      self.line = line
      self.descriptor = descriptor
    }

    /// Says whether it was done, once. Without an answer it was for somebody else.
    public func answer(_ isDone: Bool) {
      _ = InstanceSocket.writeLine(isDone ? "ok" : "no", to: descriptor)
    }

    /// Says that it will be done when it can be.
    public func postpone() {
      _ = InstanceSocket.writeLine("later", to: descriptor)
    }

    deinit { close(descriptor) }
  }

  private let path: String
  private let descriptor: Int32
  private let inode: UInt64
  private let wake: (read: Int32, write: Int32)
  private let isClosed = Mutex(false)

  /// A listener at a path in a folder that is there; nil where the system cannot make one.
  /// - Parameter take: Called for each line, on a thread of its own.
  public init?(at path: String, handle: @escaping @Sendable (Request) -> Void) {
    // Its name is the path's only when it is ready: who connects finds the old one or the new one.
    let fresh = InstanceNames.fresh(at: path)
    unlink(fresh)
    let descriptor = InstanceSocket.make()
    guard descriptor >= 0 else { return nil }
    var ends: [Int32] = [-1, -1]
    var status = stat()
    guard InstanceSocket.with(fresh, { bind(descriptor, $0, $1) }), chmod(fresh, 0o600) == 0,
      listen(descriptor, 8) == 0, lstat(fresh, &status) == 0, pipe(&ends) == 0,
      InstanceNames.put(fresh, at: path)
    else {
      for end in [descriptor] + ends where end >= 0 { close(end) }
      unlink(fresh)
      return nil
    }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    self.path = path
    self.descriptor = descriptor
    inode = UInt64(status.st_ino)
    wake = (ends[0], ends[1])
    guard Self.startThread({ [descriptor, wake] in Self.serve(descriptor, until: wake.read, handle) }) else {
      stop()
      return nil
    }
  }

  deinit { stop() }

  /// Stops listening, takes the socket away, and leaves the path to who had it before.
  public func stop() {
    guard
      isClosed.withLock({ was in
        defer { was = true }; return !was
      })
    else { return }
    InstanceNames.leave(path, inode)
    // The thread sees the end of the pipe, and closes what it reads from.
    close(wake.write)
  }

  private static func serve(_ descriptor: Int32, until end: Int32, _ handle: (Request) -> Void) {
    defer {
      close(descriptor)
      close(end)
    }
    while true {
      var waits = [
        pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0), pollfd(fd: end, events: Int16(POLLIN), revents: 0),
      ]
      let count = poll(&waits, 2, -1)
      if count < 0, errno != EINTR { return }
      if waits[1].revents != 0 { return }
      guard count > 0, waits[0].revents != 0 else { continue }
      let client = accept(descriptor, nil, nil)
      guard client >= 0 else {
        // Without a descriptor for it, whoever waits would be seen again at once, and again.
        _ = poll(nil, 0, 100)
        continue
      }
      _ = fcntl(client, F_SETFD, FD_CLOEXEC)
      // Who came while this program was stopped, and went, has done otherwise by now.
      if let line = InstanceSocket.readLine(from: client), !InstanceSocket.isLeft(client) {
        handle(Request(line, from: client))
      } else {
        close(client)
      }
    }
  }

  private final class Body: Sendable {
    let body: @Sendable () -> Void
    init(_ body: @escaping @Sendable () -> Void) { self.body = body }
    static func run(_ pointer: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
      if let pointer { Unmanaged<Body>.fromOpaque(pointer).takeRetainedValue().body() }
      return nil
    }
  }

  /// A thread of its own: it waits for as long as the app is open.
  private static func startThread(_ body: @escaping @Sendable () -> Void) -> Bool {
    // Signals are for the main thread.
    var (all, before) = (sigset_t(), sigset_t())
    sigfillset(&all)
    for fault in [SIGSEGV, SIGBUS, SIGILL, SIGFPE, SIGTRAP, SIGABRT] { sigdelset(&all, fault) }
    pthread_sigmask(SIG_SETMASK, &all, &before)
    defer { pthread_sigmask(SIG_SETMASK, &before, nil) }
    let context = Unmanaged.passRetained(Body(body)).toOpaque()
    var thread = pthread_t()
    let status = pthread_create(&thread, nil, { Body.run($0) }, context)
    if status == 0 { pthread_detach(thread) }
    if status != 0 { Unmanaged<Body>.fromOpaque(context).release() }
    return status == 0
  }
}
