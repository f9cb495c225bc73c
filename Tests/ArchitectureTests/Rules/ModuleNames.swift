import ProjectFacts

extension Rule {
  /// A type with a module's name hides the module: `Name.Thing` would look inside the type.
  static let moduleNames = Rule(name: "module-names") { project in
    let names = Set(project.modules.map(\.name))
    return project.modules.filter { $0.role != .test }.flatMap { module in
      module.files.flatMap { file in
        file.declarations.filter { type in
          type.isType && type.isPublic && type.enclosing.isEmpty && names.contains(type.name)
        }.map { type in
          Violation(
            what: "The public type \(type.name) bears a module's name (\(file.place(type.line)))",
            why: "\(type.name).Thing would look inside the type instead of the module",
            cure: "give the type a name of its own")
        }
      }
    }
  }
}
