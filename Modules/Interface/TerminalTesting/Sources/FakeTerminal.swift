import Synchronization
public import Terminal

/// A terminal in memory: it has a size, and stores the bytes sent to it.
public final class FakeTerminal: TerminalDevice {
  private struct State {
    var size: Size
    var sent: [[UInt8]] = []
    var reportsMouse = true
    var isBusy = false
    var traits: TerminalTraits
  }

  /// The number of its colours.
  public let depth: ColorDepth
  /// The protocol by which it may draw pictures itself.
  public let pictureHint: PictureProtocol?
  /// The events that a test sends.
  public let events: AsyncStream<TerminalEvent>
  /// Stores the copied texts.
  public let fakeClipboard = FakeClipboard()
  private let feed: AsyncStream<TerminalEvent>.Continuation
  private let state: Mutex<State>

  /// A terminal of this size.
  public init(
    size: Size, depth: ColorDepth = .trueColor, traits: TerminalTraits = .dark,
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

  /// Whether the app has the mouse.
  public var reportsMouse: Bool {
    get { state.withLock { $0.reportsMouse } }
    set { state.withLock { $0.reportsMouse = newValue } }
  }

  /// Its known properties. A test changes them, and sends `TerminalEvent.learned`.
  public var traits: TerminalTraits {
    get { state.withLock { $0.traits } }
    set { state.withLock { $0.traits = newValue } }
  }

  /// Whether it is still taking earlier bytes. A test sets it, and sends `TerminalEvent.ready` when it ends.
  public var isBusy: Bool {
    get { state.withLock { $0.isBusy } }
    set { state.withLock { $0.isBusy = newValue } }
  }

  /// The destination of copied text.
  public var clipboard: any Clipboard { fakeClipboard }

  /// The bytes sent, one element for each call of `write`: a frame, or a query.
  public var sent: [[UInt8]] { state.withLock { $0.sent } }

  /// Stores the bytes.
  public func write(_ bytes: [UInt8]) {
    state.withLock { $0.sent.append(bytes) }
  }

  /// Sends an event to a running host.
  public func send(_ event: TerminalEvent) {
    feed.yield(event)
  }
}
