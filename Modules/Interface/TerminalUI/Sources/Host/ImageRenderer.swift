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

  /// Whether pictures show at all: they need colours.
  var showsPictures: Bool { depth != .none }

  /// Puts a picture into a grid.
  func paint(_ picture: Picture, in place: Rect, clip: Rect, into grid: inout Terminal.Grid) {
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
    let blocks = cache.blocks(of: picture.thumbnail, columns: columns, rows: rows)
    for y in visible.minY..<visible.maxY {
      for x in visible.minX..<visible.maxX {
        let (text, style) = Self.look(of: blocks[x - place.minX, y - place.minY])
        grid.write(text, at: Point(x: x, y: y), style: style, clip: visible)
      }
    }
  }

  /// The block of a cell with two pixels, in one colour on another.
  private static func look(of cell: HalfBlocks.Cell) -> (SafeText, Style) {
    func color(_ color: HalfBlocks.Color) -> Color { .rgb(color.red, color.green, color.blue) }
    switch (cell.top, cell.bottom) {
    case (nil, nil): return (" ", Style())
    case (let top?, nil): return ("▀", Style(foreground: color(top)))
    case (nil, let bottom?): return ("▄", Style(foreground: color(bottom)))
    case (let top?, let bottom?):
      return top == bottom
        ? (" ", Style(background: color(top))) : ("▀", Style(foreground: color(top), background: color(bottom)))
    }
  }
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
  /// as if it were typed. Nil when none can be.
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
