import Foundation
import Glibc

/// Changes of files that are made completely or not at all.
struct FileChanges {
  /// New texts of files, existing or new, by path from the top.
  var texts: [String: String] = [:]
  /// Files and folders to delete.
  var removals: [String] = []

  /// Makes the changes, then runs a last step that must succeed. After any failure, or Ctrl-C, all files are restored:
  /// the changed ones, and the files `more` that the last step may write.
  func apply(in checkout: Checkout, restoring more: [String] = [], then last: () throws -> Void) throws {
    var undo = Undo(checkout)
    let interruption = Interruption()
    defer { interruption.end() }
    do {
      for path in more { try undo.keep(path) }
      for path in removals { try undo.putAside(path) }
      for (path, text) in texts.sorted(by: { $0.key < $1.key }) {
        try undo.keep(path)
        try undo.makeFolder(of: path)
        try write(text, to: checkout.url(path))
      }
      try last()
      if Interruption.hasCome { throw CheckoutError("Interrupted.") }
    } catch {
      let failures = undo.restore()
      if failures.isEmpty { throw CheckoutError("\(error)\nNothing was changed.") }
      throw CheckoutError("\(error)\nThese could not be put back: \(failures.joined(separator: "; "))")
    }
    undo.forget()
  }

  /// A file keeps its permissions, and a link stays a link.
  private func write(_ text: String, to url: URL) throws {
    try Data(text.utf8).write(to: url.resolvingSymlinksInPath())
  }
}

/// The original files, for restoring them.
private struct Undo {
  private let checkout: Checkout
  /// The original contents; nil for a file that did not exist.
  private var contents: [(path: String, data: Data?)] = []
  private var newFolders: [String] = []
  private var aside: [(path: String, place: URL)] = []
  private let shelf: URL

  init(_ checkout: Checkout) {
    self.checkout = checkout
    // On the same disk, so that moving is renaming.
    shelf = checkout.url(".build/removed-\(getpid())")
  }

  mutating func keep(_ path: String) throws {
    contents.append((path, checkout.exists(path) ? try Data(contentsOf: checkout.url(path)) : nil))
  }

  mutating func makeFolder(of path: String) throws {
    var missing: [String] = []
    var folder = path.split(separator: "/").dropLast().joined(separator: "/")
    while !folder.isEmpty, !checkout.exists(folder) {
      missing.append(folder)
      folder = folder.split(separator: "/").dropLast().joined(separator: "/")
    }
    for folder in missing.reversed() {
      try FileManager.default.createDirectory(at: checkout.url(folder), withIntermediateDirectories: false)
      newFolders.append(folder)
    }
  }

  mutating func putAside(_ path: String) throws {
    try FileManager.default.createDirectory(at: shelf, withIntermediateDirectories: true)
    let place = shelf.appending(path: "\(aside.count)")
    try FileManager.default.moveItem(at: checkout.url(path), to: place)
    aside.append((path, place))
  }

  /// Restores as much as possible, and returns what could not be restored.
  func restore() -> [String] {
    var failures: [String] = []
    func attempt(_ path: String, _ body: () throws -> Void) {
      do { try body() } catch { failures.append("\(path) (\(error.localizedDescription))") }
    }
    for (path, data) in contents.reversed() {
      let url = checkout.url(path)
      attempt(path) {
        if let data {
          if (try? Data(contentsOf: url)) != data { try data.write(to: url.resolvingSymlinksInPath()) }
        } else if checkout.exists(path) {
          try FileManager.default.removeItem(at: url)
        }
      }
    }
    for folder in newFolders.reversed() where checkout.exists(folder) {
      attempt(folder) { try FileManager.default.removeItem(at: checkout.url(folder)) }
    }
    for (path, place) in aside.reversed() {
      attempt("\(path), now in \(place.path)") { try FileManager.default.moveItem(at: place, to: checkout.url(path)) }
    }
    if failures.isEmpty { forget() }
    return failures
  }

  func forget() {
    try? FileManager.default.removeItem(at: shelf)
  }
}

/// Ctrl-C while files change: it is recorded, and the changes are undone in order. While a program that we started is
/// running, `SignalRelay` takes Ctrl-C and SIGTERM, and passes them on to it.
private struct Interruption {
  /// Written by a signal handler, and read when all is done.
  nonisolated(unsafe) private static var flag: sig_atomic_t = 0
  static var hasCome: Bool { flag != 0 }

  private static let signals = [SIGINT, SIGTERM, SIGHUP]

  init() {
    for number in Self.signals { signal(number) { _ in Interruption.flag = 1 } }
  }

  func end() {
    for number in Self.signals { signal(number, SIG_DFL) }
  }
}
