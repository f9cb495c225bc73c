import Foundation
import ProjectFacts

extension Command {
  static let build = Command(name: "build", operands: "X [OPTION…]", summary: "Build X and what it stands on") {
    words in
    let (name, rest) = try Focus.name(words, for: "build")
    let focus = Focus(name)
    try focus.swift(["build", "--target", try focus.target(in: .current)], rest).replaceThisProcess()
  }

  static let test = Command(name: "test", operands: "X [OPTION…]", summary: "Run the tests of X alone") { words in
    let (name, rest) = try Focus.name(words, for: "test")
    try Focus(name).swift(["test"], rest).replaceThisProcess()
  }

  static let runDemo = Command(name: "run", operands: "X [OPTION…]", summary: "Show X on fakes: its demo") { words in
    guard let word = words.first else { throw UsageError("Which feature? As in: feature run Explore") }
    let feature = try Checkout.current.feature(named: word)
    let focus = Focus(feature.name)
    let demo = "\(feature.name.lowercased())-demo"
    let folder = Checkout.current.root
    let status = try focus.swift(["build", "--product", demo]).status(in: folder)
    guard status == 0 else { return status }
    try Program(folder.appending(path: "\(focus.scratch)/debug/\(demo)"), Array(words.dropFirst()))
      .replaceThisProcess()
  }
}

/// One module with its tests, its demo and what they need; everybody else's code may be broken.
struct Focus {
  let name: String

  init(_ name: String) { self.name = name }

  /// Where it is built: in a folder of its own, so that no other build makes it start over.
  var scratch: String { ".build/features/\(name)" }

  /// `FEATURE=X swift build …`.
  func swift(_ words: [String], _ rest: [String] = []) throws -> Program {
    try .swift(words + ["--scratch-path", scratch] + rest, environment: ["FEATURE": name])
  }
}

extension Focus {
  /// The module that the first word names, and the rest. Any module with tests will do.
  static func name(_ words: [String], for command: String) throws -> (String, [String]) {
    guard let word = words.first else { throw UsageError("Which module? As in: feature \(command) Explore") }
    let checkout = Checkout.current
    if checkout.features.contains(where: { $0.name == word }) { return (word, Array(words.dropFirst())) }
    let targets = try Manifest.read(at: checkout.root, with: try Toolchain.find()).targets
    let names = targets.filter { $0.type == "test" && $0.name.hasSuffix("Tests") }.map { String($0.name.dropLast(5)) }
    return (try Checkout.name(word, among: names, what: "module with tests"), Array(words.dropFirst()))
  }

  /// What `build` builds: the module, or, where tests of the whole have none, the tests.
  func target(in checkout: Checkout) throws -> String {
    if checkout.features.contains(where: { $0.name == name }) { return name }
    let names = try Manifest.read(at: checkout.root, with: try Toolchain.find()).targets.map(\.name)
    return names.contains(name) ? name : "\(name)Tests"
  }
}
