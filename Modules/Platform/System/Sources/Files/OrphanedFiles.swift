import Glibc

/// Unfinished files that killed programs left beside the file that they were writing.
public enum OrphanedFiles {
  /// The letters of a random name, as mkstemp(3) makes them.
  static let letters = Array("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789")

  /// The beginning of the name of an unfinished file for a path; six letters follow.
  static func name(besides path: String) -> String {
    "\(FilePath.folder(of: path))/.\(FilePath.name(of: path)).aichat-"
  }

  /// Deletes the unfinished files for a path, except those that a program is still writing.
  public static func sweep(besides path: String) {
    for file in files(besides: path) where isLeft(file, besides: path) {
      // The writing program holds the lock as long as it lives.
      guard let opened = try? OpenFile.regular(file, O_RDONLY | O_NOFOLLOW), (try? opened.lockAlone(at: file)) == true,
        let status = FileStatus(of: opened.descriptor), status.isOwn, status.links == 1
      else { continue }
      withExtendedLifetime(opened) { _ = unlink(file) }
    }
  }

  /// The other files in the folder of a path whose names begin with the file's name, or with a dot, that name and a
  /// dot.
  public static func files(besides path: String) -> [String] {
    let (folder, name) = (FilePath.folder(of: path), FilePath.name(of: path))
    return Folder.names(in: folder)
      .filter { $0 != name && ($0.hasPrefix(name) || $0.hasPrefix(".\(name).")) }
      .map { "\(folder)/\($0)" }.sorted()
  }

  /// Whether a file has a name that only this program makes: the present one, or `NAME.XXXXXX` of earlier versions.
  static func isLeft(_ file: String, besides path: String) -> Bool {
    let today = name(besides: path)
    if file.hasPrefix(today) { return isRandom(file.dropFirst(today.count)) }
    guard file.hasPrefix(path + ".") else { return false }
    // Users name copies “backup”, “MyCopy”, “OLD123” or “251123”: only random names mix small and capital letters and
    // digits.
    let end = file.dropFirst(path.count + 1)
    return isRandom(end) && end.contains(where: \.isLowercase) && end.dropFirst().contains(where: \.isUppercase)
      && end.contains(where: \.isNumber)
  }

  private static func isRandom(_ end: Substring) -> Bool { end.utf8.count == 6 && end.allSatisfy(letters.contains) }
}
