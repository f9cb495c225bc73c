import ProjectFacts

/// The size of each layer, as a table.
struct LineTable {
  let modules: [Module]

  /// The table, in tens of lines. A number of the previous table stays if it is off by less than a twentieth, or by
  /// less than fifty lines, so that small changes do not make documents stale.
  func text(before: String) -> String {
    let old = Self.rows(of: before)
    var lines = ["| layer | modules | lines | lines of tests |", "|---|--:|--:|--:|"]
    for layer in Module.shownLayers {
      let members = modules.filter { $0.shownLayer == layer }
      guard !members.isEmpty else { continue }
      let count = LineCount(of: members)
      let kept = old[layer] ?? []
      let folders = Set(members.filter { !$0.isForTests }.map(\.home))
      let numbers = [count.sources, count.tests].enumerated().map { place, number in
        let known = kept.indices.contains(place) ? kept[place] : nil
        return String(Self.shown(number, before: known))
      }
      lines.append("| \(layer) | \(folders.count) | \(numbers.joined(separator: " | ")) |")
    }
    return lines.joined(separator: "\n")
  }

  static func shown(_ number: Int, before known: Int?) -> Int {
    if let known, abs(known - number) < max(50, number / 20) { return known }
    return (number + 5) / 10 * 10
  }

  private static func rows(of table: String) -> [String: [Int]] {
    let rows = table.split(separator: "\n").compactMap { line -> (String, [Int])? in
      let cells = line.split(separator: "|").map { $0.filter { !$0.isWhitespace } }
      guard cells.count == 4, let sources = Int(cells[2]), let tests = Int(cells[3]) else { return nil }
      return (cells[0], [sources, tests])
    }
    return Dictionary(rows) { first, _ in first }
  }
}
