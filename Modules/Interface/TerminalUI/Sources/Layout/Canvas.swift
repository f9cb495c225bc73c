import Terminal

/// The area of the frame's grid where a node paints. Painting also records what input can reach there.
@MainActor struct Canvas {
  let frame: PaintedFrame
  /// The node's place on the screen; parts of it may be outside.
  let bounds: Rect
  /// The part that may be painted.
  let clip: Rect

  func moved(to child: Rect) -> Canvas {
    let place = Rect(
      x: bounds.minX + child.minX, y: bounds.minY + child.minY, width: child.size.width, height: child.size.height)
    return Canvas(frame: frame, bounds: place, clip: clip)
  }

  /// The same canvas, limited to the node's bounds.
  var clipped: Canvas {
    Canvas(frame: frame, bounds: bounds, clip: clip.intersection(bounds))
  }

  /// The rows of the node that can be seen.
  var visibleRows: Range<Int> {
    let area = bounds.intersection(clip)
    return area.isEmpty ? 0..<0 : area.minY - bounds.minY..<area.maxY - bounds.minY
  }

  /// Writes one line, from a place inside the node.
  func write(_ text: SafeText, x: Int = 0, y: Int = 0, style: Style, link: Hyperlink? = nil) {
    let row = bounds.minY + y
    guard row >= clip.minY, row < clip.maxY else { return }
    let start = bounds.minX + x
    let width = frame.grid.write(text, at: Point(x: start, y: row), style: style, clip: clip, link: link)
    FrameWork.current.cells += max(0, min(start + width, clip.maxX) - max(start, clip.minX))
  }

  /// Blanks the node's area in a style.
  /// - Parameter rows: The number of rows at its top; nil for all.
  func fill(_ style: Style, rows: Int? = nil) {
    var area = bounds
    if let rows {
      area = Rect(origin: area.origin, size: Size(width: area.size.width, height: min(rows, area.size.height)))
    }
    area = area.intersection(clip)
    guard !area.isEmpty else { return }
    frame.grid.fill(area, style: style)
    FrameWork.current.cells += area.size.width * area.size.height
  }

  /// Blanks the node's area in the styles that it has.
  func blank() {
    let area = bounds.intersection(clip)
    for y in area.minY..<max(area.minY, area.maxY) {
      for x in area.minX..<max(area.minX, area.maxX) {
        let cell = Rect(x: x, y: y, width: 1, height: 1)
        frame.grid.fill(cell, style: frame.grid.style(at: cell.origin))
      }
    }
  }

  /// Changes the style of what is already painted there.
  func restyle(_ change: (inout Style) -> Void) {
    let area = bounds.intersection(clip)
    if !area.isEmpty { frame.grid.restyle(area, change) }
  }

  /// Puts the terminal's cursor at a place inside the node.
  func placeCaret(x: Int, y: Int) {
    let point = Point(x: bounds.minX + x, y: bounds.minY + y)
    if clip.contains(point) { frame.caret = point }
  }
}

/// A frame being painted.
@MainActor final class PaintedFrame {
  var grid: Terminal.Grid
  var caret: Point?
  var responders = ResponderTree()
  var scrollMarks = ScrollMarks()
  /// Whether a size turned out different from its guess, so that the frame must be painted again.
  var isProvisional = false

  /// The actions that wait for `finish()`.
  private var late: [@MainActor () -> Void] = []

  init(_ grid: Terminal.Grid) {
    self.grid = grid
  }

  /// Runs an action after the views so far are painted, and before a panel is painted over them.
  func later(_ action: @escaping @MainActor () -> Void) { late.append(action) }

  /// Runs the actions that wait.
  func finish() {
    let actions = late
    late = []
    for action in actions { action() }
  }
}
