/// Block elements (U+2580 to U+259F) that consist of quarters of a cell, as rectangles: as letters of a font they would
/// have gaps between them.
struct Blocks {
  /// A rectangle, in cells from the upper left corner of the first cell.
  struct Rectangle: Equatable {
    var left: Double, right: Double
    let top: Double, height: Double
  }

  let rectangles: [Rectangle]

  /// The blocks of a text; nil when it has other characters, blanks included.
  init?(_ text: String) {
    guard !text.isEmpty, text.allSatisfy({ Self.quarters[$0] != nil }) else { return nil }
    let cells = text.compactMap { Self.quarters[$0] }
    rectangles = [0, 1].flatMap { row in
      var parts: [Rectangle] = []
      for (index, quarters) in cells.enumerated() {
        for side in 0...1 where quarters >> (2 * row + side) & 1 == 1 {
          let left = Double(index) + Double(side) / 2
          if parts.last?.right == left {
            parts[parts.count - 1].right += 0.5
          } else {
            parts.append(Rectangle(left: left, right: left + 0.5, top: Double(row) / 2, height: 0.5))
          }
        }
      }
      return parts
    }
  }

  /// The filled quarters: 1 upper left, 2 upper right, 4 lower left, 8 lower right.
  private static let quarters: [Character: Int] = [
    "▘": 1, "▝": 2, "▀": 3, "▖": 4, "▌": 5, "▞": 6, "▛": 7, "▗": 8, "▚": 9, "▐": 10, "▜": 11, "▄": 12, "▙": 13,
    "▟": 14, "█": 15,
  ]
}
