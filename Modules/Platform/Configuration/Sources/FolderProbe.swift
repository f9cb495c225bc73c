import Glibc

/// Whether a folder would do, before somebody relies on it.
enum FolderProbe {
  /// Whether files can be kept at an absolute path: the folder is there, or it can be made. Of the trial nothing stays.
  static func canSaveFiles(in path: String) -> Bool {
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
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR && access(path, W_OK | X_OK) == 0
  }
}
