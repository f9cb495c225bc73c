import Glibc
import Synchronization

/// The names of sockets: the newest listener has the path, an older one the path with its socket's number behind it.
enum InstanceNames {
  private static let made = Atomic<Int>(0)

  /// A name for a socket that is not ready, which nobody looks for.
  static func fresh(at path: String) -> String {
    "\(path)~\(getpid())-\(made.add(1, ordering: .relaxed).newValue)"
  }

  /// Gives a socket the path. A listener that has it steps aside; anything else there goes.
  /// - Returns: Whether it has it.
  static func put(_ fresh: String, at path: String) -> Bool {
    for old in aside(of: path) where !isHeard(old) { unlink(old) }
    if let inode = socket(path), isHeard(path) { link(path, aside(path, inode)) }
    return rename(fresh, path) == 0
  }

  /// Takes a listener's names away, and gives the path to the newest of the others.
  static func leave(_ path: String, _ inode: UInt64) {
    unlink(aside(path, inode))
    guard socket(path) == inode else { return }
    for next in aside(of: path) where isHeard(next) && rename(next, path) == 0 { return }
    unlink(path)
  }

  /// The listeners that stepped aside, the newest first.
  static func aside(of path: String) -> [String] {
    guard let slash = path.lastIndex(of: "/"), let folder = opendir(String(path[..<slash])) else { return [] }
    defer { closedir(folder) }
    let prefix = path[slash...].dropFirst() + "."
    var found: [(path: String, made: timespec)] = []
    while let entry = readdir(folder) {
      let name = withUnsafeBytes(of: entry.pointee.d_name) { bytes in
        String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
      }
      guard name.hasPrefix(prefix), let number = UInt64(name.dropFirst(prefix.count)) else { continue }
      let path = aside(path, number)
      var status = stat()
      guard lstat(path, &status) == 0, status.st_mode & S_IFMT == S_IFSOCK else { continue }
      found.append((path, status.st_mtim))
    }
    found.sort { ($0.made.tv_sec, $0.made.tv_nsec, $0.path) > ($1.made.tv_sec, $1.made.tv_nsec, $1.path) }
    return found.map(\.path)
  }

  private static func aside(_ path: String, _ inode: UInt64) -> String { "\(path).\(inode)" }

  /// The number of the socket at a path; nil when there is something else, or nothing.
  private static func socket(_ path: String) -> UInt64? {
    var status = stat()
    return lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFSOCK ? UInt64(status.st_ino) : nil
  }

  /// Whether a program has the socket open, also one that is stopped.
  private static func isHeard(_ path: String) -> Bool {
    let descriptor = InstanceSocket.make()
    guard descriptor >= 0 else { return true }
    defer { close(descriptor) }
    return InstanceSocket.connect(descriptor, to: path, within: 0) || errno != ECONNREFUSED
  }
}
