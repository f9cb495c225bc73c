import Foundation
import ProjectFacts

/// All modules as a table: purpose, owner, size and imports.
struct ModuleTable {
  let project: Project

  func text(before: String) throws -> String {
    let old = Self.lines(of: before)
    var rows = ["| module | purpose | owner | public | lines | imports |", "|---|---|---|--:|--:|---|"]
    let modules = project.modules.filter { $0.role == .library && $0.home.hasPrefix("Modules/") }
    for layer in Module.shownLayers {
      for module in modules where module.shownLayer == layer { rows.append(try row(module, before: old)) }
    }
    return rows.joined(separator: "\n")
  }

  private func row(_ module: Module, before old: [String: Int]) throws -> String {
    let owner = project.owners?.last { $0.matches(module.home) }?.owners.first ?? ""
    let lines = LineTable.shown(LineCount(of: [module]).sources, before: old[module.name])
    let cells = [
      "[\(module.name)](../\(module.home.dropFirst("Modules/".count))/README.md)", try purpose(of: module), owner,
      "\(module.publicSymbols)", "\(lines)", module.declared.joined(separator: ", "),
    ]
    return "| " + cells.joined(separator: " | ") + " |"
  }

  /// The first paragraph of its README, up to the first full stop.
  private func purpose(of module: Module) throws -> String {
    let path = "\(module.home)/README.md"
    guard let text = try? String(contentsOfFile: path, encoding: .utf8) else {
      throw Document.Problem(description: "\(path) is missing: its first sentence says what the module is for.")
    }
    let paragraphs = text.components(separatedBy: "\n\n").map { $0.trimmingCharacters(in: .whitespacesAndNewlines) }
    let first = paragraphs.first { !$0.isEmpty && !$0.hasPrefix("#") && !$0.hasPrefix("<!--") } ?? ""
    let words = first.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    let end = words.range(of: ". ")?.lowerBound ?? words.endIndex
    return String(words[..<end]).replacingOccurrences(of: "|", with: "/")
  }

  /// The numbers of the existing table.
  private static func lines(of table: String) -> [String: Int] {
    let rows = table.split(separator: "\n").compactMap { line -> (String, Int)? in
      let cells = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
      guard cells.count >= 5, let name = cells[0].split(separator: "]").first?.dropFirst(), let lines = Int(cells[4])
      else { return nil }
      return (String(name), lines)
    }
    return Dictionary(rows) { first, _ in first }
  }
}

extension Module {
  /// The public types of the module; their members are not counted.
  fileprivate var publicSymbols: Int {
    files.flatMap(\.declarations).count { $0.isPublic && $0.isType && $0.enclosing.isEmpty }
  }
}
