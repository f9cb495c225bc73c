import Glibc

/// A TCP socket of 127.0.0.1: the listener, or one connection to it.
struct LoopbackSocket: Sendable {
  private let descriptor: Int32

  /// A listener on a free port, or a port that is reserved and does not answer.
  static func bound(listens: Bool) -> LoopbackSocket {
    let descriptor = socket(AF_INET, streamKind, 0)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = inet_addr("127.0.0.1")
    let length = socklen_t(MemoryLayout<sockaddr_in>.size)
    withUnsafeMutableBytes(of: &address) { bytes in
      guard let start = bytes.baseAddress?.assumingMemoryBound(to: sockaddr.self) else { return }
      _ = bind(descriptor, start, length)
      if listens { _ = listen(descriptor, 16) }
    }
    // A program that a test starts must not inherit the port.
    _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
    return LoopbackSocket(descriptor: descriptor)
  }

  /// The port it is bound to.
  var port: UInt16 {
    var address = sockaddr_in()
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    withUnsafeMutableBytes(of: &address) { bytes in
      guard let start = bytes.baseAddress?.assumingMemoryBound(to: sockaddr.self) else { return }
      _ = getsockname(descriptor, start, &length)
    }
    return UInt16(bigEndian: address.sin_port)
  }

  /// The next connection; nil once the listener is shut down.
  func accept(timeout seconds: Int) -> LoopbackSocket? {
    var connection: Int32
    repeat { connection = acceptOnce() } while connection < 0 && (errno == EINTR || errno == ECONNABORTED)
    guard connection >= 0 else { return nil }
    _ = fcntl(connection, F_SETFD, FD_CLOEXEC)
    var timeout = timeval()
    timeout.tv_sec = seconds
    set(SO_RCVTIMEO, of: SOL_SOCKET, to: timeout, on: connection)
    set(SO_SNDTIMEO, of: SOL_SOCKET, to: timeout, on: connection)
    let on: Int32 = 1
    // Each step is a packet of its own, so that a test can choose the divisions.
    set(TCP_NODELAY, of: Int32(IPPROTO_TCP), to: on, on: connection)
    return LoopbackSocket(descriptor: connection)
  }

  /// Sends bytes until all are sent or the client has gone.
  func send(_ bytes: [UInt8]) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let sent = rest.withUnsafeBytes { sendOnce(descriptor, $0.baseAddress, $0.count) }
      guard sent > 0 else { return }
      rest = rest.dropFirst(sent)
    }
  }

  /// The next bytes; none when the client has gone or is silent for too long.
  func receive() -> [UInt8] {
    var buffer = [UInt8](repeating: 0, count: 65_536)
    let count = recv(descriptor, &buffer, buffer.count, 0)
    return Array(buffer.prefix(max(0, count)))
  }

  /// Waits for the client to close, and returns whether it did in time.
  func sawClose() -> Bool {
    var byte: UInt8 = 0
    let count = recv(descriptor, &byte, 1, 0)
    return count == 0 || count < 0 && errno == ECONNRESET
  }

  /// Lets `close` break the connection instead of ending it.
  func breakOnClose() {
    let now = linger(l_onoff: 1, l_linger: 0)
    set(SO_LINGER, of: SOL_SOCKET, to: now, on: descriptor)
  }

  /// Ends waiting in `accept`.
  func shutDown() { _ = shutdown(descriptor, bothWays) }

  private func set(_ option: Int32, of level: Int32, to value: some BitwiseCopyable, on descriptor: Int32) {
    withUnsafeBytes(of: value) { bytes in
      _ = setsockopt(descriptor, level, option, bytes.baseAddress, socklen_t(bytes.count))
    }
  }
}

// Constants that the system's modules name or type differently.
private let streamKind = Int32(SOCK_STREAM.rawValue)
private let bothWays = Int32(SHUT_RDWR)

extension LoopbackSocket {
  /// Frees the descriptor.
  func close() { _ = Glibc.close(descriptor) }

  private func acceptOnce() -> Int32 { Glibc.accept(descriptor, nil, nil) }

  private func sendOnce(_ descriptor: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int {
    Glibc.send(descriptor, bytes, count, Int32(MSG_NOSIGNAL))
  }
}
