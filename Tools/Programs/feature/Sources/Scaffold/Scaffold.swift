import Foundation
import ProjectFacts

/// All that makes a feature part of the project, as texts: nothing is written here.
struct Scaffold {
  let checkout: Checkout
  let name: FeatureName

  /// The feature's own files and Core's file about it, by path.
  func newFiles() throws -> [String: String] {
    let files = try Template(checkout).filled(for: name)
    return try Layout(checkout).apply(to: files.merging(try doubles(of: files)) { own, _ in own })
  }

  /// The test doubles of the feature's protocols, as `feature doubles` makes them.
  private func doubles(of files: [String: String]) throws -> [String: String] {
    let sources = files.keys.filter { $0.hasPrefix("\(name.folder)/Sources/") && $0.hasSuffix(".swift") }.sorted()
    let doubles = Doubles(
      feature: name.module, home: name.folder,
      sources: sources.map { SourceFile(path: $0, text: files[$0] ?? "") })
    return Dictionary(uniqueKeysWithValues: try doubles.files().map { ($0.path, $0.text) })
  }
}

/// The layout that `swift format` decides: how long a name is changes where lines break and how imports are ordered.
struct Layout {
  let checkout: Checkout

  init(_ checkout: Checkout) { self.checkout = checkout }

  /// The texts, by path, with the Swift files among them laid out.
  func apply(to texts: [String: String]) throws -> [String: String] {
    try Toolchain.withTemporaryFolder { folder in
      let swift = texts.keys.filter { $0.hasSuffix(".swift") }.sorted()
      guard !swift.isEmpty else { return texts }
      let files = swift.indices.map { folder.appending(path: "\($0).swift") }
      for (path, file) in zip(swift, files) { try Data((texts[path] ?? "").utf8).write(to: file) }
      let options = ["format", "-i", "--configuration", checkout.url(".swift-format").path]
      let result = try Program.swift(options + files.map(\.path)).result(in: folder)
      guard result.status == 0 else { throw CheckoutError("swift format failed: \(result.errors)") }
      var laidOut = texts
      for (path, file) in zip(swift, files) { laidOut[path] = try String(contentsOf: file, encoding: .utf8) }
      return laidOut
    }
  }
}
