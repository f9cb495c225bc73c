import ProjectFacts

/// The modules and their imports, as a Mermaid diagram.
struct ModuleGraph {
  let modules: [Module]

  /// One box per layer with several modules. An arrow that follows from two others is left out: Core, for example, may
  /// import nearly everything, and so many arrows would hide the rest.
  var diagram: String {
    var lines = ["```mermaid", "flowchart TD"]
    for layer in Module.shownLayers {
      let members = modules.filter { $0.shownLayer == layer }
      guard members.count > 1 else {
        lines += members.map { "  \($0.name)" }
        continue
      }
      // A box needs a name that no module has.
      lines.append("  subgraph layer\(layer)[\(layer)]")
      lines += members.map { "    \($0.name)" }
      lines.append("  end")
    }
    for module in modules {
      let targets = module.declared.filter { isNeeded(from: module, to: $0) }
      if !targets.isEmpty { lines.append("  \(module.name) --> \(targets.sorted().joined(separator: " & "))") }
    }
    return (lines + ["```"]).joined(separator: "\n")
  }

  private func isNeeded(from module: Module, to name: String) -> Bool {
    modules.contains { $0.name == name }
      && !module.declared.contains { $0 != name && reached(from: $0).contains(name) }
  }

  private func reached(from name: String) -> Set<String> {
    var found: Set<String> = []
    var pending = [name]
    while let next = pending.popLast() {
      for use in modules.first(where: { $0.name == next })?.declared ?? [] where found.insert(use).inserted {
        pending.append(use)
      }
    }
    return found
  }
}
