import Glibc

/// The socket's calls, at a path in a folder of the user's own.
enum InstanceSocket {
  /// A line is no longer than an address of a screen may be, with whose it is before it, and its end.
  static let limit = 4_161
  /// How long somebody on this machine may take for a line, in milliseconds.
  static let patience: Int64 = 2_000

  /// A descriptor that no program inherits; -1 when the system has none.
  static func make() -> Int32 {
    let descriptor = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
    if descriptor >= 0 { _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC) }
    return descriptor
  }

  /// Calls `bind` or `connect` with a path. Addresses of sockets are short (unix(7)), folders of data may be long: then
  /// the way leads by the folder's descriptor, where the system has such names.
  /// - Returns: Whether it was done.
  static func with(
    _ path: String, _ call: (UnsafePointer<sockaddr>, socklen_t) -> Int32
  ) -> Bool {
    if let done = withAddress(path, call) { return done }
    guard let slash = path.lastIndex(of: "/") else { return false }
    let folder = open(String(path[..<slash]), O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard folder >= 0 else { return false }
    defer { close(folder) }
    return withAddress("/proc/self/fd/\(folder)\(path[slash...])", call) ?? false
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

  /// Connects. A program that is stopped takes nobody, and when as many wait for it as have room, the system would have
  /// the next wait for ever: here it waits for as long as for an answer.
  /// - Returns: Whether it was done.
  static func connect(_ descriptor: Int32, to path: String, within limit: Int64 = patience) -> Bool {
    let flags = fcntl(descriptor, F_GETFL)
    guard flags >= 0, fcntl(descriptor, F_SETFL, flags | O_NONBLOCK) == 0 else { return false }
    let deadline = ContinuousClock.now + .milliseconds(limit)
    while !with(path, { call(connecting: descriptor, $0, $1) }) {
      // unix(7): the queue is full. Nothing tells when it has room.
      guard errno == EAGAIN, .now < deadline else { return false }
      _ = poll(nil, 0, 20)
    }
    return true
  }

  private static func call(connecting descriptor: Int32, _ address: UnsafePointer<sockaddr>, _ size: socklen_t) -> Int32
  {
    Glibc.connect(descriptor, address, size)
  }

  /// Whether nobody is at the other end any more.
  static func isLeft(_ descriptor: Int32) -> Bool {
    var end = pollfd(fd: descriptor, events: 0, revents: 0)
    return poll(&end, 1, 0) > 0 && end.revents & Int16(POLLHUP) != 0
  }

  /// Reads a line, without its end; nil when it is too long, no UTF-8, not over in time, or has no end.
  static func readLine(from descriptor: Int32) -> String? {
    var line: [UInt8] = []
    var piece = [UInt8](repeating: 0, count: 512)
    let deadline = ContinuousClock.now + .milliseconds(patience)
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

  /// Writes a line; false when nobody takes it. A short line always fits into what the system keeps.
  static func writeLine(_ line: String, to descriptor: Int32) -> Bool {
    let bytes = Array((line + "\n").utf8)
    let flags = Int32(MSG_NOSIGNAL) | Int32(MSG_DONTWAIT)
    return send(descriptor, bytes, bytes.count, flags) == bytes.count
  }
}
