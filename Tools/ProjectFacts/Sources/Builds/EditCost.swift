package import Foundation

/// The work of the compiler for one edit.
package struct EditCost: Sendable {
  package var edit: ProbeEdit
  /// The edited file, from the top of the tree.
  package var path: String
  package var recompiled: Recompilation
  /// The duration of the build.
  package var seconds: Double

  package init(edit: ProbeEdit, path: String, recompiled: Recompilation, seconds: Double) {
    (self.edit, self.path, self.recompiled, self.seconds) = (edit, path, recompiled, seconds)
  }
}

extension EditCost {
  /// Makes the edits one after another in a copy of the tree, builds after each, and undoes them all at the end.
  /// - Parameters:
  ///   - paths: The file for each edit, from the top of the tree.
  ///   - build: Builds the tree with `-v` and returns the output.
  /// - Throws: `FactsError` when the tree cannot be built with an edit in it.
  package static func measure(
    _ paths: [(edit: ProbeEdit, path: String)], in tree: URL, mark: Int = 41, build: () throws -> Shell.Outcome
  ) throws -> [EditCost] {
    let files = try Dictionary(
      paths.map { ($0.path, try String(contentsOf: tree.appending(path: $0.path), encoding: .utf8)) }
    ) { first, _ in first }
    defer {
      for (path, text) in files { try? Data(text.utf8).write(to: tree.appending(path: path)) }
    }
    // Finishes the work of earlier edits before counting.
    try succeeded(build(), "The tree cannot be built as it is")
    return try paths.map { edit, path in
      let url = tree.appending(path: path)
      guard let text = edit.applied(to: try String(contentsOf: url, encoding: .utf8), mark: mark) else {
        throw FactsError("\(path) has nothing that “\(edit.title)” could be tried on.")
      }
      try Data(text.utf8).write(to: url)
      let outcome = try build()
      try succeeded(outcome, "\(path) cannot be built with \(edit.title)")
      let recompiled = Recompilation(log: outcome.text)
      guard !recompiled.files.isEmpty else {
        throw FactsError("The build with \(edit.title) in \(path) compiled nothing: its output cannot be read.")
      }
      return EditCost(edit: edit, path: path, recompiled: recompiled, seconds: outcome.seconds)
    }
  }

  private static func succeeded(_ outcome: Shell.Outcome, _ what: String) throws {
    guard outcome.status != 0 else { return }
    throw FactsError("\(what):\n\(outcome.reason)")
  }
}

extension Project {
  /// The modules of all other features, by the compiler's names: sources, tests, test support and demos.
  package func siblings(of module: Module) -> Set<String> {
    Set(modules.filter { $0.feature != nil && $0.feature != module.feature }.map(\.compilerName))
  }
}

extension Module {
  /// The name as `-module-name` has it: `explore-demo` is `explore_demo`.
  package var compilerName: String { String(name.map { $0.isLetter || $0.isNumber || $0 == "_" ? $0 : "_" }) }
}
