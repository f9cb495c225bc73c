/// What a terminal, or the system on its behalf, tells the app.
public enum TerminalEvent: Hashable, Sendable {
  /// A key was pressed.
  case key(KeyPress)
  /// Text was pasted: at most 2 MiB, without control characters other than line feeds and tabs.
  case paste(String)
  /// The mouse did something. Only when mouse reporting was asked for.
  case mouse(MouseEvent)
  /// The terminal answered that it draws pictures in this way.
  case drawsPictures(PictureProtocol)
  /// The window has a new size.
  case resize(Size)
  /// The window got the keyboard, or lost it.
  case focus(Bool)
  /// The app runs again after a stop: the screen is lost and must be painted anew, at the device's current size.
  case suspendResumed
  /// The terminal has answered what it was asked: the device's `traits` are others now.
  case learned
  /// The terminal took all that was sent. It is told to who asked the device meanwhile whether it is busy.
  case ready
  /// The terminal is gone (SIGHUP, or its input ended): there is nobody to paint for.
  case hangup
  /// The app was asked to end (SIGTERM).
  case terminate
  /// The app was interrupted from outside (SIGINT). Ctrl-C in the terminal is a key press.
  case interrupt
}
