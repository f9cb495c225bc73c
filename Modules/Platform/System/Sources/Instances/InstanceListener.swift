import Glibc
import Synchronization

/// Accepts lines from other programs of the same user, at a socket that no other user can open.
///
/// The newest listener at a path gets each line first. The previous listener is renamed. It gets the lines that the
/// newer listeners drop, and its path back when they have stopped. A socket of a killed program is deleted. A line is
/// dropped when it is too long, not complete in two seconds, or its sender has gone.
public final class InstanceListener: Sendable {
  /// A line, and the connection that waits for its answer.
  public final class Request: Sendable {
    /// The line of the other program.
    public let line: String
    private let descriptor: Int32

    init(_ line: String, from descriptor: Int32) {
      self.line = line
      self.descriptor = descriptor
    }

    /// Reports to the sender, once, whether the line was carried out. Without an answer the sender asks the next
    /// listener.
    public func answer(_ isDone: Bool) {
      _ = InstanceSocket.writeLine(isDone ? "ok" : "no", to: descriptor)
    }

    /// Reports to the sender, once, that the line will be carried out later.
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

  /// A listener at a path in an existing folder; nil if the system cannot make one.
  /// - Parameter handle: Called for each line, on the listener's thread.
  public init?(at path: String, handle: @escaping @Sendable (Request) -> Void) {
    // The socket gets the path only when it is ready: a client finds the old socket or the new one.
    let fresh = InstanceNames.fresh(at: path)
    unlink(fresh)
    let descriptor = InstanceSocket.make()
    guard descriptor >= 0 else { return nil }
    var ends: [Int32] = [-1, -1]
    guard InstanceSocket.with(fresh, { bind(descriptor, $0, $1) }), chmod(fresh, 0o600) == 0,
      listen(descriptor, 8) == 0, let status = FileStatus(at: fresh, followingLinks: false), pipe(&ends) == 0,
      InstanceNames.put(fresh, at: path)
    else {
      for end in [descriptor] + ends where end >= 0 { close(end) }
      unlink(fresh)
      return nil
    }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    self.path = path
    self.descriptor = descriptor
    inode = status.inode
    wake = (ends[0], ends[1])
    guard DedicatedThread.start({ [descriptor, wake] in Self.serve(descriptor, until: wake.read, handle) }) else {
      stop()
      return nil
    }
  }

  deinit { stop() }

  /// Stops listening, deletes the socket, and leaves the path to the listener before it.
  public func stop() {
    guard
      isClosed.withLock({ was in
        defer { was = true }; return !was
      })
    else { return }
    InstanceNames.leave(path, inode)
    // The thread sees the end of the pipe, and closes its descriptors.
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
        // Without a free descriptor the same client would be reported again at once, in an endless loop.
        _ = poll(nil, 0, 100)
        continue
      }
      _ = fcntl(client, F_SETFD, FD_CLOEXEC)
      // A client that came while this program was stopped, and has gone, did something else meanwhile.
      if let line = InstanceSocket.readLine(from: client), !InstanceSocket.isLeft(client) {
        handle(Request(line, from: client))
      } else {
        close(client)
      }
    }
  }
}
