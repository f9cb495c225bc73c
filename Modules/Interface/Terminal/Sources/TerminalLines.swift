import Glibc

/// The two file descriptors of a terminal, and its original modes.
struct TerminalLines: @unchecked Sendable {
  let input: Int32
  let output: Int32
  /// The modes to restore.
  let original: termios

  /// Reads the terminal's modes without changing them.
  init(input: Int32, output: Int32) throws(TerminalProblem) {
    var modes = termios()
    guard tcgetattr(input, &modes) == 0 else { throw .system("tcgetattr", errno: errno) }
    self.input = input
    self.output = output
    original = modes
  }

  /// The present size of the window; 80×24 where the system does not know it.
  var size: Size { Size(windowOf: output) ?? Size(width: 80, height: 24) }

  /// Switches to raw input: every key arrives as it is typed, and none is a signal.
  func makeRaw() {
    var modes = original
    cfmakeraw(&modes)
    withUnsafeMutableBytes(of: &modes.c_cc) { characters in
      characters[Int(VMIN)] = 1
      characters[Int(VTIME)] = 0
    }
    while tcsetattr(input, TCSANOW, &modes) != 0 && errno == EINTR {}
  }

  /// Stops the echo, except that of the end of the line. Line editing and Ctrl-C stay. Ctrl-Z becomes an ordinary
  /// character, because a shell would get a terminal without echo.
  func hideTyping() {
    var modes = original
    modes.c_lflag = modes.c_lflag & ~tcflag_t(ECHO) | tcflag_t(ICANON | ISIG | ECHONL)
    // `_POSIX_VDISABLE`, which Swift does not import.
    let noCharacter: UInt8 = 0
    withUnsafeMutableBytes(of: &modes.c_cc) { $0[Int(VSUSP)] = noCharacter }
    // Drops earlier input: it was echoed, and is no part of the hidden line.
    while tcsetattr(input, TCSAFLUSH, &modes) != 0 && errno == EINTR {}
  }

  /// Whether the terminal is still without line editing, echo and signals, as after `makeRaw`.
  var isRaw: Bool {
    var modes = termios()
    return tcgetattr(input, &modes) == 0 && modes.c_lflag & tcflag_t(ICANON | ECHO | ISIG) == 0
  }

  /// Whether another process group has the terminal.
  var isInBackground: Bool {
    let owner = tcgetpgrp(input)
    return owner > 0 && owner != getpgrp()
  }

  /// Writes everything, however long the terminal takes. Bytes for a closed terminal are dropped.
  func write(_ bytes: [UInt8]) {
    bytes.withUnsafeBytes { Descriptor.write($0, to: output) }
  }

  /// Writes the bytes that the terminal takes at once.
  /// - Returns: The rest.
  func writeAtOnce(_ bytes: [UInt8]) -> ArraySlice<UInt8> {
    var rest = bytes[...]
    // The terminal is opened a second time, and only this opening never blocks. The shell shares the first one, and
    // expects that it blocks.
    let terminal = Glibc.open("/proc/self/fd/\(output)", O_WRONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC)
    guard terminal >= 0 else { return rest }
    defer { Glibc.close(terminal) }
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Glibc.write(terminal, $0.baseAddress, $0.count) }
      if count > 0 { rest = rest.dropFirst(count) } else if count == 0 || errno != EINTR { break }
    }
    return rest
  }
}

/// System calls that are allowed in a signal handler.
enum Descriptor {
  /// Writes all bytes, across interruptions and on non-blocking descriptors. On any other error it stops without a
  /// report.
  /// - Parameter timeout: The most milliseconds of each wait for room; nil for no limit.
  static func write(_ bytes: UnsafeRawBufferPointer, to descriptor: Int32, timeout: Int32? = nil) {
    _ = send(bytes, to: descriptor, timeout: timeout)
  }

  /// Writes all bytes, as `write` does, and reports the outcome.
  /// - Returns: Whether all bytes were taken.
  static func send(_ bytes: UnsafeRawBufferPointer, to descriptor: Int32, timeout: Int32? = nil) -> Bool {
    guard var next = bytes.baseAddress else { return true }
    var left = bytes.count
    while left > 0 {
      if let timeout, !hasRoom(descriptor, within: timeout) { return false }
      let count = Glibc.write(descriptor, next, left)
      if count > 0 {
        next += count
        left -= count
      } else if count < 0, errno == EAGAIN || errno == EWOULDBLOCK {
        if !hasRoom(descriptor, within: -1) { return false }
      } else if count == 0 || errno != EINTR {
        return false
      }
    }
    return true
  }

  /// Waits until bytes can be written. Returns false when the time is over, or when the other end is closed. A negative
  /// time is no limit.
  static func hasRoom(_ descriptor: Int32, within milliseconds: Int32) -> Bool {
    var wait = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
    var count: Int32
    repeat { count = poll(&wait, 1, milliseconds) } while count < 0 && errno == EINTR
    return count > 0 && wait.revents & Int16(POLLERR | POLLHUP | POLLNVAL) == 0
  }
}
