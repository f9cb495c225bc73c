import Foundation
import ProjectFacts

/// The cost of edits of a module, as text and as JSON.
struct CostTable {
  var module: String
  var costs: [EditCost]
  /// The modules of other features.
  var siblings: Set<String>

  /// One line for each edit: the recompiled modules, the number of files, and the sibling features among them.
  var text: String {
    let rows = costs.map { cost in
      [
        cost.edit.title,
        cost.recompiled.files.sorted { $0.key < $1.key }.map(Self.words).joined(separator: ", "),
        "\(cost.recompiled.fileCount)",
        siblings(in: cost).isEmpty ? "none" : siblings(in: cost).joined(separator: ", "),
      ]
    }
    let head = ["edit of \(module)", "modules compiled again (files)", "files", "sibling features"]
    let lines = Columns.aligned([head] + rows, numbers: [2])
    return (lines + [""] + costs.map { "\($0.edit.rawValue): \($0.path)" }).joined(separator: "\n")
  }

  /// An array of objects: `edit`, `path`, `modules` (name to number of files), `files`, `siblings`.
  var json: String {
    get throws {
      struct Row: Encodable {
        var edit: String, path: String, modules: [String: Int], files: Int, siblings: [String]
      }
      let rows = costs.map { cost in
        Row(
          edit: cost.edit.rawValue, path: cost.path, modules: cost.recompiled.files,
          files: cost.recompiled.fileCount, siblings: siblings(in: cost))
      }
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
      return String(decoding: try encoder.encode(rows), as: UTF8.self)
    }
  }

  func siblings(in cost: EditCost) -> [String] { cost.recompiled.modules.intersection(siblings).sorted() }

  /// `Core (20)`, or the name alone where only the interface was compiled again.
  private static func words(_ name: String, _ files: Int) -> String { files == 0 ? name : "\(name) (\(files))" }
}
