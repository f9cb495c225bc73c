import ProjectFacts

/// The words after a command's name.
enum Operands {
  /// The one module named on the command line.
  /// - Throws: `UsageError` with the list of modules for none, several, or an unknown one.
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
