/// A terminal as the app sees it: a size, bytes out, events in. Tests have one of their own.
public protocol TerminalDevice: AnyObject, Sendable {
  /// The window's size now; at least one cell.
  var size: Size { get }

  /// How many colours it shows.
  var depth: ColorDepth { get }

  /// What is known of it by now; `TerminalEvent.learned` tells when that changes.
  var traits: TerminalTraits { get }

  /// Whether the mouse is the app's. While it is not, the terminal selects text with it, and reports nothing.
  var reportsMouse: Bool { get set }

  /// Where copied text goes.
  var clipboard: any Clipboard { get }

  /// How it may be able to draw pictures by itself; nil when nothing hints at it.
  var pictureHint: PictureProtocol? { get }

  /// Sends a frame's bytes, and does not wait until the terminal took them; a terminal that is gone takes everything.
  func write(_ bytes: [UInt8])

  /// Whether the terminal is still taking earlier bytes. Whoever paints waits then for `TerminalEvent.ready`, and paints
  /// what is newest by that time: so a terminal that stands still costs neither time nor memory.
  var isBusy: Bool { get }

  /// What happens, in order. There is one stream for one listener; it ends when the device closes.
  var events: AsyncStream<TerminalEvent> { get }
}

extension TerminalDevice {
  /// Nothing hints at pictures.
  public var pictureHint: PictureProtocol? { nil }

  /// Nothing is known of a device, unless it says otherwise.
  public var traits: TerminalTraits { TerminalTraits() }

  /// A device takes everything at once, unless it says otherwise.
  public var isBusy: Bool { false }
}
