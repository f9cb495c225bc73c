import Foundation
import ProjectFacts

extension Command {
  static let new = Command(
    name: "new", operands: "X", summary: "Make the feature X: complete, small, and part of the app"
  ) { words in
    if let option = words.first(where: { $0.hasPrefix("-") }) { throw UsageError("new does not know \(option).") }
    guard words.count == 1 else { throw UsageError("Which name? As in: feature new Diary") }
    let name = FeatureName(words[0])
    let made = try NewFeature(name, in: .current).make()
    print(made.report)
    return 0
  }
}

/// A feature to be made.
struct NewFeature {
  let name: FeatureName
  let checkout: Checkout

  init(_ name: FeatureName, in checkout: Checkout) {
    self.name = name
    self.checkout = checkout
  }

  /// The result.
  struct Made: Equatable {
    let name: FeatureName
    let newFiles: [String], changedFiles: [String]
  }

  /// Writes all files or none.
  /// - Parameters:
  ///   - taken: Finds the names that the project uses.
  ///   - renewDocuments: Generates the documents again; its failure undoes everything.
  func make(
    taken: (Checkout) throws -> ReservedNames = { try ReservedNames($0) },
    renewDocuments: (Documents) throws -> Void = { try $0.renew() }
  ) throws -> Made {
    if let reason = try name.refusal ?? taken(checkout).refusal(of: name) {
      throw UsageError("A feature cannot be called “\(name.module)”: \(reason).")
    }
    let new = try Scaffold(checkout: checkout, name: name).newFiles()
    let changed = try HandWrittenLines(checkout: checkout).adding(name)
    for path in [name.folder] + new.keys.sorted() where checkout.exists(path) {
      throw UsageError("\(path) is there already. Move it away, or choose another name.")
    }
    let documents = Documents(checkout: checkout)
    let changes = FileChanges(texts: new.merging(changed) { _, changed in changed })
    try changes.apply(in: checkout, restoring: documents.paths) { try renewDocuments(documents) }
    return Made(name: name, newFiles: new.keys.sorted(), changedFiles: changed.keys.sorted())
  }
}

extension NewFeature.Made {
  var report: String {
    let ready = newFiles.map { "  new      \($0)" } + changedFiles.map { "  one line \($0)" }
    return """
      The feature \(name.module) is there:
      \(ready.joined(separator: "\n"))
      Generated parts of documents were updated.

      Next:
        Tools/feature test \(name.module)
        Tools/feature run \(name.module)
        Tools/aichat \(name.id)

      Its owner is \(OwnerFile.team(of: name)). Make that team on GitHub and give it write access, or name another in
      \(OwnerLine.path): for a team that it does not know, GitHub requests no review.
      """
  }
}
