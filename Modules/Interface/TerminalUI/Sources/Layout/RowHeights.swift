/// The heights of the rows of a lazy stack, as far as they were measured.
@MainActor final class RowHeights {
  /// The row that had the focus last; it exists wherever the rest is scrolled to.
  var focused: Int?
  /// The width that the heights were measured at.
  private(set) var width = 0
  private var heights: [Int?] = []
  private var spacing = 0
  var count: Int { heights.count }
  /// The height assumed for rows that were not measured: the average of the rows that were measured first.
  private var guess: Int?
  /// The first line of each row, and after the last row the end with its spacing; empty when it has to be computed.
  private var tops: [Int] = []

  /// Adopts the number of rows of a frame. Heights stay with their index, so where rows were added or removed before
  /// others they are only guesses.
  func adopt(count: Int, spacing: Int) {
    guard count != heights.count || spacing != self.spacing else { return }
    heights = heights.prefix(count) + Array(repeating: nil, count: max(0, count - heights.count))
    self.spacing = spacing
    if let row = focused, row >= count { focused = nil }
    tops = []
  }

  /// The height of all rows.
  var total: Int {
    place()
    return max(0, tops[heights.count] - spacing)
  }

  /// The first line of a row.
  func top(of row: Int) -> Int {
    place()
    return tops[row]
  }

  /// The rows that these lines touch.
  func rows(in lines: Range<Int>) -> Range<Int> {
    let first = row(at: lines.lowerBound)
    guard !heights.isEmpty, lines.upperBound > 0, tops[heights.count] > lines.lowerBound else { return first..<first }
    return first..<max(first, row(at: lines.upperBound - 1)) + 1
  }

  /// Records measured heights.
  /// - Parameter line: The row that begins at this line, or is cut by it, is to stay in place.
  /// - Returns: How far that row moved; nil when every height was as assumed.
  func learn(_ found: [Int: Int], width: Int, keeping line: Int) -> Int? {
    let isNew = width != self.width || guess == nil
    guard isNew || found.contains(where: { heights[$0.key] ?? guess != $0.value }) else {
      for (row, height) in found { heights[row] = height }
      return nil
    }
    let kept = row(at: line)
    let before = top(of: kept)
    if width != self.width { heights = Array(repeating: nil, count: heights.count) }
    self.width = width
    for (row, height) in found { heights[row] = height }
    if guess == nil, !found.isEmpty { guess = (found.values.reduce(0, +) + found.count / 2) / found.count }
    tops = []
    return top(of: kept) - before
  }

  /// The last row that begins at a line or before it; the first row where there is none.
  private func row(at line: Int) -> Int {
    place()
    var low = 0, high = heights.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if tops[middle] <= line { low = middle } else { high = middle }
    }
    return low
  }

  private func place() {
    guard tops.isEmpty else { return }
    tops.reserveCapacity(heights.count + 1)
    var top = 0
    for height in heights {
      tops.append(top)
      top += (height ?? guess ?? 1) + spacing
    }
    tops.append(top)
  }
}

extension RowHeights: StateObject {
  var outlivesView: Bool { true }
}
