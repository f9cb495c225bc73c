import ProjectFacts

/// What `FEATURE=Name swift test` compiles: the modules that the tests of a module need, beside the whole package.
struct FocusTable {
  let project: Project
  let names: [String]

  func text(before: String) throws -> String {
    let old = Self.rows(of: before)
    let whole = row("the whole package", project.modules, old)
    let rows = try names.map { row("`FEATURE=\($0)`", try needed(by: $0), old) } + [whole]
    let lines = rows.map { row in
      "| \(row.name) | \(row.modules) | \(row.lines) | \(row.lines * 100 / max(1, whole.lines)) % |"
    }
    return (["| what is built | modules | lines | of all |", "|---|--:|--:|--:|"] + lines).joined(separator: "\n")
  }

  /// A number of lines of the previous table stays if it is off by little, as in the table of the layers.
  private func row(
    _ name: String, _ modules: [Module], _ old: [String: Int]
  ) -> (name: String, modules: Int, lines: Int) {
    let count = LineCount(of: modules)
    return (name, modules.count, LineTable.shown(count.sources + count.tests, before: old[name]))
  }

  /// The targets that the manifest keeps.
  private func needed(by name: String) throws -> [Module] {
    guard project.module(name) != nil else { throw Document.Problem(description: "There is no module \(name).") }
    var wanted: Set<String> = []
    var pending = [name, "\(name)Tests", "\(name.lowercased())-demo"]
    while let next = pending.popLast() {
      guard let module = project.module(next), wanted.insert(next).inserted else { continue }
      pending += module.declared
    }
    return project.modules.filter { wanted.contains($0.name) }
  }

  private static func rows(of table: String) -> [String: Int] {
    let rows = table.split(separator: "\n").compactMap { line -> (String, Int)? in
      let cells = line.dropFirst(2).dropLast(2).split(separator: " | ").map(String.init)
      return cells.count == 4 ? Int(cells[2]).map { (cells[0], $0) } : nil
    }
    return Dictionary(rows) { first, _ in first }
  }
}
