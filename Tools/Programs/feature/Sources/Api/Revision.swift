import Foundation
import ProjectFacts

/// An earlier state of the project, checked out under `.build/api` and kept for the next use.
struct Revision {
  /// The project's top folder.
  let top: URL
  /// The name of the revision on the command line.
  let name: String
  /// The full id of its commit.
  let commit: String
  /// The package's folder in its repository: empty, or `code/`.
  private let prefix: String

  /// - Throws: `CheckoutError` outside a repository; `UsageError` for an unknown revision.
  init(_ name: String, of top: URL) throws {
    let place = try Shell.run(["git", "rev-parse", "--show-prefix"], in: top, separately: true)
    guard place.status == 0 else {
      throw CheckoutError("--since compares with an earlier commit, and this folder is in no git repository.")
    }
    // A word that begins with a hyphen would be an option of git.
    let found = try Shell.run(
      ["git", "rev-parse", "--verify", "--quiet", "--end-of-options", "\(name)^{commit}"], in: top, separately: true)
    let lines = found.text.split(separator: "\n")
    guard found.status == 0, let commit = lines.last else {
      throw UsageError("There is no revision “\(name)” in this repository. Try a tag, a branch or a commit's id.")
    }
    (self.top, self.name, self.commit) = (top, name, String(commit))
    prefix = place.text.filter { !$0.isNewline }
  }

  private static let kept = 3
  private static func cache(of top: URL) -> URL { top.appending(path: ".build/api") }
  private var folder: URL { Self.cache(of: top).appending(path: commit) }
  private var tree: URL { folder.appending(path: "tree") }
  private var complete: URL { folder.appending(path: "checked-out") }

  /// The public surface of a module in that revision; read once, and cached.
  /// - Throws: `CheckoutError` when there was no such module, or that state of the project does not build.
  func surface(of module: String) throws -> Surface {
    try FileManager.default.createDirectory(at: Self.cache(of: top), withIntermediateDirectories: true)
    return try Lock.held(at: Self.cache(of: top).appending(path: "lock"), for: "api --since") {
      let cached = folder.appending(path: "\(module).json")
      if let data = try? Data(contentsOf: cached), let surface = try? JSONDecoder().decode(Surface.self, from: data) {
        try FileManager.default.setAttributes([.modificationDate: Date()], ofItemAtPath: folder.path)
        return surface
      }
      try checkOut()
      defer { prune() }
      let package = tree.appending(path: prefix)
      guard FileManager.default.fileExists(atPath: package.appending(path: "Package.swift").path) else {
        throw CheckoutError("There was no Package.swift at \(name) yet.")
      }
      let targets = try Manifest.read(at: package, with: try Toolchain.find()).targets
      guard targets.contains(where: { $0.name == module }) else {
        throw CheckoutError("There was no module \(module) at \(name): all of it is new.")
      }
      let reader = try SurfaceReader(root: package, scratch: folder.appending(path: "scratch"), targets: targets)
      let surface = try reader.surface(of: module, focus: nil)
      try JSONEncoder().encode(surface).write(to: cached, options: .atomic)
      return surface
    }
  }
}

// MARK: - The checkout

extension Revision {
  private func checkOut() throws {
    guard !FileManager.default.fileExists(atPath: complete.path) else { return }
    // The remains of an interrupted run are in the way, and git may still list a deleted checkout.
    try? FileManager.default.removeItem(at: folder)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Shell.succeed(["git", "worktree", "prune"], in: top)
    try Shell.succeed(["git", "worktree", "add", "--quiet", "--force", "--detach", tree.path, commit], in: top)
    try Data().write(to: complete)
  }

  /// Only the last few are kept: each is a whole build.
  private func prune() {
    let files = FileManager.default
    let keys: Set<URLResourceKey> = [.contentModificationDateKey, .isDirectoryKey]
    let found = (try? files.contentsOfDirectory(at: Self.cache(of: top), includingPropertiesForKeys: Array(keys))) ?? []
    let dated = found.compactMap { url -> (url: URL, date: Date)? in
      guard let values = try? url.resourceValues(forKeys: keys), values.isDirectory == true else { return nil }
      return (url, url.lastPathComponent == commit ? .distantFuture : values.contentModificationDate ?? .distantPast)
    }
    for old in dated.sorted(by: { $0.date > $1.date }).dropFirst(Self.kept) { try? files.removeItem(at: old.url) }
    _ = try? Shell.run(["git", "worktree", "prune"], in: top)
  }
}
