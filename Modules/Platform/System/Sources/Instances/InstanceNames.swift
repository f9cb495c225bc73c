import Glibc
import Synchronization

/// The names of sockets: the newest listener has the path; an older one has the path followed by its socket's number.
enum InstanceNames {
  private static let made = Atomic<Int>(0)

  /// A name for a socket that is not ready yet. No client looks for it.
  static func fresh(at path: String) -> String {
    "\(path)~\(getpid())-\(made.add(1, ordering: .relaxed).newValue)"
  }

  /// Gives a socket the path. A listener with that path is renamed; anything else there is deleted.
  /// - Returns: Whether the socket has the path.
  static func put(_ fresh: String, at path: String) -> Bool {
    for old in aside(of: path) where !isHeard(old) { unlink(old) }
    if let old = socket(path), isHeard(path) { link(path, aside(path, old.inode)) }
    return rename(fresh, path) == 0
  }

  /// Deletes a listener's names, and gives the path to the newest of the others.
  static func leave(_ path: String, _ inode: UInt64) {
    unlink(aside(path, inode))
    guard socket(path)?.inode == inode else { return }
    for next in aside(of: path) where isHeard(next) && rename(next, path) == 0 { return }
    unlink(path)
  }

  /// The renamed listeners, the newest first.
  static func aside(of path: String) -> [String] {
    let prefix = FilePath.name(of: path) + "."
    let found = Folder.names(in: FilePath.folder(of: path)).compactMap { name -> (path: String, made: Duration)? in
      guard name.hasPrefix(prefix), let inode = UInt64(name.dropFirst(prefix.count)) else { return nil }
      let path = aside(path, inode)
      return socket(path).map { (path, $0.written) }
    }
    return found.sorted { ($0.made, $0.path) > ($1.made, $1.path) }.map(\.path)
  }

  private static func aside(_ path: String, _ inode: UInt64) -> String { "\(path).\(inode)" }

  /// The socket at a path; nil when there is something else, or nothing.
  private static func socket(_ path: String) -> FileStatus? {
    FileStatus(at: path, followingLinks: false).flatMap { $0.kind == .socket ? $0 : nil }
  }

  /// Whether a program has the socket open, also a stopped program.
  private static func isHeard(_ path: String) -> Bool {
    let descriptor = InstanceSocket.make()
    guard descriptor >= 0 else { return true }
    defer { close(descriptor) }
    return InstanceSocket.connect(descriptor, to: path, within: 0) || errno != ECONNREFUSED
  }
}
