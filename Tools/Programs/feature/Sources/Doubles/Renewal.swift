import Foundation

/// What must change on disk, so that the doubles are what the protocols demand.
struct Renewal {
  /// A file with its new text, or nil when it shall go; and the text it has now.
  struct Change: Equatable {
    var path: String
    var old: String?
    var new: String?
  }

  let changes: [Change]
  private let root: URL

  /// Compares, and writes nothing.
  /// - Parameter paths: What there is, from the project's top.
  /// - Throws: `SyntaxProblem` for the first protocol no double can be made of.
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
    // A protocol that went leaves a double behind.
    let folders = features.map { "\($0.home)/\(Doubles.folder)/" }
    let present = paths.filter { path in path.hasSuffix(".swift") && folders.contains { path.hasPrefix($0) } }
    for path in present.subtracting(wanted.keys) {
      let old = try String(contentsOf: root.appending(path: path), encoding: .utf8)
      if old.hasPrefix(Doubles.mark) { changes.append(Change(path: path, old: old, new: nil)) }
    }
    self.changes = changes.sorted { $0.path < $1.path }
  }

  /// Writes all of it, or nothing: what was written before a failure is put back.
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
