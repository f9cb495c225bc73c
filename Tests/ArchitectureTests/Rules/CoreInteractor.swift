import ProjectFacts

extension Rule {
  /// CoreInteractor stores services and use cases; its verbs come from their capability protocols.
  static let coreInteractor = Rule(name: "core-interactor") { project in
    guard let core = project.modules.first(where: { $0.layer == .core && $0.role == .library }) else { return [] }
    let name = "CoreInteractor"
    let own = core.files.first { $0.path.hasSuffix("/\(name).swift") }
    let verbs = core.files.flatMap { file in
      file.declarations.filter { declaration in
        ["func", "var", "subscript"].contains(declaration.kind)
          && (file.path == own?.path || declaration.enclosing.last?.name == name)
      }.map { declaration in
        Violation(
          what: "\(name) has a member of its own, \(declaration.name) (\(file.place(declaration.line)))",
          why: "a body in Core is logic that no service or use case tests, and every feature waits for it",
          cure: "ship it as a capability protocol with an extension, in the service or use case it belongs to")
      }
    }
    guard own == nil else { return verbs }
    let missing = Violation(
      what: "\(core.path) has no \(name).swift", why: "the rule about its members would prove nothing",
      cure: "keep \(name) in a file of its name")
    return [missing] + verbs
  }
}
