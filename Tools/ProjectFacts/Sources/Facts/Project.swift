/// All facts for the rules. A rule is a pure function of this value.
package struct Project: Sendable {
  package var modules: [Module] = []
  /// Packages that the manifest fetches.
  package var packages: [String] = []
  /// Swift files under Tools that belong to no target.
  package var looseFiles: [SourceFile] = []
  /// Every file and folder, from the project's top.
  package var paths: Set<String> = []
  /// The lines of the owners file, or nil when there is none.
  package var owners: [OwnerLine]?
}

extension Project {
  package func module(_ name: String) -> Module? { modules.first { $0.name == name } }

  /// A use of one module by another: by the manifest, by a file, or by both.
  package struct Use: Sendable {
    package var from: Module
    package var to: Module
    package var isDeclared: Bool
    /// The place of the import, or nil when no file imports it.
    package var place: String?

    /// As `Chat imports Explore (Modules/Features/Chat/Sources/List.swift:3)`.
    package var sentence: String {
      guard let place else { return "\(from.name) depends on \(to.name) (Package.swift)" }
      return "\(from.name) imports \(to.name) (\(place))"
    }
  }

  package var uses: [Use] {
    modules.flatMap { from in
      let imports = from.imports.subtracting([from.name])
      return imports.union(from.declared).sorted().compactMap { name in
        module(name).map { to in
          Use(
            from: from, to: to, isDeclared: from.declared.contains(name),
            place: imports.contains(name) ? from.place(ofImport: name) : nil)
        }
      }
    }
  }
}
