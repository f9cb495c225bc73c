import ProjectFacts

extension Rule {
  /// Names that wait, or that reach the clock, the environment, files, the input or the output directly.
  private static let ways: Set = [
    "sleep", "ContinuousClock", "SuspendingClock", "getenv", "fopen", "print", "readLine",
  ]
  private static let machine: Set = ["Glibc", "Musl", "Darwin", "Foundation", "Dispatch"]

  /// A feature gets its clock, files, environment and output only from its interactor and its router.
  static let outsideWorld = Rule(name: "outside-world") { project in
    project.modules.filter { $0.feature != nil && $0.role == .library }.flatMap { module in
      let imports = module.imports.intersection(machine).sorted().map { ("imports \($0)", module.place(ofImport: $0)) }
      let uses = module.files.flatMap { file in
        zip(file.tokens, file.tokens.dropFirst()).filter { before, token in
          // A member of that name, as in `printer.print`, belongs to the feature.
          token.kind == .word && ways.contains(token.text) && !before.isSymbol(".") && !before.isWord("func")
        }.map { ("uses \($1.text)", file.place($1.line)) }
      }
      return (imports + uses).map { what, place in
        Violation(
          what: "\(module.name) \(what) (\(place))",
          why: "what a feature takes from the machine by itself, no test and no demo can set",
          cure: "ask for it in \(module.name)'s Interactor, and let a service answer")
      }
    }
  }
}
