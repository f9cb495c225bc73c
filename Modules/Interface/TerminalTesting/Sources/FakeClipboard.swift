import Synchronization
public import Terminal

/// A clipboard that stores all copied texts, with the limit of a terminal's clipboard.
public final class FakeClipboard: Clipboard {
  private let kept = Mutex<[String]>([])

  /// The copied texts, the newest last.
  public var texts: [String] { kept.withLock { $0 } }

  /// Stores a text.
  public func copy(_ text: String) -> Bool {
    guard let text = TerminalClipboard.copyable(text) else { return false }
    kept.withLock { $0.append(text) }
    return true
  }
}
