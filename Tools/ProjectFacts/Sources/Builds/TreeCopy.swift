package import Foundation

/// A copy of the working tree that builds may change. Updating it touches only files that differ, so that incremental
/// builds stay fast.
package struct TreeCopy: Sendable {
  package var source: URL
  package var folder: URL

  package init(of source: URL, at folder: URL) {
    self.source = source.standardizedFileURL
    self.folder = folder.standardizedFileURL
  }

  /// The parts that are not copied: the history, and build products.
  package static let left: Set<String> = [".git", ".build", ".swiftpm"]

  /// Makes the copy equal to the source: same names, contents, dates and permissions, and nothing else.
  /// - Returns: The paths, from the top, that were written or removed.
  @discardableResult package func renew() throws -> [String] { try renew("") }

  private func renew(_ path: String) throws -> [String] {
    let files = FileManager.default
    let from = path.isEmpty ? source : source.appending(path: path)
    let to = path.isEmpty ? folder : folder.appending(path: path)
    if try Entry(at: to)?.kind != .typeDirectory {
      try? files.removeItem(at: to)
      try files.createDirectory(at: to, withIntermediateDirectories: true)
    }
    let wanted = Set(try files.contentsOfDirectory(atPath: from.path)).subtracting(Self.left)
    let present = Set(try files.contentsOfDirectory(atPath: to.path)).subtracting(Self.left)
    var changed: [String] = []
    for name in present.subtracting(wanted).sorted() {
      try files.removeItem(at: to.appending(path: name))
      changed.append(path.isEmpty ? name : "\(path)/\(name)")
    }
    for name in wanted.sorted() {
      let inner = path.isEmpty ? name : "\(path)/\(name)"
      // An editor may be saving: a file that has disappeared again is not copied.
      guard let entry = try Entry(at: source.appending(path: inner)) else { continue }
      if entry.kind == .typeDirectory {
        changed += try renew(inner)
      } else if try Entry(at: folder.appending(path: inner)) != entry {
        try? files.removeItem(at: folder.appending(path: inner))
        try files.copyItem(at: source.appending(path: inner), to: folder.appending(path: inner))
        try? files.setAttributes([.modificationDate: entry.date], ofItemAtPath: folder.appending(path: inner).path)
        changed.append(inner)
      }
    }
    return changed
  }

  /// Distinguishes states of a file.
  private struct Entry: Equatable {
    var kind: FileAttributeType
    var size: Int
    var date: Date
    var permissions: Int

    init?(at url: URL) throws {
      guard let found = try? FileManager.default.attributesOfItem(atPath: url.path) else { return nil }
      kind = found[.type] as? FileAttributeType ?? .typeUnknown
      size = found[.size] as? Int ?? 0
      permissions = found[.posixPermissions] as? Int ?? 0
      // A copy's date may lose fractions of a microsecond.
      let time = (found[.modificationDate] as? Date)?.timeIntervalSince1970 ?? 0
      date = Date(timeIntervalSince1970: (time * 1000).rounded() / 1000)
      // A link's date and mode are not copied. Only the length of its target's path is compared, so a new target with
      // a path of the same length is not noticed.
      if kind == .typeSymbolicLink { (date, permissions) = (.distantPast, 0) }
    }
  }
}
