import Glibc

extension SmallFile {
  /// Puts bytes in place of the file at an absolute path, whole or not at all: whoever reads meanwhile, or after a
  /// power cut, sees the old file or the new one.
  ///
  /// A new file, and the folders above it, are the user's alone; an old one keeps its permissions, and a link keeps
  /// leading to it.
  /// - Parameter privately: Whether an old file, and the folder it is in, become the user's alone too.
  public static func replace(_ path: String, with bytes: [UInt8], privately: Bool = false) throws(FileFailure) {
    let target = linked(path)
    try makeFolders(folder(of: target))
    var status = stat()
    let mode = stat(target, &status) == 0 && !privately ? status.st_mode & 0o777 : 0o600
    if privately { makeFolderPrivate(of: path) }
    let file = try UnfinishedFile(for: target)
    guard writeAll(bytes, to: file.descriptor), fchmod(file.descriptor, mode) == 0 else {
      throw FileFailure(path: path, reason: .init(systemError: errno))
    }
    if let problem = file.finish(replacing: true) {
      throw FileFailure(path: path, reason: .init(systemError: problem))
    }
  }

  /// The folder of a path.
  static func folder(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  /// The name of a file in its folder.
  static func name(of path: String) -> String {
    String(path[(path.lastIndex(of: "/").map(path.index(after:)) ?? path.startIndex)...])
  }

  /// Does something while no other program that asks here changes files in the folder of a path. The folder is made; one
  /// that cannot be locked is not waited for.
  static func withFolderLocked<Value, Failure>(
    of path: String, _ body: () throws(Failure) -> Value
  ) throws(Failure) -> Value {
    let folder = folder(of: path)
    try? makeFolders(folder)
    let directory = open(folder, O_RDONLY | O_CLOEXEC)
    // The lock goes with the descriptor, however the program ends.
    defer { if directory >= 0 { close(directory) } }
    if directory >= 0 { while flock(directory, LOCK_EX) != 0, errno == EINTR {} }
    return try body()
  }

  /// Takes everybody else's rights to a file's folder away: of the folder that is named, not of one that a link leads to.
  /// One that is somebody else's stays as it is, as the file itself is what counts.
  private static func makeFolderPrivate(of path: String) {
    let folder = folder(of: path)
    var status = stat()
    if stat(folder, &status) == 0, status.st_mode & 0o077 != 0 { chmod(folder, status.st_mode & 0o700) }
  }

  /// Whether other users may have written what is at a path, or can put something else in its place: it is theirs, or
  /// they may write there. What is not there is nobody's.
  static func canBeChangedByOthers(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && (status.st_uid != geteuid() || status.st_mode & 0o022 != 0)
  }

  /// What a path leads to; itself when there is nothing yet.
  private static func linked(_ path: String) -> String {
    guard let real = realpath(path, nil) else { return path }
    defer { free(real) }
    return String(cString: real)
  }

  private static func makeFolders(_ path: String) throws(FileFailure) {
    var end = path.startIndex
    while end < path.endIndex {
      end = path[path.index(after: end)...].firstIndex(of: "/") ?? path.endIndex
      if mkdir(String(path[..<end]), 0o700) != 0, errno != EEXIST {
        throw FileFailure(path: path, reason: .init(systemError: errno))
      }
    }
  }

  private static func writeAll(_ bytes: [UInt8], to file: CInt) -> Bool {
    bytes.withUnsafeBytes { buffer in
      var rest = buffer[...]
      while !rest.isEmpty {
        let count = write(file, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count)
        if count < 0, errno != EINTR { return false }
        rest = rest.dropFirst(max(count, 0))
      }
      return true
    }
  }
}
