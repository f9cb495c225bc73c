import Foundation
import ProjectFacts

/// A copy of the working tree for edits, kept under `.build/cost` from one run to the next.
struct CostTree {
  /// The project's top folder.
  let top: URL

  private var folder: URL { top.appending(path: ".build/cost") }
  private var tree: URL { folder.appending(path: "tree") }

  /// The files that each edit of a module recompiles in the whole package, in a debug build.
  /// - Throws: `UsageError` when the module has no file for an edit; `FactsError` when the package does not build.
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
