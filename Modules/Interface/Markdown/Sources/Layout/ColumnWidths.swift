/// Divides the room of a table among its columns.
enum ColumnWidths {
  /// The longest word that is kept whole, in cells.
  private static let longestWord = 14
  /// The least width of a column, in cells, unless its text is narrower.
  private static let least = 5

  /// The widths of the columns; nil when there is no room for their words.
  ///
  /// Narrow columns get the width that they want; the others get the same width, the largest that fits.
  static func fitting(natural: [Int], words: [Int], room: Int) -> [Int]? {
    let natural = natural.map { max(1, $0) }
    if natural.reduce(0, +) <= room { return natural }
    let minimums = zip(natural, words).map { min($0, max(min($1, longestWord), Self.least)) }
    guard minimums.reduce(0, +) <= room else { return nil }
    func widths(_ cap: Int) -> [Int] { zip(natural, minimums).map { max($1, min($0, cap)) } }
    var (low, high) = (1, room)
    while low < high {
      let middle = (low + high + 1) / 2
      if widths(middle).reduce(0, +) <= room { low = middle } else { high = middle - 1 }
    }
    var result = widths(low)
    var free = room - result.reduce(0, +)
    for index in result.indices where free > 0 && result[index] < natural[index] {
      result[index] += 1
      free -= 1
    }
    return result
  }
}
