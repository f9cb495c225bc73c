import Foundation
import ProjectFacts

/// The removal of a feature: the inverse of making it.
struct Removal {
  let name: FeatureName
  let checkout: Checkout
  /// The names of its public types, by which other files refer to it. They are collected before it is deleted.
  private let contract: [String]

  /// - Throws: `UsageError` for an unknown feature, and for a sample, because the app does not list it.
  init(_ word: String, in checkout: Checkout) throws {
    let feature = try checkout.feature(named: word)
    guard feature.folder.hasPrefix("Modules/Features/") else {
      throw UsageError("\(word) is a sample. Apps/gallery and Package.swift name it; it is taken out by hand.")
    }
    name = FeatureName(feature.name)
    self.checkout = checkout
    let declarations = try checkout.sources(under: "\(feature.folder)/Sources").flatMap(\.declarations)
    contract = declarations.filter { $0.isType && $0.isPublic && $0.enclosing.isEmpty }.map(\.name)
  }

  /// The files to delete.
  var files: [String] {
    checkout.files(under: name.folder) + (checkout.exists(name.coreFile) ? [name.coreFile] : [])
  }

  /// Removes the feature, completely or not at all.
  func carryOut(renewDocuments: (Documents) throws -> Void = { try $0.renew() }) throws {
    let documents = Documents(checkout: checkout)
    let kept = documents.paths.filter { !$0.hasPrefix(name.folder + "/") }
    var changes = FileChanges(texts: try HandWrittenLines(checkout: checkout).removing(name))
    changes.removals = [name.folder] + files.filter { $0 == name.coreFile }
    for path in kept { if let text = try documents.committed(path) { changes.texts[path] = text } }
    try changes.apply(in: checkout, restoring: kept) { try renewDocuments(documents) }
  }

  func announcement(lost: [String]) throws -> String {
    let lines = try HandWrittenLines(checkout: checkout).removing(name).keys.sorted()
    let shown = files.map { "  delete   \($0)" + (lost.contains($0) ? "  (in no commit)" : "") }
    return (["The feature \(name.module) goes away:"] + shown + lines.map { "  one line \($0)" }).joined(
      separator: "\n")
  }
}

// MARK: - What would be lost

extension Removal {
  /// The feature's files that no commit holds as they are, and that `new` could not write again. Files that git ignores
  /// do not count.
  func unsaved() throws -> [String] {
    let scaffold = try Scaffold(checkout: checkout, name: name).newFiles()
    let saved = try committed()
    return files.filter { path in
      if saved.contains(path) { return false }
      guard let text = scaffold[path], let found = try? checkout.text(path) else { return true }
      return Documents.handWritten(text) != Documents.handWritten(found)
    }
  }

  /// The files that equal the last commit, and those that the repository ignores.
  private func committed() throws -> Set<String> {
    let git = Git(checkout.root)
    guard git.isThere else { return [] }
    let paths = [name.folder, name.coreFile]
    let tracked = try git.names(["ls-files", "-z", "--"] + paths)
    let changed = try git.names(["diff", "--name-only", "--relative", "--no-renames", "-z", "HEAD", "--"] + paths)
    let ignored = try git.names(["ls-files", "--others", "--ignored", "--exclude-standard", "-z", "--"] + paths)
    return Set(tracked).subtracting(changed).union(ignored)
  }
}

// MARK: - What is left

extension Removal {
  /// The places that still mention the feature, to be edited by hand.
  func mentions() throws -> [String] {
    let types = Set(contract)
    var found: [String] = []
    for path in checkout.files(under: "") where !isElsewhere(path) {
      guard let text = try? checkout.text(path) else { continue }
      for (number, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
      where isMention(String(line), types, in: path) {
        found.append("  \(path):\(number + 1)")
      }
    }
    guard !found.isEmpty else { return ["The feature \(name.module) is gone, and nothing speaks of it any more."] }
    return ["The feature \(name.module) is gone. These places still speak of it:"] + found
  }

  /// Templates and test projects are about other features of that name.
  private func isElsewhere(_ path: String) -> Bool { path.hasPrefix(Template.folder) || path.contains("/Fixtures/") }

  private func isMention(_ line: String, _ types: Set<String>, in path: String) -> Bool {
    if line.contains("\(name.folder)/") || line.contains("Core+\(name.module)") { return true }
    guard path.hasSuffix(".swift") else { return false }
    let tokens = Tokenizer.tokens(of: line).filter { $0.kind == .word }.map(\.text)
    if tokens.contains(where: types.contains) { return true }
    if tokens.contains("import"), tokens.last == name.module { return true }
    // Lists of features, and the verbs of Core's builder.
    let isOfCore = path.hasPrefix("Apps/") || path.hasPrefix("Modules/Core/")
    return isOfCore
      && (line.contains("[.\(name.member)") || line.contains(", .\(name.member)")
        || line.contains("builder.\(name.member).") || line.contains("(to: .\(name.member))"))
  }
}
