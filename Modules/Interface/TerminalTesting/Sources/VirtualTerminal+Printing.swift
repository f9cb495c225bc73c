import Terminal

extension VirtualTerminal {
  /// Draws a scalar at the cursor, or joins it to the character before.
  mutating func print(_ scalar: Unicode.Scalar) {
    if join(scalar) { return }
    let width = CellWidth.of(Character(scalar))
    guard width > 0 else {
      unexpected.append("a mark without a letter, U+\(String(scalar.value, radix: 16, uppercase: true))")
      return
    }
    if isWrapPending || cursor.x + width > size.width {
      if modes.contains(7) {
        cursor.x = 0
        lineFeed()
      } else {
        cursor.x = max(0, size.width - width)
      }
      isWrapPending = false
    }
    put(VirtualCell(text: String(Character(scalar)), width: width, style: pen, link: link), at: cursor)
    lastPrinted = cursor
    advance(by: width)
  }

  /// Adds a scalar to the character printed last, if it belongs to it.
  private mutating func join(_ scalar: Unicode.Scalar) -> Bool {
    guard let place = lastPrinted else { return false }
    let before = cells[place.y * size.width + place.x]
    let joined = before.text + String(Character(scalar))
    switch widths {
    case .scalars:
      guard CellWidth.of(Character(scalar)) == 0 else { return false }
      cells[place.y * size.width + place.x].text = joined
    case .clusters:
      guard joined.count == 1, let character = joined.first else { return false }
      var cell = before
      cell.text = joined
      cell.width = CellWidth.of(character)
      if place.x + cell.width > size.width { cell.width = before.width }
      put(cell, at: place)
      if cell.width != before.width {
        cursor = place
        advance(by: cell.width)
      }
    }
    return true
  }

  private mutating func advance(by width: Int) {
    if cursor.x + width >= size.width {
      cursor.x = size.width - 1
      isWrapPending = modes.contains(7)
    } else {
      cursor.x += width
    }
  }

  /// Stores a cell; a wide character that loses a half becomes blank.
  private mutating func put(_ cell: VirtualCell, at point: Point) {
    blankHalves(from: point.x, to: point.x + cell.width, row: point.y)
    let index = point.y * size.width + point.x
    cells[index] = cell
    if cell.width == 2, point.x + 1 < size.width {
      cells[index + 1] = VirtualCell(text: "", width: 0, style: cell.style, link: cell.link)
    }
  }

  /// Blanks the remaining halves of wide characters when columns are overwritten.
  private mutating func blankHalves(from start: Int, to end: Int, row: Int) {
    for edge in [start, end] where edge > 0 && edge < size.width {
      let index = row * size.width + edge
      guard cells[index].width == 0 else { continue }
      cells[index - 1] = VirtualCell(style: cells[index - 1].style)
      cells[index] = VirtualCell(style: cells[index].style)
    }
  }

  /// Clears columns of a row, with the present background colour.
  mutating func erase(from start: Int, to end: Int, row: Int) {
    blankHalves(from: start, to: end, row: row)
    for x in start..<max(start, end) {
      cells[row * size.width + x] = VirtualCell(style: Style(background: pen.background))
    }
  }

  /// Moves the cursor down; at the bottom, scrolls the screen up.
  mutating func lineFeed() {
    lastPrinted = nil
    guard cursor.y == size.height - 1 else {
      cursor.y += 1
      return
    }
    scrolledRows += 1
    cells.removeFirst(size.width)
    cells += Array(repeating: VirtualCell(style: Style(background: pen.background)), count: size.width)
  }
}
