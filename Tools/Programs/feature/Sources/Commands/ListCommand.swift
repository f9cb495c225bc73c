import Foundation
import ProjectFacts

extension Command {
  static let list = Command(name: "list", summary: "The features and samples: owner, size") { words in
    if let word = words.first { throw UsageError("list takes no words, not “\(word)” either.") }
    for line in try FeatureTable(Checkout.current).lines { print(line) }
    return 0
  }
}

/// The features in columns: owners, size of the public surface, lines.
struct FeatureTable {
  struct Row: Equatable {
    let name: String, folder: String, owner: String
    /// The number of public declarations in the sources, without imports and extensions.
    let publicSymbols: Int
    /// Lines of Swift in the sources, without blank ones and comments.
    let lines: Int
  }

  let rows: [Row]

  init(_ checkout: Checkout) throws {
    let owners = try checkout.owners()
    rows = try checkout.features.map { feature in
      let files = try checkout.sources(under: "\(feature.folder)/Sources")
      let symbols = files.flatMap(\.declarations).count { $0.isPublic && $0.kind != "import" && $0.kind != "extension" }
      // The last line that matches decides.
      let owner = owners.last { $0.matches(feature.folder) }?.owners.joined(separator: " ") ?? "none"
      let lines = files.reduce(0) { $0 + Set($1.tokens.map(\.line)).count }
      return Row(name: feature.name, folder: feature.folder, owner: owner, publicSymbols: symbols, lines: lines)
    }
  }

  var lines: [String] {
    let cells =
      [["feature", "owner", "public", "lines", "folder"]]
      + rows.map { [$0.name, $0.owner, "\($0.publicSymbols)", "\($0.lines)", $0.folder] }
    return Columns.aligned(cells, numbers: [2, 3])
  }
}

/// Text in columns, two blanks apart.
enum Columns {
  static func aligned(_ rows: [[String]], numbers: Set<Int> = []) -> [String] {
    let count = rows.map(\.count).max() ?? 0
    let widths = (0..<count).map { column in rows.map { $0.indices.contains(column) ? $0[column].count : 0 }.max() ?? 0
    }
    return rows.map { row in
      let cells = zip(row, widths).enumerated().map { column, cell in
        let gap = String(repeating: " ", count: cell.1 - cell.0.count)
        return numbers.contains(column) ? gap + cell.0 : cell.0 + gap
      }
      let line = cells.joined(separator: "  ")
      return String(line.reversed().drop { $0 == " " }.reversed())
    }
  }
}
