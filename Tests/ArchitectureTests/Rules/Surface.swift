import ProjectFacts

extension Rule {
  private static let endings = ["Interactor", "Router", "Parameters", "Builder"]

  /// The public types of a feature are its interactors, routers, parameters and builder. Nothing else is public.
  static let featureSurface = Rule(name: "feature-surface") { project in
    project.modules.filter { $0.feature != nil && $0.role == .library }.flatMap { module in
      module.files.flatMap { file in
        file.declarations.filter { $0.isPublic && !isContract($0) }.map { declaration in
          Violation(
            what: "\(module.name) shows \(declaration.kind) \(declaration.name) (\(file.place(declaration.line)))",
            why: "public means contract: a feature's is XInteractor, XRouter, XParameters and XBuilder",
            cure: "make it internal, or move a value that crosses features into Entities")
        }
      }
    }
  }

  /// Whether a declaration is one of these types, or a member of one.
  private static func isContract(_ declaration: Declaration) -> Bool {
    if ["import", "extension"].contains(declaration.kind) { return true }  // An extension's members are checked.
    let name = (declaration.enclosing.first?.name ?? declaration.name).prefix { $0 != "." }
    let isType = declaration.isType || !declaration.enclosing.isEmpty
    return isType && endings.contains { name.hasSuffix($0) && name != $0 }
  }
}
