import Foundation

/// The changes that bring the generated doubles up to date with the protocols.
struct Renewal {
  /// A file with its new text, or nil if it is deleted; and its present text.
  struct Change: Equatable {
    var path: String
    var old: String?
    var new: String?
  }

  let changes: [Change]
  private let root: URL

  /// Compares only; writes nothing.
  /// - Parameter paths: The existing paths, from the project's top.
  /// - Throws: `SyntaxProblem` for the first protocol that no double can implement.
  init(of features: [Doubles], among paths: Set<String>, at root: URL) throws {
    self.root = root
    let files = try features.flatMap { try $0.files() }
    let wanted = try Layout(Checkout(root: root)).apply(
      to: Dictionary(uniqueKeysWithValues: files.map { ($0.path, $0.text) }))
    var changes: [Change] = []
    for (path, text) in wanted {
      let old = try? String(contentsOf: root.appending(path: path), encoding: .utf8)
      if old != text { changes.append(Change(path: path, old: old, new: text)) }
    }
    // A deleted protocol leaves a double behind.
    let folders = features.map { "\($0.home)/\(Doubles.folder)/" }
    let present = paths.filter { path in path.hasSuffix(".swift") && folders.contains { path.hasPrefix($0) } }
    for path in present.subtracting(wanted.keys) {
      let old = try String(contentsOf: root.appending(path: path), encoding: .utf8)
      if old.hasPrefix(Doubles.mark) { changes.append(Change(path: path, old: old, new: nil)) }
    }
    self.changes = changes.sorted { $0.path < $1.path }
  }

  /// Writes all changes or none: after a failure the written files are restored.
  func write() throws {
    var done: [Change] = []
    do {
      for change in changes {
        try put(change.new, at: change.path)
        done.append(change)
      }
    } catch {
      for change in done.reversed() { try? put(change.old, at: change.path) }
      throw error
    }
  }

  private func put(_ text: String?, at path: String) throws {
    let file = root.appending(path: path)
    guard let text else { return try FileManager.default.removeItem(at: file) }
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try text.write(to: file, atomically: true, encoding: .utf8)
  }
}
