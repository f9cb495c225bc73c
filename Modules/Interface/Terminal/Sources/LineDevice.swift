/// The terminal, or the pipe, of a program that works line by line. Tests have their own implementation.
public protocol LineDevice: AnyObject, Sendable {
  /// The present width for lines, in columns; at least 20.
  var columns: Int { get }

  /// Whether a user is at the other end: the terminal echoes what is typed, and each line answers the latest prompt.
  var isInteractive: Bool { get }

  /// Requests one line, or several that are entered as one. It comes as an event; no further line comes before the
  /// next request.
  func requestLine()

  /// Sends text, line breaks included. It returns when the text was taken. When the reader has closed the output,
  /// `.outputClosed` follows.
  func write(_ text: SafeText)

  /// Copies a text to the user's clipboard.
  /// - Returns: Whether it was copied: false without a terminal that supports it, and for a text that is too long.
  func copy(_ text: String) -> Bool

  /// The events, in order. There is one stream for one listener; it ends when the device closes.
  var events: AsyncStream<LineEvent> { get }
}

/// An event of a program that works line by line.
public enum LineEvent: Hashable, Sendable {
  /// A requested line, without its line break. It is raw input: sanitise it before showing it.
  case line(String)
  /// Several lines entered as one at a terminal: a paste. It is always text and never a command.
  case paste([String])
  /// The input has ended.
  case end
  /// Ctrl-C (SIGINT).
  case interrupt
  /// The program continues after a suspension (SIGCONT); a shell had the terminal meanwhile.
  case continued
  /// The program was asked to end (SIGTERM).
  case terminate
  /// The terminal closed (SIGHUP).
  case hangup
  /// The reader of the output closed it.
  case outputClosed
}
