import Glibc

/// The two ends of a pseudo terminal: the program's, and the window's.
final class PseudoTerminal: @unchecked Sendable {
  /// -1 when it is closed.
  private(set) var window: Int32
  let program: Int32
  /// Its settings before first use.
  private(set) var firstSettings: [UInt64] = []
  /// The path by which another process opens the program's end.
  let path: String

  init?(width: UInt16 = 90, height: UInt16 = 30) {
    // Swift's Glibc does not import posix_openpt; these are the requests that it consists of.
    window = open("/dev/ptmx", O_RDWR | O_NOCTTY)
    var lock: Int32 = 0, number: Int32 = 0
    guard window >= 0, ioctl(window, 0x4004_5431, &lock) == 0, ioctl(window, 0x8004_5430, &number) == 0
    else { return nil }
    path = "/dev/pts/\(number)"
    program = open(path, O_RDWR | O_NOCTTY)
    guard program >= 0 else { return nil }
    resize(width: width, height: height)
    _ = fcntl(window, F_SETFL, O_NONBLOCK)
    firstSettings = settings
  }

  deinit {
    closeWindow()
    close(program)
  }

  /// Closes the window. Its number may soon be another file's, so nothing closes it again.
  func closeWindow() {
    if window >= 0 { close(window) }
    window = -1
  }

  func resize(width: UInt16, height: UInt16) {
    var size = winsize(ws_row: height, ws_col: width, ws_xpixel: 0, ws_ypixel: 0)
    _ = ioctl(window, UInt(TIOCSWINSZ), &size)
  }

  /// All bytes that the program has written since the last call.
  func written() -> [UInt8] {
    var all: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 4096)
    while true {
      let count = read(window, &buffer, buffer.count)
      guard count > 0 else { return all }
      all += buffer[..<count]
    }
  }

  /// Sends keyboard input.
  func type(_ text: String) {
    let bytes = Array(text.utf8)
    _ = write(window, bytes, bytes.count)
  }

  /// Everything that `stty -a` shows: the flags, the speeds, and the control characters.
  var settings: [UInt64] {
    var modes = termios()
    guard tcgetattr(program, &modes) == 0 else { return [] }
    let flags = [modes.c_iflag, modes.c_oflag, modes.c_cflag, modes.c_lflag].map(UInt64.init)
    let speeds = [UInt64(cfgetispeed(&modes)), UInt64(cfgetospeed(&modes))]
    return flags + speeds + withUnsafeBytes(of: &modes.c_cc) { $0.map(UInt64.init) }
  }

  /// Whether the terminal has line editing and echo, as for a shell.
  var isCooked: Bool {
    var modes = termios()
    return tcgetattr(program, &modes) == 0 && modes.c_lflag & tcflag_t(ICANON) != 0
      && modes.c_lflag & tcflag_t(ECHO) != 0
  }
}

/// The number of bytes to read.
func ioctlReadable(_ descriptor: Int32, _ count: inout Int32) -> Int32 {
  ioctl(descriptor, UInt(FIONREAD), &count)
}
