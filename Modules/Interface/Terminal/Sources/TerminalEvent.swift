/// An event of the terminal, or of the system on its behalf.
public enum TerminalEvent: Hashable, Sendable {
  /// A key was pressed.
  case key(KeyPress)
  /// Text was pasted: at most 2 MiB, without control characters other than line feeds and tabs.
  case paste(String)
  /// An action of the mouse, while mouse reporting is on.
  case mouse(MouseEvent)
  /// The terminal answered that it draws pictures by this protocol.
  case drawsPictures(PictureProtocol)
  /// The window has a new size.
  case resize(Size)
  /// The window got the keyboard, or lost it.
  case focus(Bool)
  /// The app runs again after a suspension: the screen is lost and must be painted again, at the device's current
  /// size.
  case suspendResumed
  /// The terminal has answered: the device's `traits` have changed.
  case learned
  /// The terminal has taken all bytes. It is sent only after the app has read `isBusy` as true.
  case ready
  /// The terminal closed (SIGHUP, or its input ended).
  case hangup
  /// The app was asked to end (SIGTERM).
  case terminate
  /// The app was interrupted from outside (SIGINT). Ctrl-C in the terminal is a key press.
  case interrupt
}
