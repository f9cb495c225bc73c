public import Pictures

/// A picture, small and safe, with all that any terminal needs to show it.
public struct Picture: Hashable, Sendable {
  let thumbnail: Thumbnail
  /// A drawing made for the cells of one size; nil for a photograph, which can be scaled to any.
  let cells: QuarterBlocks?

  /// Reads a PNG file of at most 8 MiB and 16 megapixels, away from the main thread.
  /// - Returns: The picture; nil when the file is invalid or this machine has no libpng. Show a fallback then.
  public static func read(png file: [UInt8]) async -> Picture? {
    (try? Thumbnail(png: file)).map { Picture(thumbnail: $0, cells: nil) }
  }

  private init(thumbnail: Thumbnail, cells: QuarterBlocks?) {
    self.thumbnail = thumbnail
    self.cells = cells
  }

  /// A drawing of a few pixels. It needs 256 colours.
  /// - Parameters:
  ///   - drawing: The pixels for a terminal that draws pictures itself.
  ///   - cells: The pixels for others: two in each direction for each cell, and at most two colours in a cell.
  /// - Returns: Nil when a cell has more colours.
  public init?(drawing: Bitmap, cells: Bitmap) {
    guard let cells = QuarterBlocks(cells) else { return nil }
    self.init(thumbnail: Thumbnail(drawing: drawing), cells: cells)
  }
}
