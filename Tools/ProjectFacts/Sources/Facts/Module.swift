/// A target of the manifest, with what its files say.
package struct Module: Sendable {
  package var name: String
  /// As the manifest's dump calls it: `regular`, `executable`, `test`, `system`, `macro` …
  package var kind: String
  /// The folder of its sources, from the project's top.
  package var path: String
  /// The targets the manifest lets it use.
  package var declared: [String] = []
  /// Dependencies that are products of other packages.
  package var products: [String] = []
  package var files: [SourceFile] = []
  /// What the compiler says the files import.
  package var compilerImports: Set<String> = []
  /// Why the files could not be read whole.
  package var problems: [String] = []
}

extension Module {
  package enum Role: Sendable {
    case library
    /// What only tests and demos may import.
    case support
    case demo
    case test
  }

  /// The folder that people own: `Modules/Features/Explore` for its sources, its tests and its support.
  package var home: String { Self.home(of: path) }

  /// The feature it belongs to, with tests and support.
  package var feature: String? { Self.feature(at: home) }

  /// The folder that people own, of a folder of sources.
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

  /// The feature whose folder this is.
  package static func feature(at home: String) -> String? {
    let parts = home.split(separator: "/").map(String.init)
    guard parts.count == 3, parts[0] == "Modules", ["Features", "Samples"].contains(parts[1]),
      Layer(home: home) != .sampleEntities
    else { return nil }
    return parts[2]
  }

  /// Everything its files import, whichever way the files are read: the compiler knows every form of
  /// the language, but skips what stands under an `#if` that is false on this machine.
  package var imports: Set<String> {
    let implicit: Set = ["Swift", "SwiftOnoneSupport", "_Concurrency", "_StringProcessing"]
    return compilerImports.union(files.flatMap(\.imports).map(\.name)).subtracting(implicit)
  }

  /// Where the first import of a module stands.
  package func place(ofImport name: String) -> String {
    for file in files {
      if let line = file.imports.first(where: { $0.name == name })?.line { return file.place(line) }
    }
    return path
  }
}
