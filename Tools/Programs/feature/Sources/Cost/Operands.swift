import ProjectFacts

/// What stands on the command line after a command's name.
enum Operands {
  /// The one module that is named.
  /// - Throws: `UsageError` when there is none, more than one, or one that the project does not have, with the list.
  static func module(_ names: [String], of command: String, in project: Project) throws -> Module {
    let known = project.modules.filter { $0.role == .library && $0.kind == "regular" && !$0.files.isEmpty }
    guard let word = names.first, names.count == 1 else {
      throw UsageError("\(command) wants the name of one module: \(known.map(\.name).joined(separator: ", ")).")
    }
    let name = try Checkout.name(word, among: known.map(\.name), what: "module")
    guard let module = known.first(where: { $0.name == name }) else { throw UsageError("There is no module \(name).") }
    return module
  }
}
