import ProjectFacts

/// A module with those that import it and those that it imports, as a small Mermaid diagram.
struct Neighbours {
  let project: Project
  let module: Module

  var diagram: String {
    let lines = importers.map { "  \($0) --> \(module.name)" } + module.declared.map { "  \(module.name) --> \($0)" }
    return (["```mermaid", "flowchart LR"] + (lines.isEmpty ? ["  \(module.name)"] : lines) + ["```"])
      .joined(separator: "\n")
  }

  /// Several modules of one layer are one box, so that a new feature does not change the diagrams of its imports.
  private var importers: [String] {
    let users = project.modules.filter { $0.role == .library && $0.declared.contains(module.name) }
    return Module.shownLayers.flatMap { layer -> [String] in
      let members = users.filter { $0.shownLayer == layer }.map(\.name)
      return members.count > 1 ? ["\(layer.lowercased())[\(layer)/*]"] : members
    }
  }
}
