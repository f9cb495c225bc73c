import Synchronization
public import Terminal

/// A clipboard that keeps all that was ever copied, and takes no more than a terminal's.
public final class FakeClipboard: Clipboard {
  private let kept = Mutex<[String]>([])

  /// What was copied, the newest last.
  public var texts: [String] { kept.withLock { $0 } }

  /// Keeps a text.
  public func copy(_ text: String) -> Bool {
    guard let text = TerminalClipboard.copyable(text) else { return false }
    kept.withLock { $0.append(text) }
    return true
  }
}
