import Synchronization
public import Terminal

/// A terminal for programs that talk line by line, without one: it keeps what was written.
public final class FakeLineDevice: LineDevice {
  private struct State {
    var columns: Int
    var written = ""
    var requests = 0
    var copied: [String] = []
  }

  /// Whether it passes for a terminal with somebody at it.
  public let isInteractive: Bool
  /// What a test sends.
  public let events: AsyncStream<LineEvent>
  /// Whether it takes what is copied.
  private let hasClipboard: Bool
  private let feed: AsyncStream<LineEvent>.Continuation
  private let state: Mutex<State>

  /// A device of so many columns.
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

  /// All that was written.
  public var written: String { state.withLock { $0.written } }

  /// How many lines were asked for.
  public var requests: Int { state.withLock { $0.requests } }

  /// Counts it.
  public func requestLine() {
    state.withLock { $0.requests += 1 }
  }

  /// All that was copied.
  public var copied: [String] { state.withLock { $0.copied } }

  /// Keeps the text, where it has a clipboard.
  public func copy(_ text: String) -> Bool {
    if hasClipboard { state.withLock { $0.copied.append(text) } }
    return hasClipboard
  }

  /// Keeps the text.
  public func write(_ text: SafeText) {
    state.withLock { $0.written += text.string }
  }

  /// Something happens, for a host that runs.
  public func send(_ event: LineEvent) {
    feed.yield(event)
  }
}
