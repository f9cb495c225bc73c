import Foundation
import ProjectFacts

/// Builds modules and asks the compiler for their public surfaces.
struct SurfaceReader {
  /// The top folder of the package.
  let root: URL
  /// The folder of the build.
  let scratch: URL
  private let targets: [Manifest.Target]
  private let triple: String

  /// - Parameter targets: The package's targets. The compiler needs the paths of the modules in C.
  init(root: URL, scratch: URL, targets: [Manifest.Target]) throws {
    (self.root, self.scratch, self.targets) = (root, scratch, targets)
    triple = try Self.triple(in: root)
  }

  /// Builds a module and reads its surface.
  /// - Parameter focus: The value of `FEATURE` during the build, as in the other builds of the scratch folder.
  /// - Throws: `FactsError` with the compiler's message when the module does not build.
  func surface(of name: String, focus: String?) throws -> Surface {
    let environment = focus.map { ["FEATURE": $0] } ?? [:]
    try Shell.succeed(
      ["swift", "build", "--target", name, "--scratch-path", scratch.path], in: root, environment: environment)
    return try builtSurface(of: name)
  }

  /// Reads the surface of a module that has been built.
  func builtSurface(of name: String) throws -> Surface {
    try Toolchain.withTemporaryFolder { output in
      let products = scratch.appending(path: "debug")
      let words = [
        "swift", "symbolgraph-extract", "-module-name", name, "-I", products.appending(path: "Modules").path,
        "-target", triple, "-minimum-access-level", "public", "-skip-synthesized-members",
        "-output-dir", output.path,
      ]
      try Shell.succeed(words + maps(in: products), in: root)
      let names = try FileManager.default.contentsOfDirectory(atPath: output.path).filter {
        $0.hasSuffix(".symbols.json")
      }
      return Surface(
        try names.sorted().map {
          try JSONDecoder().decode(SymbolGraph.self, from: try Data(contentsOf: output.appending(path: $0)))
        })
    }
  }

  /// The compiler needs all modules that a Swift module was built with, C libraries too.
  private func maps(in products: URL) -> [String] {
    let written = targets.compactMap { $0.path }.flatMap {
      ["\($0)/module.modulemap", "\($0)/include/module.modulemap"].map { root.appending(path: $0) }
    }
    let generated = targets.map { products.appending(path: "\($0.name).build/module.modulemap") }
    return (written + generated).filter { FileManager.default.fileExists(atPath: $0.path) }
      .flatMap { ["-Xcc", "-fmodule-map-file=\($0.path)"] }
  }

  private static func triple(in root: URL) throws -> String {
    struct Info: Decodable {
      struct Target: Decodable { var triple: String }
      var target: Target
    }
    let outcome = try Shell.succeed(["swiftc", "-print-target-info"], in: root)
    return try JSONDecoder().decode(Info.self, from: Data(outcome.text.utf8)).target.triple
  }
}
