import Glibc
import Synchronization

/// A file that is written and gets its name when it is whole, and not before. Only its owner can read it (mode 0600).
///
/// Where the disk can do it the file has no name until then, so that a killed program leaves nothing of it. Elsewhere, and
/// for the moment in which it takes another file's place, it stands beside that as `.NAME.aichat-XXXXXX`, and is locked:
/// the next one that is made for the same path deletes what no program locks any more.
public final class UnfinishedFile: Sendable {
  /// Where to write.
  public let contents: OpenFile
  private let path: String
  /// The name that it has meanwhile; nil for none.
  private let name: Mutex<String?>
  /// Gives a file a second name, unless that is taken: link(2).
  private let linking: @Sendable (String, String) -> SystemError?

  /// A file that is to have an absolute path. The folder must be there.
  public convenience init(for path: String) throws(SystemError) {
    try self.init(for: path, isNamed: false) { link($0, $1) == 0 ? nil : SystemError() }
  }

  init(
    for path: String, isNamed: Bool, linking: @escaping @Sendable (String, String) -> SystemError?
  ) throws(SystemError) {
    OrphanedFiles.sweep(besides: path)
    var named: String?
    if !isNamed, let file = Self.unnamed(in: FilePath.folder(of: path)) {
      contents = file
    } else {
      (contents, named) = try Self.named(OrphanedFiles.name(besides: path))
    }
    (self.path, self.linking) = (path, linking)
    name = Mutex(named)
  }

  deinit {
    // What did not get its name leaves nothing.
    if let name = name.withLock(\.self) { unlink(name) }
  }

  /// A file without a name; nil where the disk, or the system, cannot do that.
  private static func unnamed(in folder: String) -> OpenFile? {
    guard let file = try? OpenFile.unnamed(in: folder), access(way(to: file), F_OK) == 0 else { return nil }
    return file
  }

  /// The name by which a file without one can be linked.
  private static func way(to file: OpenFile) -> String { "/proc/self/fd/\(file.descriptor)" }

  private static func named(_ beginning: String) throws(SystemError) -> (OpenFile, String) {
    // Another program that sweeps may find it between its making and its lock. Then a new one is made.
    for _ in 0..<8 {
      let (file, path) = try OpenFile.named(beginning)
      var isAlone = true
      do throws(SystemError) { try file.lock(.exclusive) } catch { isAlone = error.number != EWOULDBLOCK }
      if isAlone, let status = FileStatus(of: file.descriptor), status.links > 0 { return (file, path) }
    }
    throw SystemError(EBUSY)
  }
}

extension UnfinishedFile {
  /// Puts the file on the disk and gives it its path.
  /// - Parameter isReplacing: Whether a file that is there goes.
  /// - Throws: `EEXIST` where there is a file that is to stay.
  public func finish(replacing isReplacing: Bool) throws(SystemError) {
    try contents.sync()
    let failure = name.withLock { name in isReplacing ? takePlace(&name) : takeName(&name) }
    if let failure { throw failure }
    // The name is on the disk when the folder is.
    Folder.sync(FilePath.folder(of: path))
  }

  private func takePlace(_ name: inout String?) -> SystemError? {
    if name == nil {
      // Nothing replaces a file by one without a name: for a moment it has one, and the lock says that it is in use.
      try? contents.lock(.exclusive)
      var failure: SystemError? = SystemError(EEXIST)
      for _ in 0..<8 where failure?.number == EEXIST {
        let end = (0..<6).map { _ in OrphanedFiles.letters.randomElement() ?? "x" }
        let other = OrphanedFiles.name(besides: path) + String(end)
        failure = linked(to: other)
        if failure == nil { name = other }
      }
      if let failure { return failure }
    }
    guard let old = name, rename(old, path) == 0 else { return SystemError() }
    name = nil
    return nil
  }

  private func takeName(_ name: inout String?) -> SystemError? {
    guard let old = name else { return linked(to: path) }
    if let failure = linking(old, path) {
      if failure.number == EEXIST { return failure }
      // Not every disk knows links. Then an empty file holds the name until this one takes its place.
      do throws(SystemError) { _ = try OpenFile(path, O_WRONLY | O_CREAT | O_EXCL) } catch { return error }
      if rename(old, path) != 0 {
        let failure = SystemError()
        unlink(path)
        return failure
      }
    } else {
      unlink(old)
    }
    name = nil
    return nil
  }

  private func linked(to path: String) -> SystemError? {
    linkat(AT_FDCWD, Self.way(to: contents), AT_FDCWD, path, AT_SYMLINK_FOLLOW) == 0 ? nil : SystemError()
  }
}
