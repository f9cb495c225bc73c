/// A target of the manifest, with what its files say.
struct Module: Sendable {
  var name: String
  /// As the manifest's dump calls it: `regular`, `executable`, `test`, `system`, `macro` …
  var kind: String
  /// The folder of its sources, from the project's top.
  var path: String
  /// The targets the manifest lets it use.
  var declared: [String] = []
  /// Dependencies that are products of other packages.
  var products: [String] = []
  var files: [SourceFile] = []
  /// What the compiler says the files import.
  var compilerImports: Set<String> = []
  /// Why the files could not be read whole.
  var problems: [String] = []
}

extension Module {
  enum Role: Sendable {
    case library
    /// What only tests and demos may import.
    case support
    case demo
    case test
  }

  /// The folder that people own: `Modules/Features/Explore` for its sources, its tests and its support.
  var home: String {
    let parts = path.split(separator: "/")
    let inner: Set<Substring> = ["Sources", "Tests", "TestSupport", "Demo"]
    guard parts.count > 1, let last = parts.last, inner.contains(last) else { return path }
    return parts.dropLast().joined(separator: "/")
  }

  var role: Role {
    if kind == "test" { return .test }
    if path.hasSuffix("/Demo") { return .demo }
    if path.hasSuffix("/TestSupport") || home.hasSuffix("Testing") || name.hasSuffix("TestSupport") { return .support }
    return .library
  }

  /// The feature it belongs to, with tests and support.
  var feature: String? {
    let parts = home.split(separator: "/").map(String.init)
    guard parts.count == 3, parts[0] == "Modules", parts[1] == "Features" || parts[1] == "Samples" else { return nil }
    return parts[2]
  }

  /// Everything its files import, whichever way the files are read: the compiler knows every form of
  /// the language, but skips what stands under an `#if` that is false on this machine.
  var imports: Set<String> {
    let implicit: Set = ["Swift", "SwiftOnoneSupport", "_Concurrency", "_StringProcessing"]
    return compilerImports.union(files.flatMap(\.imports).map(\.name)).subtracting(implicit)
  }

  /// Where the first import of a module stands.
  func place(ofImport name: String) -> String {
    for file in files {
      if let line = file.imports.first(where: { $0.name == name })?.line { return file.place(line) }
    }
    return path
  }
}
