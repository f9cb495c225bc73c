import ProjectFacts
import Glibc

/// A terminal without a window.
enum PseudoTerminal {
  /// Makes a pseudo terminal.
  /// - Returns: The descriptor of the window's side, and the path of the program's side.
  static func make(columns: UInt16, rows: UInt16) throws -> (window: Int32, path: String) {
    let window = open("/dev/ptmx", O_RDWR | O_NOCTTY | O_CLOEXEC)
    // Swift's Glibc does not have posix_openpt; these are its requests (TIOCSPTLCK, TIOCGPTN).
    var lock: Int32 = 0, number: Int32 = 0
    guard window >= 0, ioctl(window, 0x4004_5431, &lock) == 0, ioctl(window, 0x8004_5430, &number) == 0 else {
      throw FactsError("there is no pseudo terminal to be had.")
    }
    let path = "/dev/pts/\(number)"
    var size = winsize(ws_row: rows, ws_col: columns, ws_xpixel: 0, ws_ypixel: 0)
    _ = ioctl(window, UInt(TIOCSWINSZ), &size)
    return (window, path)
  }
}
