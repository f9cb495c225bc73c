import ProjectFacts

/// The name of a type, a function or a variable that two modules declare at top level.
struct SharedName {
  /// The modules that declare it, and whether the declaration is public.
  var declarers: [String: Bool] = [:]

  /// The name with its module as a prefix: `TerminalUI_Language`.
  static func own(_ name: String, of module: String) -> String { "\(module)_\(name)" }

  /// The module that a use refers to: the file's own module, else the one imported module that declares it publicly.
  func owner(in module: String, importing imports: Set<String>) -> String? {
    if declarers[module] != nil { return module }
    let shown = declarers.filter { $0.value && imports.contains($0.key) }.keys
    return shown.count == 1 ? shown.first : nil
  }

  /// The shared names of some modules, by name. Functions share a name when their parameters are the same.
  static func find(in files: [(module: String, source: SourceFile)]) -> [String: SharedName] {
    struct Key: Hashable {
      var name: String
      var signature: String
    }
    var declared: [Key: [String: Bool]] = [:]
    for (module, source) in files {
      for declaration in source.declarations where declaration.enclosing.isEmpty {
        guard !["import", "extension"].contains(declaration.kind), declaration.name.first?.isLetter == true else {
          continue
        }
        let key = Key(
          name: declaration.name,
          signature: declaration.kind == "func" ? declaration.signature.map(\.text).joined(separator: " ") : "")
        declared[key, default: [:]][module] = declaration.isPublic || declared[key]?[module] == true
      }
    }
    var found: [String: SharedName] = [:]
    for (key, declarers) in declared where declarers.count > 1 {
      found[key.name, default: SharedName()].declarers.merge(declarers) { $0 || $1 }
    }
    return found
  }
}
