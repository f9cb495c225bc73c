import Foundation
import ProjectFacts

@testable import feature

/// A copy of this project in a repository of its own. Its path contains a space.
///
/// The copy is kept for the next run, with its build.
struct ProjectCopy {
  let root: URL
  private let home: URL

  static func with(_ body: (ProjectCopy) throws -> Void) throws {
    let original = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../..").standardized
    let folder = original.appending(path: ".build/project copy")
    let copy = ProjectCopy(root: folder.appending(path: "aichat"), home: folder.appending(path: "home"))
    try FileManager.default.createDirectory(at: copy.home, withIntermediateDirectories: true)
    try copy.renew(from: original)
    try body(copy)
  }

  private func renew(from original: URL) throws {
    try TreeCopy(of: original, at: root).renew()
    // Updates the approximate numbers first; otherwise undoing a change would update them.
    try succeeds("Tools/documents")
    try succeeds("git", "init", "-q")
    try succeeds("git", "add", "-A")
    try succeeds(
      "git", "-c", "user.name=A", "-c", "user.email=a@example.com", "-c", "commit.gpgsign=false", "commit", "-q",
      "--allow-empty", "-m", "All")
  }

  /// Runs a program in the copy: a tool with warnings as errors, a built program without the developer's settings.
  func run(_ words: String..., settings: [String: String] = [:]) throws -> Program.Result { try run(words, settings) }

  /// Runs a program that must succeed, and returns its output.
  @discardableResult func succeeds(_ words: String..., settings: [String: String] = [:]) throws -> String {
    let result = try run(words, settings)
    try result.mustBeSuccess(of: words.joined(separator: " "))
    return result.output
  }

  /// Runs the tests of a module as its owner does. All callers share a build folder, so modules that several of them
  /// need are built once.
  func testFocused(
    _ module: String, _ options: [String] = [], settings: [String: String] = [:]
  ) throws -> Program.Result {
    try run(["Tools/feature", "test", module, "--scratch-path", ".build/features/Shared"] + options, settings)
  }

  /// The tests of a module, which must pass.
  func passesFocused(_ module: String) throws {
    try testFocused(module).mustBeSuccess(of: "Tools/feature test \(module)")
  }

  private func run(_ words: [String], _ settings: [String: String]) throws -> Program.Result {
    var environment: [String: String?] = ["AICHAT_WARNINGS": "error"]
    if words.first?.hasPrefix(".build/") == true {
      environment = ["HOME": home.path, "XDG_DATA_HOME": nil, "XDG_CONFIG_HOME": nil, "LC_ALL": "C.UTF-8"]
    }
    for (name, value) in settings { environment[name] = value }
    return try Program(URL(filePath: "/usr/bin/env"), words, environment: environment).result(in: root)
  }

  /// Every file, with its contents.
  func snapshot() throws -> [String: Data] {
    let checkout = Checkout(root: root)
    return Dictionary(
      uniqueKeysWithValues: try checkout.files(under: "").map { ($0, try Data(contentsOf: checkout.url($0))) })
  }

  /// The line of each feature in `aichat features`.
  func features() throws -> [String: String] {
    let lines = try succeeds(".build/debug/aichat", "features").split(separator: "\n")
    return Dictionary(
      uniqueKeysWithValues: lines.map { line in
        let name = line.prefix { $0 != " " }
        return (String(name), line.dropFirst(name.count).trimmingCharacters(in: .whitespaces))
      })
  }
}

extension Program.Result {
  fileprivate func mustBeSuccess(of what: String) throws {
    guard status != 0 else { return }
    let lines = (errors + output).split(separator: "\n")
    let telling = lines.filter { line in ["error:", "✘", "↳"].contains(where: line.contains) }
    let shown = (telling.isEmpty ? lines : telling).suffix(40).joined(separator: "\n")
    throw CheckoutError("\(what) ended with \(status):\n\(shown)")
  }
}
