import Glibc

extension SmallFile {
  /// Replaces the file at an absolute path atomically: a program that reads meanwhile, or after a power cut, sees
  /// either the old file or the new one.
  ///
  /// A new file, and its new parent folders, are private. An old file keeps its permissions, and a link stays a link.
  /// - Parameter privately: Whether an old file and its folder become private too.
  public static func replace(_ path: String, with bytes: [UInt8], privately: Bool = false) throws(FileFailure) {
    let target = FilePath.real(path) ?? path
    do throws(SystemError) {
      try Folder.make(FilePath.folder(of: target))
      let old = FileStatus(at: target)
      if privately { makeFolderPrivate(of: path) }
      let file = try UnfinishedFile(for: target)
      try file.contents.write(bytes)
      if fchmod(file.contents.descriptor, privately ? 0o600 : old.map { $0.permissions & 0o777 } ?? 0o600) != 0 {
        throw SystemError()
      }
      try file.finish(replacing: true)
    } catch {
      throw FileFailure(path: path, error)
    }
  }

  /// Runs a change of files in the folder of a path while no other program does the same. The folder is made if it does
  /// not exist; if it cannot be locked, the change runs without waiting.
  public static func withFolderLocked<Value, Failure>(
    of path: String, _ body: () throws(Failure) -> Value
  ) throws(Failure) -> Value {
    let folder = FilePath.folder(of: path)
    try? Folder.make(folder)
    let directory = try? OpenFile(folder, O_RDONLY)
    // The lock ends with the descriptor, at any end of the program.
    defer { withExtendedLifetime(directory) {} }
    try? directory?.lock(.exclusive, waiting: true)
    return try body()
  }

  /// Removes the rights of other users to a file's folder: of the named folder, not of a link's target. A folder of
  /// another user stays unchanged, because the file itself is protected.
  private static func makeFolderPrivate(of path: String) {
    let folder = FilePath.folder(of: path)
    if let status = FileStatus(at: folder), status.isOpenToOthers { chmod(folder, status.permissions & 0o700) }
  }

  /// Whether other users may have written the file or folder at a path: it belongs to another user, or others may write
  /// to it. A missing one is safe.
  public static func canBeChangedByOthers(_ path: String) -> Bool {
    FileStatus(at: path).map { !$0.isOwn || $0.permissions & 0o022 != 0 } ?? false
  }
}
