/// Encodes each grid as the bytes that make a terminal show it.
///
/// A frame is one synchronized update with the changed parts of rows. The hardware cursor always ends at the caret,
/// because an input method draws its unfinished syllable there.
public struct FrameEncoder: Sendable {
  /// The colours that are sent. A change repaints everything.
  public var depth: ColorDepth {
    didSet { if depth != oldValue { invalidate() } }
  }
  /// The characters that the terminal draws as wide as `CellWidth` says. A change repaints everything.
  public var widths: DrawnWidths {
    didSet { if widths != oldValue { invalidate() } }
  }
  /// Whether links are sent to the terminal. A change repaints everything.
  public var showsLinks = false {
    didSet { if showsLinks != oldValue { invalidate() } }
  }
  /// The grid on the terminal; nil when it is unknown.
  var shown: Grid?
  /// The terminal's pen; nil when it is unknown.
  var pen: Pen?
  /// The place of the terminal's cursor; nil when it is unknown.
  var cursor: Point?
  private var isCursorVisible: Bool?

  /// An encoder for a terminal of which only the colours are known.
  public init(depth: ColorDepth, widths: DrawnWidths = .modern) {
    self.depth = depth
    self.widths = widths
  }

  /// Marks the terminal's content as unknown: the next frame paints everything.
  public mutating func invalidate() {
    shown = nil
    pen = nil
    cursor = nil
    isCursorVisible = nil
  }

  /// The bytes that make the terminal show `grid`, with its cursor at `caret`, or hidden when that is nil.
  ///
  /// They are empty when nothing changed.
  public mutating func encode(_ grid: Grid, caret: Point?) -> [UInt8] {
    var bytes = Array(ControlSequence.beginUpdate.utf8)
    let start = bytes.count
    encodeCells(of: grid, into: &bytes)
    let hasCells = bytes.count > start
    encodeCaret(caret, in: grid.size, into: &bytes)
    if !hasCells {
      bytes.removeFirst(start)  // A cursor that only moves needs no synchronized update.
      return bytes
    }
    bytes.append(contentsOf: ControlSequence.endUpdate.utf8)
    return bytes
  }

  private mutating func encodeCells(of grid: Grid, into bytes: inout [UInt8]) {
    if let shown, shown.size == grid.size {
      RowEncoder.encode(grid, over: shown, with: &self, into: &bytes)
    } else {
      // A resized terminal may have reflowed its rows, so everything is painted again.
      Pen().change(from: pen, into: &bytes)
      pen = Pen()
      bytes.append(contentsOf: ControlSequence.clearScreen.utf8)
      cursor = nil
      RowEncoder.encode(grid, over: Grid(size: grid.size), with: &self, into: &bytes)
    }
    shown = grid
  }

  private mutating func encodeCaret(_ caret: Point?, in size: Size, into bytes: inout [UInt8]) {
    guard let caret, size.width > 0, size.height > 0 else {
      if isCursorVisible != false { bytes.append(contentsOf: ControlSequence.hideCursor.utf8) }
      isCursorVisible = false
      return
    }
    let place = Point(x: min(max(0, caret.x), size.width - 1), y: min(max(0, caret.y), size.height - 1))
    if cursor != place { ControlSequence.move(to: place, into: &bytes) }
    cursor = place
    if isCursorVisible != true { bytes.append(contentsOf: ControlSequence.showCursor.utf8) }
    isCursorVisible = true
  }
}
