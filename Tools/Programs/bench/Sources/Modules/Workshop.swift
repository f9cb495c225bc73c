import Foundation
import ProjectFacts

/// A copy of the package that may be changed and is built again and again.
struct Workshop {
  /// The package's top.
  let tree: URL
  /// The folder of the builds, with a folder for each way of building.
  let products: URL
  let app: String

  enum Way: String {
    case debug, release, whole, focus

    /// The arguments of the build.
    func words(_ app: String) -> [String] {
      switch self {
      case .debug: ["swift", "build", "--product", app]
      case .release: ["swift", "build", "-c", "release", "--static-swift-stdlib", "--product", app]
      case .whole: ["swift", "build", "--build-tests"]
      case .focus: ["swift", "test"]
      }
    }
  }

  private func folder(_ way: Way) -> URL { products.appending(path: way.rawValue) }

  /// Builds, and returns the time in seconds.
  func build(_ way: Way, clean: Bool = false, feature: String? = nil) throws -> Double {
    if clean { try? FileManager.default.removeItem(at: folder(way)) }
    let words = way.words(app) + ["--scratch-path", folder(way).path]
    return try Shell.succeed(words, in: tree, environment: feature.map { ["FEATURE": $0] } ?? [:]).seconds
  }

  /// Builds everything with `-v`, to show which files are compiled.
  func buildLoudly() throws -> Shell.Outcome {
    try Shell.run(["swift", "build", "-v", "--scratch-path", products.appending(path: "loud").path], in: tree)
  }

  /// The output of the built app.
  func say(_ way: Way, _ words: [String]) throws -> String {
    let configuration = way == .release ? "release" : "debug"
    let program = folder(way).appending(path: "\(configuration)/\(app)").path
    return try Shell.succeed([program] + words, in: tree).text
  }

  /// Runs the tests that `whole` built, without those of the architecture, and without the end-to-end and ownership
  /// tests, which drive other builds.
  func runTests() throws -> Shell.Outcome {
    let apart = ["EndToEndTests", "ArchitectureTests", "OwnershipTests"].flatMap { ["--skip", $0] }
    return try Shell.run(["swift", "test", "--skip-build", "--scratch-path", folder(.whole).path] + apart, in: tree)
  }

  /// Builds after a change of one line in a file, and restores the line.
  func afterOneLine(_ way: Way, in path: String, mark: Int) throws -> Double {
    let url = tree.appending(path: path)
    let text = try String(contentsOf: url, encoding: .utf8)
    guard let edited = ProbeEdit.body.applied(to: text, mark: mark) else {
      throw FactsError("\(path) has no function that a line could be added to.")
    }
    // Finishes the work of the last change first, so that it is not measured.
    _ = try build(way)
    try Data(edited.utf8).write(to: url)
    defer { try? Data(text.utf8).write(to: url) }
    return try build(way)
  }
}
