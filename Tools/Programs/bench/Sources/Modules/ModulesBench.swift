import Foundation
import ProjectFacts

/// Measures the benefit and the cost of modules, on copies of the working tree.
struct ModulesBench {
  /// The project's top folder.
  let top: URL
  /// The number of times that each time is measured.
  let rounds: Int

  private static let app = "aichat"
  private var folder: URL { top.appending(path: ".build/bench") }
  private var modules: Workshop {
    Workshop(tree: folder.appending(path: "modules"), products: folder.appending(path: "built/modules"), app: Self.app)
  }
  private var monolith: Workshop {
    Workshop(
      tree: folder.appending(path: "monolith"), products: folder.appending(path: "built/monolith"), app: Self.app)
  }
  private func workshop(_ isMonolith: Bool) -> Workshop { isMonolith ? monolith : modules }

  func run() throws -> ModulesResult {
    let quiet = Quiet()
    try TreeCopy(of: top, at: modules.tree).renew()
    let project = try ProjectReader.read(at: modules.tree, withImports: false)
    let twin = Twin(source: modules.tree, folder: monolith.tree, app: Self.app)
    let parts = try Twin.parts(of: Self.app, in: project)
    let files = parts.libraries.flatMap(\.files)
    let lines = try files.map { file in
      try String(contentsOf: modules.tree.appending(path: file.path), encoding: .utf8).count { $0 == "\n" }
    }
    var result = ModulesResult(
      machine: try .here(in: top), rounds: rounds,
      size: .init(modules: parts.libraries.count, files: files.count, lines: lines.reduce(0, +), renamed: []))
    result.size.renamed = try twin.write(project)
    try check(&result)
    let features = project.modules.filter { $0.layer == .feature && $0.role == .library }
    try countEdits(features, project, &result)
    try time(features, project, &result)
    try timeTests(features, &result)
    result.othersShare = quiet.othersShare
    return result
  }
}

// MARK: - The twin

extension ModulesBench {
  /// A twin that differs from the app would make every comparison worthless: both must print the same.
  private func check(_ result: inout ModulesResult) throws {
    say("Building the app as modules, and as one module …")
    _ = try modules.build(.debug)
    do {
      _ = try monolith.build(.debug)
    } catch {
      result.withoutTwin =
        "\(error)".split(separator: "\n").first { $0.contains("error:") }.map(String.init) ?? "\(error)"
      say("The app cannot be built as one module, so nothing is compared with it:\n\(error)")
      return
    }
    for words in [["--version"], ["features"], ["--help"]] {
      guard try modules.say(.debug, words) == monolith.say(.debug, words) else {
        throw FactsError("The app as one module answers `\(words[0])` otherwise than the app does.")
      }
    }
  }

  private func hasTwin(_ result: ModulesResult) -> Bool { result.withoutTwin == nil }
}

// MARK: - The edits

extension ModulesBench {
  private func countEdits(_ features: [Module], _ project: Project, _ result: inout ModulesResult) throws {
    // One module below the features, for comparison.
    let below = project.modules.filter { $0.name == "Entities" }
    for module in features + below {
      say("What edits of \(module.name) make the compiler do …")
      let paths = ProbeEdit.allCases.compactMap { edit in edit.file(in: module).map { (edit: edit, path: $0.path) } }
      let costs = try EditCost.measure(paths, in: modules.tree, build: modules.buildLoudly)
      let inTwin =
        hasTwin(result)
        ? try EditCost.measure(
          paths.map { ($0.edit, Twin.path(of: $0.path, in: module)) }, in: monolith.tree, build: monolith.buildLoudly)
        : []
      let siblings = project.siblings(of: module)
      for cost in costs {
        let twin = inTwin.first { $0.edit == cost.edit }
        result.edits.append(
          .init(
            module: module.name, edit: cost.edit.rawValue, recompiled: cost.recompiled.files,
            siblings: cost.recompiled.modules.intersection(siblings).sorted(),
            filesInMonolith: twin?.recompiled.fileCount))
      }
    }
  }

  private func time(_ features: [Module], _ project: Project, _ result: inout ModulesResult) throws {
    guard hasTwin(result) else { return }
    let edited = features.first { $0.name == "Explore" } ?? features.first
    guard let module = edited, let path = ProbeEdit.body.file(in: module)?.path else {
      throw FactsError("No feature has a function that a line could be added to.")
    }
    func file(_ isMonolith: Bool) -> String { isMonolith ? Twin.path(of: path, in: module) : path }
    func clean(_ way: Workshop.Way) throws -> Pair {
      try Pair.inTurns(rounds) { isMonolith, _ in try workshop(isMonolith).build(way, clean: true) }
    }
    func line(_ way: Workshop.Way) throws -> Pair {
      try Pair.inTurns(3) { isMonolith, round in
        try workshop(isMonolith).afterOneLine(way, in: file(isMonolith), mark: 50 + round)
      }
    }
    say("The app from nothing, debug …")
    result.cleanDebug = try clean(.debug)
    say("One line, debug …")
    result.lineDebug = try line(.debug)
    say("The app from nothing, release …")
    result.cleanRelease = try clean(.release)
    say("One line, release …")
    result.lineRelease = try line(.release)
  }

  private func timeTests(_ features: [Module], _ result: inout ModulesResult) throws {
    result.testsPassed = true
    for round in 0..<rounds {
      say("All tests from nothing, round \(round + 1) …")
      result.wholeBuild.seconds.append(try modules.build(.whole, clean: true))
      let tests = try modules.runTests()
      result.wholeTests.seconds.append(tests.seconds)
      if tests.status != 0 {
        result.testsPassed = false
        say("Some tests of the whole package fail:\n\(tests.reason)")
      }
      for feature in features {
        say("The tests of \(feature.name) from nothing …")
        result.features[feature.name, default: Series()].seconds.append(
          try modules.build(.focus, clean: true, feature: feature.name))
      }
    }
  }
}
