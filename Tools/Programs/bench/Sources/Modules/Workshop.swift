import Foundation
import ProjectFacts

/// A package in a folder that may be spoiled, built again and again.
struct Workshop {
  /// The package's top.
  let tree: URL
  /// Where it is built: one folder for each way of building, inside this one.
  let products: URL
  let app: String

  enum Way: String {
    case debug, release, whole, focus

    /// What is built.
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

  /// Builds what has to be built, and answers how many seconds that took.
  func build(_ way: Way, clean: Bool = false, feature: String? = nil) throws -> Double {
    if clean { try? FileManager.default.removeItem(at: folder(way)) }
    let words = way.words(app) + ["--scratch-path", folder(way).path]
    return try Shell.succeed(words, in: tree, environment: feature.map { ["FEATURE": $0] } ?? [:]).seconds
  }

  /// Builds everything with `-v`, to see what is compiled.
  func buildLoudly() throws -> Shell.Outcome {
    try Shell.run(["swift", "build", "-v", "--scratch-path", products.appending(path: "loud").path], in: tree)
  }

  /// What the built app prints.
  func say(_ way: Way, _ words: [String]) throws -> String {
    let configuration = way == .release ? "release" : "debug"
    let program = folder(way).appending(path: "\(configuration)/\(app)").path
    return try Shell.succeed([program] + words, in: tree).text
  }

  /// Runs the tests that `whole` built, apart from those of the whole, which drive other builds.
  func runTests() throws -> Shell.Outcome {
    let apart = ["EndToEndTests", "ArchitectureTests", "OwnershipTests"].flatMap { ["--skip", $0] }
    return try Shell.run(["swift", "test", "--skip-build", "--scratch-path", folder(.whole).path] + apart, in: tree)
  }

  /// Builds after a change of one line in a file, and puts the line back.
  func afterOneLine(_ way: Way, in path: String, mark: Int) throws -> Double {
    let url = tree.appending(path: path)
    let text = try String(contentsOf: url, encoding: .utf8)
    guard let edited = ProbeEdit.body.applied(to: text, mark: mark) else {
      throw FactsError("\(path) has no function that a line could be added to.")
    }
    // What the last change left to do does not count.
    _ = try build(way)
    try Data(edited.utf8).write(to: url)
    defer { try? Data(text.utf8).write(to: url) }
    return try build(way)
  }
}
