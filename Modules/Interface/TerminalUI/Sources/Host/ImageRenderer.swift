import Pictures
import Terminal

/// Knows how the host's terminal shows pictures, and puts them into its frames.
///
/// Until the terminal has answered, and where it does not, pictures are half blocks. It is asked when there is a
/// picture to show, after the frame that has it, so that no frame waits and nobody without pictures is asked.
@MainActor final class ImageRenderer {
  private let hint: PictureProtocol?
  var depth: ColorDepth
  private var encoder: PictureEncoder?
  private var cache: PictureCache
  private var isWanted = false
  /// When the terminal was asked, in milliseconds of the host's clock.
  private var asked: Int?

  /// A renderer for a terminal, of which nothing is known but what hints say.
  nonisolated init(hint: PictureProtocol? = nil, depth: ColorDepth = .none) {
    self.hint = hint
    self.depth = depth
    // What is drawn over cells is sent each time it moves; what stands in cells only once, and may be fine.
    cache = PictureCache(resolution: hint == .iTerm2 ? 10 : 20)
  }

  /// Whether there are pictures at all: they are made of colours.
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

  /// A cell of two pixels as a block in one colour on another.
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
  /// A frame begins.
  func beginFrame() {
    encoder?.beginFrame()
  }

  /// What goes before a frame's bytes.
  func transmissions() -> [UInt8] {
    encoder?.transmissions() ?? []
  }

  /// What goes after a frame's bytes.
  func drawings(of grid: Terminal.Grid, over shown: Terminal.Grid) -> [UInt8] {
    encoder?.drawings(of: grid, over: shown) ?? []
  }

  /// What to ask the terminal now: once, when there is a picture to show.
  func question(at milliseconds: Int) -> [UInt8]? {
    guard let hint, isWanted, asked == nil else { return nil }
    asked = milliseconds
    return hint.question
  }

  /// How long to wait, in milliseconds, before the terminal is given back: an answer that is still on its way would
  /// reach the shell as if somebody had typed it. Nil when none can be.
  func patience(at milliseconds: Int) -> Int? {
    guard let asked, encoder == nil, milliseconds - asked < 1_000 else { return nil }
    return 100
  }

  /// The terminal answered. An answer that nobody asked for says nothing.
  /// - Returns: Whether frames look different now.
  func learn(_ style: PictureProtocol) -> Bool {
    guard asked != nil, style == hint, encoder == nil else { return false }
    encoder = PictureEncoder(style)
    return true
  }

  /// The terminal has lost everything.
  func invalidate() {
    encoder?.invalidate()
  }
}
