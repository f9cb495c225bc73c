import Foundation
import ProjectFacts

extension Command {
  static let doubles = Command(
    name: "doubles", operands: "[X…] [--check]",
    summary: "Makes the recording routers and stub interactors of features anew; --check only says which are stale"
  ) { operands in
    let isCheck = operands.contains("--check")
    let names = operands.filter { $0 != "--check" }
    if let option = names.first(where: { $0.hasPrefix("-") }) {
      throw UsageError("doubles has no option \(option); there is --check.")
    }
    let root = URL(filePath: FileManager.default.currentDirectoryPath)
    let project = try ProjectReader.read(at: root, withImports: false)
    let renewal = try Renewal(
      of: try project.features(named: names).map { Doubles($0, in: project) }, among: project.paths, at: root)
    guard isCheck else {
      try renewal.write()
      for path in renewal.changes.map(\.path) { print(path) }
      return 0
    }
    for path in renewal.changes.map(\.path) { print("\(path) is stale") }
    if !renewal.changes.isEmpty { print("To make them anew: Tools/feature doubles") }
    return renewal.changes.isEmpty ? 0 : 1
  }
}

extension Project {
  /// The modules of features and samples, all or those with the given names.
  /// - Throws: `UsageError` with the list of features for an unknown name.
  fileprivate func features(named names: [String]) throws -> [Module] {
    let all = modules.filter { $0.feature == $0.name && $0.role == .library }.sorted { $0.name < $1.name }
    return try names.isEmpty
      ? all
      : names.map { name in
        guard let found = all.first(where: { $0.name == name }) else {
          throw UsageError("No feature is called \(name). Available: \(all.map(\.name).joined(separator: ", ")).")
        }
        return found
      }
  }
}
