/// Keeps account of the pictures that a terminal knows, and gives it those that a frame needs.
///
/// It works beside a `FrameEncoder`: what `transmissions` returns goes before a frame's bytes, what `drawings` returns
/// after them. When nothing about pictures changed, both are empty.
public struct PictureEncoder: Sendable {
  private struct Entry: Sendable {
    var png: [UInt8]
    var fingerprint: UInt64
    var columns: Int, rows: Int
    /// In which frame it was asked for last.
    var frame: Int
    var isKnown = false
    /// Whether the terminal may know another one under this number.
    var replacesAnother = false
  }

  private let style: PictureProtocol
  private var entries: [Entry] = []
  private var frame = 0
  /// Whether what the terminal shows is unknown.
  private var drawsAnew = false

  /// An encoder for a terminal that draws pictures in this way and knows none yet.
  public init(_ style: PictureProtocol) {
    self.style = style
  }

  /// No picture is wider or higher, in cells.
  public static let longestSide = ControlSequence.placeholderMarks.count

  /// Begins a frame: pictures of earlier ones may make room.
  public mutating func beginFrame() {
    frame += 1
  }

  /// A picture that can be put into this frame's grid.
  /// - Parameters:
  ///   - png: The file, of which the terminal is given every byte.
  ///   - fingerprint: A hash of the file: the same for the same bytes.
  /// - Returns: Nil when it is too large in cells, or the frame shows more pictures than a terminal is asked to keep.
  public mutating func picture(
    _ png: [UInt8], fingerprint: UInt64, columns: Int, rows: Int
  ) -> PlacedPicture? {
    guard !png.isEmpty, 1...Self.longestSide ~= columns, 1...Self.longestSide ~= rows else { return nil }
    let known = entries.firstIndex {
      $0.fingerprint == fingerprint && $0.columns == columns && $0.rows == rows && $0.png == png
    }
    guard let index = known ?? place(for: png, fingerprint, columns, rows) else { return nil }
    entries[index].frame = frame
    return PlacedPicture(
      number: PictureNumber.first + UInt32(index), columns: columns, rows: rows, style: style)
  }

  /// The index of a new entry: a free one, or the one that was not needed for the longest.
  private mutating func place(for png: [UInt8], _ fingerprint: UInt64, _ columns: Int, _ rows: Int) -> Int? {
    let entry = Entry(png: png, fingerprint: fingerprint, columns: columns, rows: rows, frame: frame)
    if entries.count < PictureNumber.count {
      entries.append(entry)
      return entries.count - 1
    }
    guard let oldest = entries.indices.min(by: { entries[$0].frame < entries[$1].frame }),
      entries[oldest].frame < frame
    else { return nil }
    entries[oldest] = entry
    entries[oldest].replacesAnother = true
    return oldest
  }

  /// The terminal has lost everything, or is to be given it anew.
  public mutating func invalidate() {
    for index in entries.indices { entries[index].isKnown = false }
    drawsAnew = true
  }

  /// What gives the terminal the pictures that the frame shows and it does not know.
  public mutating func transmissions() -> [UInt8] {
    var bytes: [UInt8] = []
    for index in entries.indices where !entries[index].isKnown && entries[index].frame == frame {
      entries[index].isKnown = true
      guard style == .kitty else { continue }
      let number = PictureNumber.first + UInt32(index)
      if entries[index].replacesAnother { bytes += ControlSequence.delete(number).utf8 }
      ControlSequence.transmit(
        number, png: entries[index].png, columns: entries[index].columns, rows: entries[index].rows, into: &bytes)
    }
    return bytes
  }

  /// What draws the pictures of a grid that the grid shown before did not show there, when the terminal draws them
  /// over cells. A picture of which a part is covered is not drawn.
  public mutating func drawings(of grid: Grid, over shown: Grid) -> [UInt8] {
    defer { drawsAnew = false }
    guard style == .iTerm2 else { return [] }
    var bytes: [UInt8] = []
    for placement in grid.placements where grid.isWhole(placement) {
      let isShown =
        !drawsAnew && shown.size == grid.size && shown.placements.contains(placement)
        && shown.isWhole(placement)
      let index = Int(placement.picture.number - PictureNumber.first)
      guard !isShown, entries.indices.contains(index) else { continue }
      ControlSequence.draw(
        png: entries[index].png, columns: placement.picture.columns, rows: placement.picture.rows,
        at: placement.origin, into: &bytes)
    }
    return bytes
  }
}

/// A picture that a terminal knows or is about to be given, in a size of whole cells. `PictureEncoder` makes it.
public struct PlacedPicture: Hashable, Sendable {
  let number: UInt32
  /// Its extent, in cells.
  public let columns: Int, rows: Int
  let style: PictureProtocol
}
