/// A terminal, or a pipe, as a program sees it that talks line by line. Tests have one of their own.
public protocol LineDevice: AnyObject, Sendable {
  /// How many columns a line may have, now; at least 20.
  var columns: Int { get }

  /// Whether somebody sits there: the terminal shows what is typed, and nothing is typed ahead of what is asked.
  var isInteractive: Bool { get }

  /// Asks for one line, or several that are entered as one. It comes among the events; no further one comes before it is asked for.
  func requestLine()

  /// Sends text, line breaks included. It returns when it was taken; where nobody reads, `.outputClosed` follows.
  func write(_ text: SafeText)

  /// Puts a text on the clipboard of whoever sits there.
  /// - Returns: Whether it went: false where there is no terminal that takes it, and for a text that is too long.
  func copy(_ text: String) -> Bool

  /// What happens, in order. There is one stream for one listener; it ends when the device closes.
  var events: AsyncStream<LineEvent> { get }
}

/// Something that happened to a program that talks line by line.
public enum LineEvent: Hashable, Sendable {
  /// A line that was asked for, without its end. It is as it was typed: whoever shows it must make it safe.
  case line(String)
  /// Several lines that were entered as one, at a terminal: a paste. They are words in any case.
  case paste([String])
  /// There will be no further line.
  case end
  /// Ctrl-C (SIGINT).
  case interrupt
  /// The program goes on after it was stopped (SIGCONT): a shell had the terminal meanwhile.
  case continued
  /// The program was asked to end (SIGTERM).
  case terminate
  /// The terminal is gone (SIGHUP).
  case hangup
  /// Nobody reads what is written.
  case outputClosed
}
