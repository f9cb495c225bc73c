import Glibc

/// Unix sockets (unix(7)) at a path in a folder of the user, and the lines sent through them.
enum InstanceSocket {
  /// The largest size of a line with its end: a profile's id and the longest address of a screen.
  static let limit = 4_161
  /// The time limit for a line from the other program, in milliseconds.
  static let timeout: Int64 = 2_000

  /// A descriptor that other programs do not inherit; -1 when none is left.
  static func make() -> Int32 {
    let descriptor = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
    if descriptor >= 0 { _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC) }
    return descriptor
  }

  /// Calls `bind` or `connect` with a path. A socket's address has room for a short path only; a longer one is
  /// addressed through the folder's descriptor.
  /// - Returns: Whether the call succeeded.
  static func with(
    _ path: String, _ call: (UnsafePointer<sockaddr>, socklen_t) -> Int32
  ) -> Bool {
    if let done = withAddress(path, call) { return done }
    guard let folder = try? OpenFile(FilePath.folder(of: path), O_RDONLY | O_DIRECTORY) else { return false }
    return withExtendedLifetime(folder) {
      withAddress("/proc/self/fd/\(folder.descriptor)/\(FilePath.name(of: path))", call) ?? false
    }
  }

  /// Nil when the path is too long.
  private static func withAddress(
    _ path: String, _ call: (UnsafePointer<sockaddr>, socklen_t) -> Int32
  ) -> Bool? {
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    let bytes = Array(path.utf8)
    guard bytes.count < MemoryLayout.size(ofValue: address.sun_path), !bytes.contains(0) else { return nil }
    withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: bytes) }
    return withUnsafePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        call($0, socklen_t(MemoryLayout<sockaddr_un>.size)) == 0
      }
    }
  }

  /// Connects. A stopped program accepts no client, and when its queue is full the system would let the next client
  /// wait for ever. Here the wait has the same limit as that for an answer.
  /// - Returns: Whether it is connected.
  static func connect(_ descriptor: Int32, to path: String, within limit: Int64 = timeout) -> Bool {
    let flags = fcntl(descriptor, F_GETFL)
    guard flags >= 0, fcntl(descriptor, F_SETFL, flags | O_NONBLOCK) == 0 else { return false }
    let deadline = ContinuousClock.now + .milliseconds(limit)
    while !with(path, { call(connecting: descriptor, $0, $1) }) {
      // The queue is full (unix(7)). The system does not report when it has room.
      guard errno == EAGAIN, .now < deadline else { return false }
      _ = poll(nil, 0, 20)
    }
    return true
  }

  private static func call(connecting descriptor: Int32, _ address: UnsafePointer<sockaddr>, _ size: socklen_t) -> Int32
  {
    Glibc.connect(descriptor, address, size)
  }

  /// Whether the other end has been closed.
  static func isLeft(_ descriptor: Int32) -> Bool {
    var end = pollfd(fd: descriptor, events: 0, revents: 0)
    return poll(&end, 1, 0) > 0 && end.revents & Int16(POLLHUP) != 0
  }

  /// Reads a line, without its end; nil when it is too long, is not UTF-8, has no end, or is not complete in time.
  static func readLine(from descriptor: Int32) -> String? {
    var line: [UInt8] = []
    var piece = [UInt8](repeating: 0, count: 512)
    let deadline = ContinuousClock.now + .milliseconds(timeout)
    while line.count <= limit {
      let left = ContinuousClock.now.duration(to: deadline) / .milliseconds(1)
      var wait = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
      let ready = poll(&wait, 1, Int32(max(0, left.rounded(.up))))
      if ready < 0, errno == EINTR { continue }
      guard ready > 0 else { return nil }
      let count = read(descriptor, &piece, piece.count)
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return nil }
      line += piece.prefix(count)
      if let end = line.firstIndex(of: 0x0A) {
        return end < limit ? String(validating: line[..<end], as: UTF8.self) : nil
      }
    }
    return nil
  }

  /// Writes a line; false when the other end is closed. A short line always fits into the system's buffer.
  static func writeLine(_ line: String, to descriptor: Int32) -> Bool {
    let bytes = Array((line + "\n").utf8)
    let flags = Int32(MSG_NOSIGNAL) | Int32(MSG_DONTWAIT)
    return send(descriptor, bytes, bytes.count, flags) == bytes.count
  }
}
