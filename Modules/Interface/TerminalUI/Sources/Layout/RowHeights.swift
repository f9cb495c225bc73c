/// How high the rows of a lazy stack are, as far as they have been seen.
@MainActor final class RowHeights {
  /// The row that had the focus last: it is there wherever the rest is scrolled to.
  var focused: Int?
  /// The width that they were measured at.
  private(set) var width = 0
  private var heights: [Int?] = []
  private var spacing = 0
  /// How many rows there are.
  var count: Int { heights.count }
  /// What a row is taken to be that was not seen: the average of the first ones that were.
  private var guess: Int?
  /// Where each row begins, and after the last one the end with its spacing; empty when that is to be found out.
  private var tops: [Int] = []

  /// Takes over how many rows there are in a frame. Where some were added or taken away before others, heights are
  /// guesses until the rows are seen again.
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

  /// Where a row begins.
  func top(of row: Int) -> Int {
    place()
    return tops[row]
  }

  /// The rows of which something lies between these lines.
  func rows(in lines: Range<Int>) -> Range<Int> {
    let first = row(at: lines.lowerBound)
    guard !heights.isEmpty, lines.upperBound > 0, tops[heights.count] > lines.lowerBound else { return first..<first }
    return first..<max(first, row(at: lines.upperBound - 1)) + 1
  }

  /// Takes in how high rows turned out to be.
  /// - Parameter line: What begins here, or is cut by it, is to stay where it is.
  /// - Returns: How far that moved; nil when every row is as it was taken to be.
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

  /// The last row that begins at a line or before it; the first where there is none.
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

extension RowHeights: Resting {
  func rest() {}
}
