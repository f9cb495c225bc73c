/// Turns one grid after another into the bytes that make a terminal show it.
///
/// A frame is one synchronized update with the rows' differences. The hardware cursor always ends at the caret,
/// because an input method draws its unfinished syllable there.
public struct FrameEncoder: Sendable {
  /// Which colours are sent. Where that changes, everything is painted anew.
  public var depth: ColorDepth {
    didSet { if depth != oldValue { invalidate() } }
  }
  /// What the terminal draws as wide as it is measured here. Where it becomes another, everything is painted anew.
  public var widths: DrawnWidths {
    didSet { if widths != oldValue { invalidate() } }
  }
  /// Whether the terminal is told where text leads. Where that changes, everything is painted anew.
  public var showsLinks = false {
    didSet { if showsLinks != oldValue { invalidate() } }
  }
  /// What the terminal shows; nil when that is not known.
  var shown: Grid?
  /// What it draws with; nil when that is not known.
  var pen: Pen?
  /// Where its cursor stands; nil when that is not known.
  var cursor: Point?
  private var isCursorVisible: Bool?

  /// An encoder for a terminal of which nothing is known but its colours.
  public init(depth: ColorDepth, widths: DrawnWidths = .modern) {
    self.depth = depth
    self.widths = widths
  }

  /// Forgets what the terminal shows: the next frame paints everything.
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
      bytes.removeFirst(start)  // A cursor that moves needs no update around it.
      return bytes
    }
    bytes.append(contentsOf: ControlSequence.endUpdate.utf8)
    return bytes
  }

  private mutating func encodeCells(of grid: Grid, into bytes: inout [UInt8]) {
    if let shown, shown.size == grid.size {
      RowEncoder.encode(grid, over: shown, with: &self, into: &bytes)
    } else {
      // A terminal that was resized may have reflowed its rows: nothing of them is relied on.
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
