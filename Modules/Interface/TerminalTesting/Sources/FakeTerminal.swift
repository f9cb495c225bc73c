import Synchronization
public import Terminal

/// A terminal without one: it has a size, and keeps what was sent to it.
public final class FakeTerminal: TerminalDevice {
  private struct State {
    var size: Size
    var sent: [[UInt8]] = []
    var reportsMouse = true
    var isBusy = false
    var traits: TerminalTraits
  }

  /// How many colours it shows.
  public let depth: ColorDepth
  /// How it may be able to draw pictures by itself.
  public let pictureHint: PictureProtocol?
  /// What a test sends.
  public let events: AsyncStream<TerminalEvent>
  /// Keeps what was copied.
  public let fakeClipboard = FakeClipboard()
  private let feed: AsyncStream<TerminalEvent>.Continuation
  private let state: Mutex<State>

  /// A terminal of that size.
  public init(
    size: Size, depth: ColorDepth = .trueColor, traits: TerminalTraits = TerminalTraits(),
    pictureHint: PictureProtocol? = nil
  ) {
    self.depth = depth
    self.pictureHint = pictureHint
    (events, feed) = AsyncStream.makeStream()
    state = Mutex(State(size: size, traits: traits))
  }

  /// Its size, which a test may change.
  public var size: Size {
    get { state.withLock { $0.size } }
    set { state.withLock { $0.size = newValue } }
  }

  /// Whether the mouse is the app's.
  public var reportsMouse: Bool {
    get { state.withLock { $0.reportsMouse } }
    set { state.withLock { $0.reportsMouse = newValue } }
  }

  /// What is known of it: a test changes it, and sends `TerminalEvent.learned`.
  public var traits: TerminalTraits {
    get { state.withLock { $0.traits } }
    set { state.withLock { $0.traits = newValue } }
  }

  /// Whether it is still taking earlier bytes: a test says so, and sends `TerminalEvent.ready` when it no longer is.
  public var isBusy: Bool {
    get { state.withLock { $0.isBusy } }
    set { state.withLock { $0.isBusy = newValue } }
  }

  /// Where copied text goes.
  public var clipboard: any Clipboard { fakeClipboard }

  /// What was sent, a frame each.
  public var sent: [[UInt8]] { state.withLock { $0.sent } }

  /// Keeps the bytes.
  public func write(_ bytes: [UInt8]) {
    state.withLock { $0.sent.append(bytes) }
  }

  /// Something happens, for a host that runs.
  public func send(_ event: TerminalEvent) {
    feed.yield(event)
  }
}
