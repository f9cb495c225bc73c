import Glibc

/// Listing and making folders, and checking whether files can be saved in them.
public enum Folder {
  /// The names in a folder, in no order; none where it cannot be read.
  public static func names(in path: String) -> [String] {
    guard let listing = opendir(path) else { return [] }
    defer { closedir(listing) }
    var names: [String] = []
    while let entry = readdir(listing) {
      let name = withUnsafeBytes(of: &entry.pointee.d_name) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
      if name != ".", name != ".." { names.append(name) }
    }
    return names
  }

  /// Makes a private folder, and its parents, if they do not exist.
  /// - Parameter sync: Called with each folder that gets a new entry.
  /// - Throws: `ENOTDIR` if another kind of file has the path.
  public static func make(_ path: String, sync: (String) -> Void = { _ in }) throws(SystemError) {
    if mkdir(path, 0o700) == 0 { return sync(path + "/..") }
    let failure = errno
    if failure == EEXIST, FileStatus(at: path)?.kind == .folder { return }
    let trimmed = path.utf8.reversed().drop { $0 == 0x2F }
    guard failure == ENOENT, let slash = trimmed.firstIndex(of: 0x2F) else {
      throw SystemError(failure == EEXIST ? ENOTDIR : failure)
    }
    try make(String(decoding: trimmed[slash...].reversed().dropLast(), as: UTF8.self), sync: sync)
    if mkdir(path, 0o700) == 0 { return sync(path + "/..") }
    if errno != EEXIST { throw SystemError() }
  }

  /// Writes the names in a folder to the disk, if the system supports it.
  public static func sync(_ path: String) { try? OpenFile(path, O_RDONLY).sync() }

  /// Whether files can be saved at an absolute path: the folder exists, or can be made. The check leaves nothing
  /// behind.
  public static func canSaveFiles(in path: String) -> Bool {
    var made: [String] = []
    defer { for folder in made.reversed() { rmdir(folder) } }
    var folder = ""
    for name in path.split(separator: "/") {
      folder += "/" + name
      if mkdir(folder, 0o700) == 0 {
        made.append(folder)
      } else if errno != EEXIST {
        return false
      }
    }
    return FileStatus(at: path)?.kind == .folder && access(path, W_OK | X_OK) == 0
  }
}
