import Glibc

extension SmallFile {
  /// Puts bytes in place of the file at an absolute path, whole or not at all: a program that reads meanwhile, or after
  /// a power cut, sees the old file or the new one.
  ///
  /// A new file, and the folders above it, are the user's alone; an old one keeps its permissions, and a link keeps
  /// leading to it.
  /// - Parameter privately: Whether an old file, and the folder it is in, become the user's alone too.
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

  /// Does something while no other program that asks here changes files in the folder of a path. The folder is made; one
  /// that cannot be locked is not waited for.
  public static func withFolderLocked<Value, Failure>(
    of path: String, _ body: () throws(Failure) -> Value
  ) throws(Failure) -> Value {
    let folder = FilePath.folder(of: path)
    try? Folder.make(folder)
    let directory = try? OpenFile(folder, O_RDONLY)
    // The lock goes with the descriptor, however the program ends.
    defer { withExtendedLifetime(directory) {} }
    try? directory?.lock(.exclusive, waiting: true)
    return try body()
  }

  /// Takes the rights of other users to a file's folder away: of the folder that is named, not of one that a link leads to.
  /// A folder of another user stays as it is, as the file itself is what counts.
  private static func makeFolderPrivate(of path: String) {
    let folder = FilePath.folder(of: path)
    if let status = FileStatus(at: folder), status.isOpenToOthers { chmod(folder, status.permissions & 0o700) }
  }

  /// Whether other users may have written what is at a path, or can put something else in its place: it is theirs, or
  /// they may write there. No file is no danger.
  public static func canBeChangedByOthers(_ path: String) -> Bool {
    FileStatus(at: path).map { !$0.isOwn || $0.permissions & 0o022 != 0 } ?? false
  }
}
