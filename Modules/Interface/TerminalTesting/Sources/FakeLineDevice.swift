import Synchronization
public import Terminal

/// A line device in memory: it stores the written text.
public final class FakeLineDevice: LineDevice {
  private struct State {
    var columns: Int
    var written = ""
    var requests = 0
    var copied: [String] = []
  }

  /// Whether it represents a terminal with a user.
  public let isInteractive: Bool
  /// The events that a test sends.
  public let events: AsyncStream<LineEvent>
  private let hasClipboard: Bool
  private let feed: AsyncStream<LineEvent>.Continuation
  private let state: Mutex<State>

  /// A device `columns` wide.
  public init(columns: Int = 80, isInteractive: Bool = false, hasClipboard: Bool = false) {
    self.isInteractive = isInteractive
    self.hasClipboard = hasClipboard
    (events, feed) = AsyncStream.makeStream()
    state = Mutex(State(columns: columns))
  }

  /// Its width, which a test may change.
  public var columns: Int {
    get { state.withLock { $0.columns } }
    set { state.withLock { $0.columns = newValue } }
  }

  /// The written text.
  public var written: String { state.withLock { $0.written } }

  /// The number of requested lines.
  public var requests: Int { state.withLock { $0.requests } }

  /// Counts the request.
  public func requestLine() {
    state.withLock { $0.requests += 1 }
  }

  /// The copied texts.
  public var copied: [String] { state.withLock { $0.copied } }

  /// Stores the text, if there is a clipboard.
  public func copy(_ text: String) -> Bool {
    if hasClipboard { state.withLock { $0.copied.append(text) } }
    return hasClipboard
  }

  /// Stores the text.
  public func write(_ text: SafeText) {
    state.withLock { $0.written += text.string }
  }

  /// Sends an event to a running host.
  public func send(_ event: LineEvent) {
    feed.yield(event)
  }
}
