extension Grid {
  /// The place of a picture that is drawn over cells.
  struct Placement: Hashable, Sendable {
    var picture: PlacedPicture
    var origin: Point

    var area: Rect { Rect(origin: origin, size: Size(width: picture.columns, height: picture.rows)) }
  }

  /// Puts a picture into the grid. Only cells inside `clip` change. A picture drawn over cells shows only when all of
  /// it is inside.
  ///
  /// Its cells behave as others: later writing over them covers the picture. `restyle` does not change them, and as
  /// text they are blanks.
  public mutating func place(_ picture: PlacedPicture, at origin: Point, clip: Rect) {
    let placement = Placement(picture: picture, origin: origin)
    let area = placement.area.intersection(clip).intersection(bounds)
    guard !area.isEmpty else { return }
    fill(area, style: .standard)
    if picture.style == .iTerm2 {
      guard area == placement.area else { return }
      placements.append(placement)
    }
    var cell = Cell(blank: Style(foreground: picture.color, attributes: .picture))
    for y in area.minY..<area.maxY {
      for x in area.minX..<area.maxX {
        cell.glyph = glyph(of: picture, column: x - origin.x, row: y - origin.y)
        cells[y * size.width + x] = cell
      }
    }
  }

  /// The glyph of a picture's cell. For a picture drawn over cells it is a space that no text contains, so that it
  /// differs from a blank.
  private mutating func glyph(of picture: PlacedPicture, column: Int, row: Int) -> UInt32 {
    guard picture.style == .kitty else { return 0xA0 }
    let marks = ControlSequence.placeholderMarks
    let scalars = [ControlSequence.placeholder, marks[row], marks[column]].compactMap(Unicode.Scalar.init)
    return Cell.interned | clusters.index(of: .init(scalars))
  }

  /// Whether nothing has covered the picture since it was placed.
  func isWhole(_ placement: Placement) -> Bool {
    let area = placement.area
    guard area.intersection(bounds) == area else { return false }
    return (area.minY..<area.maxY).allSatisfy { y in
      cells[y * size.width + area.minX..<y * size.width + area.maxX].allSatisfy {
        $0.isPicture && $0.foreground == placement.picture.color.packed
      }
    }
  }
}

extension Cell {
  /// Whether it is a cell of a picture: its foreground colour is the picture's number.
  var isPicture: Bool { attributes & Attributes.picture.rawValue != 0 }
}

extension Attributes {
  /// Marks the cells of a picture. It is never sent to the terminal.
  static let picture = Attributes(rawValue: 1 << 15)
}

extension PlacedPicture {
  /// The number encoded as a colour.
  var color: Color {
    .rgb(
      UInt8(truncatingIfNeeded: number >> 16), UInt8(truncatingIfNeeded: number >> 8),
      UInt8(truncatingIfNeeded: number))
  }
}
