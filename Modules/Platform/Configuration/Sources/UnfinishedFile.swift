import Synchronization

import Glibc

/// A file that is written and gets its name when it is whole, and not before. Only its owner can read it (mode 0600).
///
/// Where the disk can do it the file has no name until then, so that a killed program leaves nothing of it. Elsewhere, and
/// for the moment in which it takes another file's place, it stands beside that as `.NAME.aichat-XXXXXX`, and is locked:
/// the next one that is made for the same path deletes what nobody locks any more.
public final class UnfinishedFile: Sendable {
  /// Where to write.
  public let descriptor: Int32
  private let path: String
  /// The name that it has meanwhile; nil for none.
  private let name: Mutex<String?>
  /// Gives a file a second name, unless that is taken: the system's number of what went wrong.
  private let linking: @Sendable (String, String) -> Int32?

  /// A file that is to have an absolute path. The folder must be there.
  public convenience init(for path: String) throws(FileFailure) {
    try self.init(for: path, isNamed: false) { link($0, $1) == 0 ? nil : errno }
  }

  init(
    for path: String, isNamed: Bool, linking: @escaping @Sendable (String, String) -> Int32?
  ) throws(FileFailure) {
    OrphanedFiles.sweep(besides: path)
    var named: String?
    var file = isNamed ? -1 : Self.unnamed(in: SmallFile.folder(of: path))
    if file < 0 { (file, named) = Self.named(OrphanedFiles.name(besides: path)) }
    guard file >= 0 else { throw FileFailure(path: path, reason: .init(systemError: errno)) }
    (self.path, self.linking, descriptor) = (path, linking, file)
    name = Mutex(named)
  }

  deinit {
    // What did not get its name leaves nothing.
    if let name = name.withLock(\.self) { unlink(name) }
    close(descriptor)
  }

  /// A file without a name; -1 where the disk, or the system, cannot do that.
  private static func unnamed(in folder: String) -> Int32 {
    // O_TMPFILE (open(2)), which Swift does not import.
    let file = open(folder, 0o20_000_000 | O_DIRECTORY | O_RDWR | O_CLOEXEC, 0o600)
    guard file >= 0 else { return -1 }
    if access(Self.way(to: file), F_OK) == 0 { return file }
    close(file)
    return -1
  }

  /// The name by which a file without one can be linked.
  private static func way(to file: Int32) -> String { "/proc/self/fd/\(file)" }

  private static func named(_ template: String) -> (file: Int32, name: String?) {
    // Another program that sweeps may find it between its making and its lock. Then a new one is made.
    for _ in 0..<8 {
      var name = Array("\(template)XXXXXX".utf8CString)
      let file = mkstemp(&name)
      guard file >= 0 else { return (-1, nil) }
      _ = fcntl(file, F_SETFD, FD_CLOEXEC)
      var status = stat()
      let isAlone = flock(file, LOCK_EX | LOCK_NB) == 0 || errno != EWOULDBLOCK
      if isAlone, fstat(file, &status) == 0, status.st_nlink > 0 {
        return (file, name.withUnsafeBytes { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) })
      }
      close(file)
    }
    errno = EBUSY
    return (-1, nil)
  }
}

extension UnfinishedFile {
  /// Puts the file on the disk and gives it its path.
  /// - Parameter isReplacing: Whether a file that is there goes.
  /// - Returns: The system's number of what went wrong: EEXIST where there is a file that is to stay.
  public func finish(replacing isReplacing: Bool) -> Int32? {
    if fsync(descriptor) != 0 { return errno }
    let problem = name.withLock { name in
      isReplacing ? takePlace(&name) : takeName(&name)
    }
    if let problem { return problem }
    // The name is on the disk when the folder is; a system that cannot do this has done what it can.
    let folder = open(SmallFile.folder(of: path), O_RDONLY | O_CLOEXEC)
    if folder >= 0 {
      fsync(folder)
      close(folder)
    }
    return nil
  }

  private func takePlace(_ name: inout String?) -> Int32? {
    if name == nil {
      // Nothing replaces a file by one without a name: for a moment it has one, and the lock says that it is in use.
      flock(descriptor, LOCK_EX | LOCK_NB)
      var problem: Int32? = EEXIST
      for _ in 0..<8 where problem == EEXIST {
        let end = (0..<6).map { _ in OrphanedFiles.letters.randomElement() ?? "x" }
        let other = OrphanedFiles.name(besides: path) + String(end)
        problem = linked(to: other)
        if problem == nil { name = other }
      }
      if let problem { return problem }
    }
    guard let old = name, rename(old, path) == 0 else { return errno }
    name = nil
    return nil
  }

  private func takeName(_ name: inout String?) -> Int32? {
    guard let old = name else { return linked(to: path) }
    if let problem = linking(old, path) {
      if problem == EEXIST { return problem }
      // Not every disk knows links. Then an empty file holds the name until this one takes its place.
      let holder = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
      guard holder >= 0 else { return errno }
      close(holder)
      if rename(old, path) != 0 {
        let problem = errno
        unlink(path)
        return problem
      }
    } else {
      unlink(old)
    }
    name = nil
    return nil
  }

  private func linked(to path: String) -> Int32? {
    linkat(AT_FDCWD, Self.way(to: descriptor), AT_FDCWD, path, AT_SYMLINK_FOLLOW) == 0 ? nil : errno
  }
}
