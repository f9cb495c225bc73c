import Glibc

extension Size {
  /// The present size of the window behind a descriptor; nil without a window, or where the system does not know it.
  public init?(windowOf descriptor: Int32) {
    var window = winsize()
    guard ioctl(descriptor, UInt(TIOCGWINSZ), &window) == 0, window.ws_col > 0, window.ws_row > 0 else { return nil }
    self.init(width: Int(window.ws_col), height: Int(window.ws_row))
  }
}
