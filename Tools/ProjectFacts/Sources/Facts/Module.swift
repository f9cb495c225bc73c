/// A target of the manifest, with facts from its files.
package struct Module: Sendable {
  package var name: String
  /// The kind in the manifest's dump: `regular`, `executable`, `test`, `system`, `macro` …
  package var kind: String
  /// The folder of its sources, from the project's top.
  package var path: String
  /// The targets that the manifest permits it to use.
  package var declared: [String] = []
  /// Dependencies that are products of other packages.
  package var products: [String] = []
  package var files: [SourceFile] = []
  /// The modules that its files import, by the compiler.
  package var compilerImports: Set<String> = []
  /// The reasons why files could not be read completely.
  package var problems: [String] = []
}

extension Module {
  package enum Role: Sendable {
    case library
    /// Test support: only tests and demos may import it.
    case support
    case demo
    case test
  }

  /// The owned folder: `Modules/Features/Explore` for its sources, its tests and its support.
  package var home: String { Self.home(of: path) }

  /// The feature it belongs to, with tests and support.
  package var feature: String? { Self.feature(at: home) }

  /// The owned folder that contains a folder of sources.
  package static func home(of path: String) -> String {
    let parts = path.split(separator: "/")
    let inner: Set<Substring> = ["Sources", "Tests", "TestSupport", "Demo"]
    guard parts.count > 1, let last = parts.last, inner.contains(last) else { return path }
    return parts.dropLast().joined(separator: "/")
  }

  package var role: Role {
    if kind == "test" { return .test }
    if path.hasSuffix("/Demo") { return .demo }
    if path.hasSuffix("/TestSupport") || home.hasSuffix("Testing") || name.hasSuffix("TestSupport") { return .support }
    return .library
  }

  /// The feature with a folder.
  package static func feature(at home: String) -> String? {
    let parts = home.split(separator: "/").map(String.init)
    guard parts.count == 3, parts[0] == "Modules", ["Features", "Samples"].contains(parts[1]),
      Layer(home: home) != .sampleEntities
    else { return nil }
    return parts[2]
  }

  /// All imports of its files, from both sources: the compiler knows every form of the language, but skips code under
  /// an `#if` that is false on this machine.
  package var imports: Set<String> {
    let implicit: Set = ["Swift", "SwiftOnoneSupport", "_Concurrency", "_StringProcessing"]
    return compilerImports.union(files.flatMap(\.imports).map(\.name)).subtracting(implicit)
  }

  /// The place of the first import of a module.
  package func place(ofImport name: String) -> String {
    for file in files {
      if let line = file.imports.first(where: { $0.name == name })?.line { return file.place(line) }
    }
    return path
  }
}
