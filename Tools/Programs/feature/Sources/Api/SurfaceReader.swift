import Foundation
import ProjectFacts

/// Builds a module and asks the compiler for its public surface.
struct SurfaceReader {
  /// The top folder of the package.
  let root: URL
  /// Where it is built.
  let scratch: URL

  /// - Parameters:
  ///   - focus: What `FEATURE` is while it is built, as the scratch folder's other builds have it.
  ///   - modules: The package's targets; those in C have to be shown to the compiler.
  /// - Throws: `FactsError` with the compiler's words when the module does not build.
  func surface(of name: String, focus: String?, targets: [Manifest.Target]) throws -> Surface {
    let environment = focus.map { ["FEATURE": $0] } ?? [:]
    try Shell.succeed(
      ["swift", "build", "--target", name, "--scratch-path", scratch.path], in: root, environment: environment)
    return try Toolchain.withTemporaryFolder { output in
      let products = scratch.appending(path: "debug")
      let words = [
        "swift", "symbolgraph-extract", "-module-name", name, "-I", products.appending(path: "Modules").path,
        "-target", try target(), "-minimum-access-level", "public", "-skip-synthesized-members",
        "-output-dir", output.path,
      ]
      try Shell.succeed(words + (try sdk()) + maps(of: targets, in: products), in: root)
      let names = try FileManager.default.contentsOfDirectory(atPath: output.path).filter {
        $0.hasSuffix(".symbols.json")
      }
      return Surface(
        try names.sorted().map {
          try JSONDecoder().decode(SymbolGraph.self, from: try Data(contentsOf: output.appending(path: $0)))
        })
    }
  }

  /// A module that a Swift module was built with must be found again, C libraries too.
  private func maps(of targets: [Manifest.Target], in products: URL) -> [String] {
    let written = targets.compactMap { $0.path }.flatMap {
      ["\($0)/module.modulemap", "\($0)/include/module.modulemap"].map { root.appending(path: $0) }
    }
    let generated = targets.map { products.appending(path: "\($0.name).build/module.modulemap") }
    return (written + generated).filter { FileManager.default.fileExists(atPath: $0.path) }
      .flatMap { ["-Xcc", "-fmodule-map-file=\($0.path)"] }
  }

  private func target() throws -> String {
    struct Info: Decodable {
      struct Target: Decodable { var triple: String }
      var target: Target
    }
    let outcome = try Shell.succeed(["swiftc", "-print-target-info"], in: root)
    return try JSONDecoder().decode(Info.self, from: Data(outcome.text.utf8)).target.triple
  }

  private func sdk() throws -> [String] {
    return []
  }
}
