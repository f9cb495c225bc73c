extension Rule {
  /// Values of Entities whose name a feature's module also bears, because people call both so.
  /// A file that imports both cannot write `Chat.ChatBuilder`; it never has to, as each of a feature's
  /// public types carries the feature's name.
  static let namesakes: Set<String> = []

  static let moduleNames = moduleNames(namesakes: namesakes)

  /// A type with a module's name hides the module: `Name.Thing` would look inside the type.
  static func moduleNames(namesakes: Set<String>) -> Rule {
    Rule(name: "module-names") { project in
      let names = Set(project.modules.map(\.name))
      return project.modules.filter { $0.role != .test }.flatMap { module in
        module.files.flatMap { file in
          let types = file.declarations.filter { $0.isType && $0.isPublic && $0.enclosing.isEmpty }
          return types.filter { type in
            names.contains(type.name) && !(module.layer == .entities && namesakes.contains(type.name))
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
}
