import Pictures
import Terminal

/// Chooses how the host's terminal shows pictures, and puts them into its frames.
///
/// Pictures are half blocks until the terminal has answered, and where it cannot draw. It is asked after the first
/// frame with a picture: no frame waits, and an app without pictures does not ask.
@MainActor final class ImageRenderer {
  private let hint: PictureProtocol?
  var depth: ColorDepth
  private var encoder: PictureEncoder?
  private var cache: PictureCache
  private var isWanted = false
  /// The time of the query, in milliseconds of the host's clock.
  private var asked: Int?

  /// A renderer for a terminal of which only hints are known.
  nonisolated init(hint: PictureProtocol? = nil, depth: ColorDepth = .none) {
    self.hint = hint
    self.depth = depth
    // Pictures drawn over cells are sent again for each move, so they are coarse. Pictures in cells are sent once,
    // and may be fine.
    cache = PictureCache(resolution: hint == .iTerm2 ? 10 : 20)
  }

  /// Whether a picture shows: it needs colours, and a drawing 256 of them.
  func shows(_ picture: Picture) -> Bool {
    switch depth {
    case .none: false
    case .ansi16: picture.cells == nil
    case .ansi256, .trueColor: true
    }
  }

  /// Puts a picture into a grid.
  /// - Parameter background: The colour behind transparent pixels.
  func paint(
    _ picture: Picture, in place: Rect, clip: Rect, on background: Color = .standard, into grid: inout Terminal.Grid
  ) {
    let visible = clip.intersection(place)
    guard !visible.isEmpty else { return }
    isWanted = true
    let (columns, rows) = (place.size.width, place.size.height)
    // A terminal that draws over cells draws whole pictures only.
    if encoder != nil, hint == .kitty || visible == place,
      let placed = encoder?.picture(
        cache.file(of: picture.thumbnail, columns: columns, rows: rows), fingerprint: picture.thumbnail.fingerprint,
        columns: columns, rows: rows)
    {
      return grid.place(placed, at: place.origin, clip: visible)
    }
    let drawing = picture.cells.flatMap { $0.columns == columns && $0.rows == rows ? $0 : nil }
    let blocks = drawing == nil ? cache.blocks(of: picture.thumbnail, columns: columns, rows: rows) : nil
    for y in visible.minY..<visible.maxY {
      for x in visible.minX..<visible.maxX {
        let (column, row) = (x - place.minX, y - place.minY)
        let look =
          drawing.map { Self.look(of: $0[column, row], on: background) }
          ?? blocks.map { Self.look(of: $0[column, row], on: background) }
        guard let (text, style) = look else { continue }
        grid.write(text, at: Point(x: x, y: y), style: style, clip: visible)
      }
    }
  }

  /// The block of a cell with two pixels, in one colour on another.
  private static func look(of cell: HalfBlocks.Cell, on background: Color) -> (SafeText, Style) {
    switch (cell.top, cell.bottom) {
    case (nil, nil): return (" ", Style(background: background))
    case (let top?, nil): return ("▀", Style(foreground: Color(top), background: background))
    case (nil, let bottom?): return ("▄", Style(foreground: Color(bottom), background: background))
    case (let top?, let bottom?):
      return top == bottom
        ? (" ", Style(background: Color(top))) : ("▀", Style(foreground: Color(top), background: Color(bottom)))
    }
  }

  /// The block of a cell with four pixels.
  private static func look(of cell: QuarterBlocks.Cell, on background: Color) -> (SafeText, Style) {
    let style = Style(
      foreground: cell.ink.map { Color($0) } ?? .standard, background: cell.paper.map { Color($0) } ?? background)
    return (quarters[Int(cell.quarters & 15)], style)
  }

  /// The block elements with each set of quarters (Unicode 17, U+2580 to U+259F): 1 upper left, 2 upper right, 4 lower
  /// left, 8 lower right.
  private static let quarters: [SafeText] = [
    " ", "▘", "▝", "▀", "▖", "▌", "▞", "▛", "▗", "▚", "▐", "▜", "▄", "▙", "▟", "█",
  ]
}

// MARK: - The terminal

extension ImageRenderer {
  func beginFrame() {
    encoder?.beginFrame()
  }

  /// The bytes before a frame's bytes.
  func transmissions() -> [UInt8] {
    encoder?.transmissions() ?? []
  }

  /// The bytes after a frame's bytes.
  func drawings(of grid: Terminal.Grid, over shown: Terminal.Grid) -> [UInt8] {
    encoder?.drawings(of: grid, over: shown) ?? []
  }

  /// The query to send to the terminal now: once, when there is a picture to show.
  func question(at milliseconds: Int) -> [UInt8]? {
    guard let hint, isWanted, asked == nil else { return nil }
    asked = milliseconds
    return hint.question
  }

  /// Milliseconds to wait before the terminal is given back. An answer that is still on its way would reach the shell
  /// as if it were typed. Nil when no answer can be on its way.
  func wait(at milliseconds: Int) -> Int? {
    guard let asked, encoder == nil, milliseconds - asked < 1_000 else { return nil }
    return 100
  }

  /// Adopts the terminal's answer. An answer that was not asked for is ignored.
  /// - Returns: Whether frames look different now.
  func learn(_ style: PictureProtocol) -> Bool {
    guard asked != nil, style == hint, encoder == nil else { return false }
    encoder = PictureEncoder(style)
    return true
  }

  /// The terminal has lost all pictures.
  func invalidate() {
    encoder?.invalidate()
  }
}

extension Color {
  fileprivate init(_ color: HalfBlocks.Color) {
    self = .rgb(color.red, color.green, color.blue)
  }
}
