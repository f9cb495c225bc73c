import Glibc

/// The two file descriptors of a terminal, and its modes before we came.
struct TerminalLines: @unchecked Sendable {
  let input: Int32
  let output: Int32
  /// The modes to go back to.
  let original: termios

  /// Reads the terminal's modes, and changes nothing.
  init(input: Int32, output: Int32) throws(TerminalProblem) {
    var modes = termios()
    guard tcgetattr(input, &modes) == 0 else { throw .system("tcgetattr", errno: errno) }
    self.input = input
    self.output = output
    original = modes
  }

  /// The window's size now; 80×24 where the system does not know it.
  var size: Size { Size(windowOf: output) ?? Size(width: 80, height: 24) }

  /// Every key comes as it is typed, and none of them is a signal.
  func makeRaw() {
    var modes = original
    cfmakeraw(&modes)
    withUnsafeMutableBytes(of: &modes.c_cc) { characters in
      characters[Int(VMIN)] = 1
      characters[Int(VTIME)] = 0
    }
    while tcsetattr(input, TCSANOW, &modes) != 0 && errno == EINTR {}
  }

  /// What is typed does not show, but for the end of its line. The editing of lines stays, and Ctrl-C too; Ctrl-Z, after
  /// which a shell might find its terminal like this, is a letter as any other.
  func hideTyping() {
    var modes = original
    modes.c_lflag = modes.c_lflag & ~tcflag_t(ECHO) | tcflag_t(ICANON | ISIG | ECHONL)
    // `_POSIX_VDISABLE`, which Swift does not see.
    let noCharacter: UInt8 = 0
    withUnsafeMutableBytes(of: &modes.c_cc) { $0[Int(VSUSP)] = noCharacter }
    // What was typed before was shown, and is no part of it.
    while tcsetattr(input, TCSAFLUSH, &modes) != 0 && errno == EINTR {}
  }

  /// Whether nobody has changed the modes since.
  var isRaw: Bool {
    var modes = termios()
    return tcgetattr(input, &modes) == 0 && modes.c_lflag & tcflag_t(ICANON | ECHO | ISIG) == 0
  }

  /// Writes everything, however long the terminal takes. Bytes for a terminal that is gone are dropped.
  func write(_ bytes: [UInt8]) {
    bytes.withUnsafeBytes { Descriptor.write($0, to: output) }
  }

  /// Writes what the terminal takes without being waited for.
  /// - Returns: The rest.
  func writeAtOnce(_ bytes: [UInt8]) -> ArraySlice<UInt8> {
    var rest = bytes[...]
    while !rest.isEmpty, Descriptor.hasRoom(output, within: 0) {
      // Where there is room, there is some for this: a longer piece might have to wait in the middle.
      let piece = rest.prefix(512)
      let count = piece.withUnsafeBytes { Glibc.write(output, $0.baseAddress, $0.count) }
      if count > 0 { rest = rest.dropFirst(count) } else if errno != EINTR { break }
    }
    return rest
  }
}

/// Calls that are allowed in a signal handler.
enum Descriptor {
  /// Writes all bytes, across interruptions and where somebody made the descriptor non-blocking. It gives up on
  /// every other error: nobody is there to tell.
  /// - Parameter patience: For how many milliseconds to wait for room; nil to wait as long as it takes.
  static func write(_ bytes: UnsafeRawBufferPointer, to descriptor: Int32, patience: Int32? = nil) {
    _ = send(bytes, to: descriptor, patience: patience)
  }

  /// The same, for who wants to know.
  /// - Returns: Whether all of them were taken.
  static func send(_ bytes: UnsafeRawBufferPointer, to descriptor: Int32, patience: Int32? = nil) -> Bool {
    guard var next = bytes.baseAddress else { return true }
    var left = bytes.count
    while left > 0 {
      if let patience, !hasRoom(descriptor, within: patience) { return false }
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

  /// Waits until bytes can be written. Whether they can: false after so many milliseconds, and when nobody is there.
  static func hasRoom(_ descriptor: Int32, within milliseconds: Int32) -> Bool {
    var wait = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
    var count: Int32
    repeat { count = poll(&wait, 1, milliseconds) } while count < 0 && errno == EINTR
    return count > 0 && wait.revents & Int16(POLLERR | POLLHUP | POLLNVAL) == 0
  }
}
