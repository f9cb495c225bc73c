import Glibc
import Synchronization

/// A file that gets its name only when it is complete. Only its owner can read it (mode 0600).
///
/// If the file system supports it, the file has no name until then, so that a killed program leaves nothing of it.
/// Otherwise, and for the moment of replacing another file, it is beside that file as `.NAME.aichat-XXXXXX`, and is
/// locked. The next unfinished file for the same path deletes those that no program locks.
public final class UnfinishedFile: Sendable {
  /// The file to write to.
  public let contents: OpenFile
  private let path: String
  /// The temporary name; nil for none.
  private let name: Mutex<String?>
  /// Gives a file a second name, unless that is taken: link(2).
  private let linking: @Sendable (String, String) -> SystemError?

  /// A file for an absolute path. The folder must exist.
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
    // A file that did not get its name leaves nothing.
    if let name = name.withLock(\.self) { unlink(name) }
  }

  /// A file without a name; nil if the file system or the system does not support it.
  private static func unnamed(in folder: String) -> OpenFile? {
    guard let file = try? OpenFile.unnamed(in: folder), access(way(to: file), F_OK) == 0 else { return nil }
    return file
  }

  /// The path by which a file without a name can be linked.
  private static func way(to file: OpenFile) -> String { "/proc/self/fd/\(file.descriptor)" }

  private static func named(_ beginning: String) throws(SystemError) -> (OpenFile, String) {
    // Another program may delete it between its creation and its lock. Then a new one is made.
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
  /// Writes the file to the disk and gives it its path.
  /// - Parameter isReplacing: Whether an existing file is replaced.
  /// - Throws: `EEXIST` if there is a file and `isReplacing` is false.
  public func finish(replacing isReplacing: Bool) throws(SystemError) {
    try contents.sync()
    let failure = name.withLock { name in isReplacing ? takePlace(&name) : takeName(&name) }
    if let failure { throw failure }
    // The name is on the disk when the folder is synced.
    Folder.sync(FilePath.folder(of: path))
  }

  private func takePlace(_ name: inout String?) -> SystemError? {
    if name == nil {
      // No system call replaces a file by a file without a name. It therefore gets a temporary name for a moment; the
      // lock shows that it is in use.
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
      // Not every file system supports links. In that case an empty file reserves the name until this one replaces it.
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
