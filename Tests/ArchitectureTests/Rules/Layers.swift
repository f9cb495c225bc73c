import ProjectFacts

extension Rule {
  /// Each use of a module must follow the table of layers. The manifest and the files are checked.
  static let layers = Rule(name: "layers") { project in
    let strangers = project.modules.filter { $0.layer == nil }.map { module in
      Violation(
        what: "\(module.name) in \(module.path) has no layer",
        why: "a module outside the table may use anything, and anything may use it",
        cure: "move it into one of the layers' folders, or give it a row in Layer.swift with a reason in the design")
    }
    let wrong = project.uses.filter { !isAllowed($0) }.map { use in
      Violation(
        what: use.sentence,
        why: "\(use.from.layer.map(\.rawValue) ?? "no layer") may use \(names(of: use.from.layer))",
        cure: "ask for what is needed through a protocol of \(use.from.name)'s own, and let Core connect the two; "
          + "or move the shared value down into Entities")
    }
    return strangers + wrong
  }

  private static func isAllowed(_ use: Project.Use) -> Bool {
    guard let from = use.from.layer, let to = use.to.layer else { return true }  // Reported as a stranger.
    if from == .whole { return true }
    switch use.from.role {
    case .library:
      // The rule `protected` checks the use of test support in production code.
      return use.to.role == .support || from.mayUse.contains(to)
    case .support, .demo, .test:
      // They may use their own module, the layers that exist for tests, and the layers that their module may use.
      if use.from.role == .test, from.testsMayUse.contains(to) { return true }
      return use.to.home == use.from.home || to.isForTests || from.mayUse.contains(to)
    }
  }

  private static func names(of layer: Layer?) -> String {
    let names = (layer?.mayUse ?? []).map(\.rawValue).sorted()
    return names.isEmpty ? "nothing of this package" : "only \(names.joined(separator: ", "))"
  }

  /// The manifest declares every import of a module.
  static let declaredImports = Rule(name: "declared-imports") { project in
    project.uses.filter { !$0.isDeclared }.map { use in
      Violation(
        what: "\(use.sentence), which the manifest does not declare",
        why: "it compiles only while something else happens to build \(use.to.name) first",
        cure: "add \"\(use.to.name)\" to what \(use.from.name) uses in Package.swift if its layer may, "
          + "else remove the import")
    }
  }

  /// A library that ships uses no test support, no demo and no tests. The rule does not check tests, demos, and
  /// libraries that do not ship.
  static let protected = Rule(name: "protected") { project in
    let reserved: Set<Module.Role> = [.support, .demo, .test]
    let uses = project.uses.filter { $0.from.role == .library && $0.from.layer?.ships != false }
    return uses.filter { reserved.contains($0.to.role) }.map { use in
      Violation(
        what: use.sentence,
        why: "fakes and sample data are for tests and demos, and would ship with the program",
        cure: "move what production code needs out of \(use.to.name)")
    }
  }
}
