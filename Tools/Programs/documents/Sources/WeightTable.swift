import ProjectFacts

/// A table whose rows link to files and folders. The last two cells have the number of their Swift files and the number
/// of their lines:
///
///     | the view | [ArticlesView](../Samples/Articles/Sources/Articles/ArticlesView.swift) | 1 | 29 |
struct WeightTable {
  /// Every file of the project.
  let paths: Set<String>
  /// The folder of the document, from which its links start.
  let folder: String
  /// The number of lines of a file.
  var lines: (String) -> Int = LineCount.lines(inFile:)

  /// The table with its numbers counted again. The rows are written by hand.
  /// - Throws: `Document.Problem` where a link leads to no Swift file, or a row does not have four cells.
  func text(before: String) throws -> String {
    try before.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      guard line.hasPrefix("| "), line.hasSuffix(" |"), line.contains("](") else { return String(line) }
      let cells = line.dropFirst(2).dropLast(2).split(separator: " | ", omittingEmptySubsequences: false)
      guard cells.count == 4 else { throw Document.Problem(description: "A row of weights has four cells: \(line)") }
      let files = try Set(cells[1].matches(of: /\]\(([^)]+)\)/).flatMap { try self.files(at: String($0.output.1)) })
      let counted = files.map(lines).reduce(0, +)
      // A number that is off by less than a twentieth stays: a small change does not make the document stale.
      let before = Int(cells[3]) ?? 0
      let shown = abs(before - counted) * 20 < counted ? before : counted
      return "| \(cells[0]) | \(cells[1]) | \(files.count) | \(shown) |"
    }.joined(separator: "\n")
  }

  private func files(at link: String) throws -> [String] {
    let path = Self.path(of: link, from: folder)
    let found = paths.filter { $0.hasSuffix(".swift") && ($0 == path || $0.hasPrefix(path + "/")) }
    guard !found.isEmpty else { throw Document.Problem(description: "There is no Swift at \(path).") }
    return Array(found)
  }

  /// The path of a link, from the project's top.
  static func path(of link: String, from folder: String) -> String {
    var parts = folder.split(separator: "/")
    for part in link.split(separator: "/") where part != "." {
      if part == ".." { _ = parts.popLast() } else { parts.append(part) }
    }
    return parts.joined(separator: "/")
  }
}
