import Foundation
import ProjectFacts

/// A copy of the working tree, kept under `.build/cost` from one run to the next, in which edits are tried.
struct CostTree {
  /// The project's top folder.
  let top: URL

  private var folder: URL { top.appending(path: ".build/cost") }
  private var tree: URL { folder.appending(path: "tree") }

  /// What each edit of a module makes the compiler do in the whole package, in a debug build.
  /// - Throws: `UsageError` when no file of the module can be edited so; `FactsError` when the package does not build.
  func cost(of module: Module, in project: Project, edits: [ProbeEdit]) throws -> [EditCost] {
    let paths = try edits.map { edit in
      guard let file = edit.file(in: module) else {
        throw UsageError("\(module.name) has no file that “\(edit.title)” could be tried on.")
      }
      return (edit: edit, path: file.path)
    }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    return try Lock.held(at: folder.appending(path: "lock"), for: "cost") {
      try TreeCopy(of: top, at: tree).renew()
      let scratch = folder.appending(path: "scratch").path
      return try EditCost.measure(paths, in: tree) {
        try Shell.run(["swift", "build", "-v", "--scratch-path", scratch], in: tree)
      }
    }
  }
}
