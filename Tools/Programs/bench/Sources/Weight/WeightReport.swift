/// The sizes of two revisions side by side.
struct WeightReport: Codable {
  struct Size: Codable, Equatable {
    var files = 0, lines = 0
  }

  struct Pair: Codable {
    var name: String
    var before: Int?, after: Int?
  }

  static let document = MeasuredDocument(path: "Modules/Documentation/Measurements/Weight.md", measurement: "weight")

  /// The names of the revisions.
  let before: String, after: String
  /// By module, and for each kind of file the sizes before and after.
  private(set) var modules: [String: [String: [Size]]] = [:]
  /// The widest protocols, by their requirements.
  let protocols: [Pair]
  /// The longest presenters, by their lines.
  let presenters: [Pair]

  init(before: (name: String, tree: WeighedTree), after: (name: String, tree: WeighedTree)) {
    (self.before, self.after) = (before.name, after.name)
    protocols = Self.longest(before.tree.protocols, after.tree.protocols)
    presenters = Self.longest(before.tree.presenters, after.tree.presenters)
    for (index, tree) in [before.tree, after.tree].enumerated() {
      for file in tree.files {
        guard let kind = file.kind else { continue }
        for module in [file.module, "**all**"] {
          var sizes = modules[module]?[kind.rawValue] ?? [Size(), Size()]
          sizes[index].files += 1
          sizes[index].lines += file.lines
          modules[module, default: [:]][kind.rawValue] = sizes
        }
      }
    }
  }

  /// The ten largest of each side.
  private static func longest(_ before: [String: Int], _ after: [String: Int]) -> [Pair] {
    func largest(_ sizes: [String: Int]) -> [String] {
      sizes.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.prefix(10).map(\.key)
    }
    return Set(largest(before) + largest(after)).map { Pair(name: $0, before: before[$0], after: after[$0]) }
      .sorted { (max($1.before ?? 0, $1.after ?? 0), $0.name) < (max($0.before ?? 0, $0.after ?? 0), $1.name) }
  }

  var markdown: String {
    let kinds = WeighedFile.Kind.allCases
    var lines = [
      "Lines, with the files in parentheses, at \(before) → at \(after). Tests include their support and the demos.",
      "",
      "| module | \(kinds.map(\.rawValue).joined(separator: " | ")) |", "|---|--:|--:|--:|--:|",
    ]
    for (module, sizes) in modules.sorted(by: { $0.key < $1.key }) {
      let cells = kinds.map { kind in
        sizes[kind.rawValue].map { $0.map { "\($0.lines) (\($0.files))" }.joined(separator: " → ") } ?? ""
      }
      lines.append("| \(module) | \(cells.joined(separator: " | ")) |")
    }
    for (title, unit, pairs) in [("protocol", "members", protocols), ("presenter", "lines", presenters)] {
      lines += ["", "| \(title) | \(unit) before | \(unit) after |", "|---|--:|--:|"]
      for pair in pairs {
        let cells = [pair.before, pair.after].map { $0.map(String.init) ?? "–" }
        lines.append("| \(pair.name) | \(cells.joined(separator: " | ")) |")
      }
    }
    return lines.joined(separator: "\n")
  }
}
