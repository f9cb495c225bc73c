import Foundation
import ProjectFacts

extension Command {
  static let graph = Command(
    name: "graph", operands: "[X] [--mermaid]", summary: "The modules that X imports, and those that import X"
  ) { words in
    let names = words.filter { $0 != "--mermaid" }
    if let wrong = names.first(where: { $0.hasPrefix("-") }) { throw UsageError("graph does not know \(wrong).") }
    guard names.count < 2 else { throw UsageError("graph takes one module, or none for all.") }
    let graph = ImportGraph(try ProjectReader.read(at: Checkout.current.root, withImports: false))
    let name = try names.first.map { try Checkout.name($0, among: graph.names, what: "module") }
    for line in words.contains("--mermaid") ? graph.mermaid(around: name) : graph.text(around: name) { print(line) }
    return 0
  }
}

/// The imports among the modules of programs and tools: without tests, test support and demos.
struct ImportGraph {
  /// In the order of the manifest.
  let names: [String]
  private let imports: [String: Set<String>]

  init(names: [String], imports: [String: Set<String>]) {
    self.names = names
    self.imports = imports
  }

  init(_ project: Project) {
    let modules = project.modules.filter { $0.role == .library }
    let known = Set(modules.map(\.name))
    self.init(
      names: modules.map(\.name),
      imports: Dictionary(
        modules.map { ($0.name, $0.imports.intersection(known).subtracting([$0.name])) },
        uniquingKeysWith: { $0.union($1) })
    )
  }

  func imported(by name: String) -> Set<String> { imports[name] ?? [] }

  func importers(of name: String) -> Set<String> { Set(imports.filter { $0.value.contains(name) }.keys) }

  /// The modules that are reached only through others.
  func beyond(_ name: String, _ next: (String) -> Set<String>) -> Set<String> {
    var found: Set<String> = []
    var pending = [name]
    while let step = pending.popLast() { pending += next(step).filter { found.insert($0).inserted } }
    return found.subtracting(next(name)).subtracting([name])
  }
}

// MARK: - As text

extension ImportGraph {
  func text(around name: String?) -> [String] {
    guard let name else {
      return Columns.aligned(names.map { [$0, "→ " + list(imported(by: $0))] })
    }
    return [
      "\(name) imports", "  directly        \(list(imported(by: name)))",
      "  through others  \(list(beyond(name, imported)))",
      "\(name) is imported by", "  directly        \(list(importers(of: name)))",
      "  through others  \(list(beyond(name, importers)))",
    ]
  }

  private func list(_ found: Set<String>) -> String {
    found.isEmpty ? "nothing" : names.filter(found.contains).joined(separator: ", ")
  }
}

// MARK: - As a Mermaid diagram

extension ImportGraph {
  /// Every import as an arrow; a dotted arrow leads to or from a module that is reached only through others.
  func mermaid(around name: String?) -> [String] {
    guard let name else {
      return ["flowchart TD"] + names.flatMap { from in ordered(imported(by: from)).map { "  \(from) --> \($0)" } }
    }
    return ["flowchart TD", "  \(name):::chosen", "  classDef chosen stroke-width:4px"]
      + ordered(importers(of: name)).map { "  \($0) --> \(name)" }
      + ordered(beyond(name, importers)).map { "  \($0) -.-> \(name)" }
      + ordered(imported(by: name)).map { "  \(name) --> \($0)" }
      + ordered(beyond(name, imported)).map { "  \(name) -.-> \($0)" }
  }

  private func ordered(_ found: Set<String>) -> [String] { names.filter(found.contains) }
}
