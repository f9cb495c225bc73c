/// A terminal as the app sees it: a size, bytes out, events in. Tests have one of their own.
public protocol TerminalDevice: AnyObject, Sendable {
  /// The window's size now; at least one cell.
  var size: Size { get }

  /// How many colours it shows.
  var depth: ColorDepth { get }

  /// Whether the mouse is the app's. While it is not, the terminal selects text with it, and reports nothing.
  var reportsMouse: Bool { get set }

  /// Where copied text goes.
  var clipboard: any Clipboard { get }

  /// How it may be able to draw pictures by itself; nil when nothing hints at it.
  var pictureHint: PictureProtocol? { get }

  /// Sends a frame's bytes. It returns when the terminal took them; a terminal that is gone takes everything.
  func write(_ bytes: [UInt8])

  /// What happens, in order. There is one stream for one listener; it ends when the device closes.
  var events: AsyncStream<TerminalEvent> { get }
}

extension TerminalDevice {
  /// Nothing hints at pictures.
  public var pictureHint: PictureProtocol? { nil }
}
