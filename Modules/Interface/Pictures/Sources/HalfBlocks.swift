/// A picture in the cells of a terminal, with two pixels in each cell, one above the other: a cell is about twice as
/// high as wide, so the pixels are about square.
public struct HalfBlocks: Hashable, Sendable {
  /// The size in cells.
  public let columns: Int, rows: Int
  private let pixels: [Color?]

  /// An opaque colour.
  public struct Color: Hashable, Sendable {
    /// The channels, from 0 to 255.
    public var red: UInt8, green: UInt8, blue: UInt8

    /// A colour.
    public init(red: UInt8, green: UInt8, blue: UInt8) {
      self.red = red
      self.green = green
      self.blue = blue
    }
  }

  /// The colours of a cell's halves; nil where the background shows.
  public struct Cell: Hashable, Sendable {
    /// The upper and the lower half.
    public var top: Color?, bottom: Color?
  }

  /// A bitmap, as large as fits, in the middle of the cells. Each side is at least 1.
  public init(_ bitmap: Bitmap, columns: Int, rows: Int) {
    let (columns, rows) = (max(1, columns), max(1, rows))
    let box = (width: columns, height: 2 * rows)
    let size = Bitmap.size(of: (bitmap.width, bitmap.height), fitting: box)
    let small = bitmap.scaled(toWidth: size.width, height: size.height)
    let (left, top) = ((box.width - size.width) / 2, (box.height - size.height) / 2)
    var pixels = [Color?](repeating: nil, count: box.width * box.height)
    for y in 0..<size.height {
      for x in 0..<size.width { pixels[(top + y) * columns + left + x] = Color(small[x, y]) }
    }
    self.columns = columns
    self.rows = rows
    self.pixels = pixels
  }

  /// The cell at a place, which must be inside.
  public subscript(column: Int, row: Int) -> Cell {
    Cell(top: pixels[2 * row * columns + column], bottom: pixels[(2 * row + 1) * columns + column])
  }
}

extension HalfBlocks.Color {
  /// A half of a cell is opaque or empty: from half of the alpha on, it is opaque.
  init?(_ pixel: Bitmap.Pixel) {
    guard pixel.alpha >= 128 else { return nil }
    self.init(red: pixel.red, green: pixel.green, blue: pixel.blue)
  }
}
