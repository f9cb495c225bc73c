import Foundation
import ProjectFacts

extension Command {
  static let build = Command(
    name: "build", operands: "X… [OPTION…]", summary: "Build X and what it stands on, or several"
  ) { words in
    let (names, options) = try Focus.names(words, for: "build")
    let folder = Checkout.current.root
    return try Focus.each(names) { focus in
      let build = try focus.swift(["build", "--target", try focus.target(in: .current)], options)
      return options.contains("--show-bin-path") || !FocusedTest(focus: focus, options: options).isQuiet
        ? try build.sharedStatus(in: folder) : try QuietBuild(program: build).status(in: folder)
    }
  }

  static let test = Command(
    name: "test", operands: "X… [OPTION…]", summary: "Run the tests of X alone, or of several, one after another"
  ) { words in
    let (names, options) = try Focus.names(words, for: "test")
    let folder = Checkout.current.root
    return try Focus.each(names) { focus in
      let (tests, status) = try FocusedTest(focus: focus, options: options).build(in: folder)
      guard let tests else { return status }
      // The only module needs no summary: its tests replace this process.
      if names.count == 1 { try tests.replaceThisProcess() }
      return try tests.sharedStatus(in: folder)
    }
  }

  static let runDemo = Command(name: "run", operands: "X [OPTION…]", summary: "Show X on fakes: its demo") { words in
    guard let word = words.first else { throw UsageError("Which feature? As in: feature run Explore") }
    let feature = try Checkout.current.feature(named: word)
    let focus = Focus(feature.name)
    let demo = "\(feature.name.lowercased())-demo"
    let folder = Checkout.current.root
    let status = try QuietBuild(program: focus.swift(["build", "--product", demo])).status(in: folder)
    guard status == 0 else { return status }
    try Program(folder.appending(path: "\(focus.scratch)/debug/\(demo)"), Array(words.dropFirst()))
      .replaceThisProcess()
  }
}

/// One module with its tests, its demo and what they need, while other modules may be broken.
struct Focus {
  let name: String
  /// Its own build folder, so that no other build makes it start over.
  let scratch: String

  init(_ name: String) { self.init(name, sharing: name) }

  /// Several modules in a row share one folder, and build what they have in common once.
  private init(_ name: String, sharing folder: String) {
    (self.name, scratch) = (name, ".build/features/\(folder)")
  }

  /// `FEATURE=X swift build …`.
  func swift(_ words: [String], _ rest: [String] = []) throws -> Program {
    try .swift(words + ["--scratch-path", scratch] + rest, environment: ["FEATURE": name])
  }
}

extension Focus {
  /// The modules that the first words name, and the rest from the first option on. Any module with tests is accepted.
  static func names(
    _ words: [String], for command: String, in checkout: Checkout = .current
  ) throws -> (names: [String], rest: [String]) {
    let asked = words.prefix { !$0.hasPrefix("-") }
    guard !asked.isEmpty else { throw UsageError("Which module? As in: feature \(command) Explore") }
    let features = Set(checkout.features.map(\.name))
    var known = Array(features)
    if !features.isSuperset(of: asked) {
      let targets = try Manifest.read(at: checkout.root, with: try Toolchain.find()).targets
      known = targets.filter { $0.type == "test" && $0.name.hasSuffix("Tests") }.map { String($0.name.dropLast(5)) }
    }
    let names = try asked.map { try Checkout.name($0, among: known, what: "module with tests") }
    return (names, Array(words.dropFirst(asked.count)))
  }

  /// Runs an action for each module, also after a failure, and lists the failures at the end.
  /// - Returns: The first exit code that is not zero.
  static func each(_ names: [String], _ status: (Focus) throws -> Int32) throws -> Int32 {
    var failures: [(name: String, status: Int32)] = []
    for name in names {
      if names.count > 1 { say("\(name) …") }
      let status = try status(names.count > 1 ? Focus(name, sharing: "Shared") : Focus(name))
      if status != 0 { failures.append((name, status)) }
      // An interrupt ends the whole series.
      if SignalRelay.hasCome { break }
    }
    if names.count > 1, !failures.isEmpty { say("failed: \(failures.map(\.name).joined(separator: ", "))") }
    return failures.first?.status ?? 0
  }

  /// The target of `build`: the module, or the tests where a folder has only tests.
  func target(in checkout: Checkout) throws -> String {
    if checkout.features.contains(where: { $0.name == name }) { return name }
    let names = try Manifest.read(at: checkout.root, with: try Toolchain.find()).targets.map(\.name)
    return names.contains(name) ? name : "\(name)Tests"
  }
}
