/// A terminal as the app sees it: a size, bytes out, events in. Tests have their own implementation.
public protocol TerminalDevice: AnyObject, Sendable {
  /// The present size of the window; at least one cell.
  var size: Size { get }

  /// The number of its colours.
  var depth: ColorDepth { get }

  /// Its known properties; `TerminalEvent.learned` reports a change.
  var traits: TerminalTraits { get }

  /// Whether the app has the mouse. Otherwise the terminal selects text with it, and reports nothing.
  var reportsMouse: Bool { get set }

  /// The destination of copied text.
  var clipboard: any Clipboard { get }

  /// The protocol by which it may draw pictures itself; nil without a hint.
  var pictureHint: PictureProtocol? { get }

  /// Sends a frame's bytes without waiting for the terminal. Bytes for a closed terminal are dropped.
  func write(_ bytes: [UInt8])

  /// Whether the terminal is still taking earlier bytes. A painter then waits for `TerminalEvent.ready`, and paints
  /// the newest state: a terminal that is stopped costs neither time nor memory.
  var isBusy: Bool { get }

  /// The events, in order. There is one stream for one listener; it ends when the device closes.
  var events: AsyncStream<TerminalEvent> { get }
}

extension TerminalDevice {
  /// By default, no hint.
  public var pictureHint: PictureProtocol? { nil }

  /// By default, nothing is known.
  public var traits: TerminalTraits { TerminalTraits() }

  /// By default, all bytes are taken at once.
  public var isBusy: Bool { false }
}
