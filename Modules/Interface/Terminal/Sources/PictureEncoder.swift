/// Tracks the pictures that a terminal has, and sends those that a frame needs.
///
/// It complements a `FrameEncoder`: `transmissions` goes before a frame's bytes, `drawings` after them. Both are
/// empty when no picture changed.
public struct PictureEncoder: Sendable {
  private struct Entry: Sendable {
    var png: [UInt8]
    var fingerprint: UInt64
    var columns: Int, rows: Int
    /// The frame in which it was last used.
    var frame: Int
    var isKnown = false
    /// Whether the terminal may have another picture under this number.
    var replacesAnother = false
  }

  private let style: PictureProtocol
  private var entries: [Entry] = []
  private var frame = 0
  /// Whether the terminal's pictures are unknown.
  private var drawsAnew = false

  /// An encoder for a terminal with this protocol and no pictures yet.
  public init(_ style: PictureProtocol) {
    self.style = style
  }

  /// The longest side of a picture, in cells.
  public static let longestSide = ControlSequence.placeholderMarks.count

  /// Begins a frame: pictures of earlier frames may be replaced.
  public mutating func beginFrame() {
    frame += 1
  }

  /// Makes a picture that can be placed in this frame's grid.
  /// - Parameters:
  ///   - png: The file; all of its bytes are sent to the terminal.
  ///   - fingerprint: A hash of the file: equal for equal bytes.
  /// - Returns: The picture; nil when it is too large in cells, or the frame has more pictures than a terminal
  ///   stores.
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

  /// The index for a new entry: a free one, or the least recently used.
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

  /// The terminal has lost all pictures, or they are to be sent again.
  public mutating func invalidate() {
    for index in entries.indices { entries[index].isKnown = false }
    drawsAnew = true
  }

  /// The bytes that send the frame's missing pictures to the terminal.
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

  /// The bytes that draw pictures over cells where the previous grid did not show them. A picture that is partly
  /// covered is not drawn.
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

/// A picture that a terminal has or will get, in a size of whole cells. `PictureEncoder` makes it.
public struct PlacedPicture: Hashable, Sendable {
  let number: UInt32
  /// Its size in cells.
  public let columns: Int, rows: Int
  let style: PictureProtocol
}
