import Glibc

/// What killed programs leave beside a file that they were writing.
enum OrphanedFiles {
  /// The letters of a name that the system makes up.
  static let letters = Array("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789")

  /// The beginning of the name of an unfinished file for a path; six letters follow.
  static func name(besides path: String) -> String {
    "\(SmallFile.folder(of: path))/.\(SmallFile.name(of: path)).aichat-"
  }

  /// Deletes the unfinished files for a path that no program is writing any more.
  static func sweep(besides path: String) {
    for file in files(besides: path) where isLeft(file, besides: path) {
      let descriptor = open(file, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
      guard descriptor >= 0 else { continue }
      defer { close(descriptor) }
      var (opened, named) = (stat(), stat())
      // Its writer holds the lock for as long as it lives.
      guard flock(descriptor, LOCK_EX | LOCK_NB) == 0, fstat(descriptor, &opened) == 0, lstat(file, &named) == 0,
        opened.st_ino == named.st_ino, opened.st_dev == named.st_dev, opened.st_mode & S_IFMT == S_IFREG,
        opened.st_uid == geteuid(), opened.st_nlink == 1
      else { continue }
      unlink(file)
    }
  }

  /// Every file whose name begins with that of a path, or is one of an unfinished file for it; itself not.
  static func files(besides path: String) -> [String] {
    let (folder, name) = (SmallFile.folder(of: path), SmallFile.name(of: path))
    guard let listing = opendir(folder) else { return [] }
    defer { closedir(listing) }
    var found: [String] = []
    while let entry = readdir(listing) {
      let other = withUnsafeBytes(of: &entry.pointee.d_name) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
      if other != name, other.hasPrefix(name) || other.hasPrefix(".\(name).") { found.append("\(folder)/\(other)") }
    }
    return found.sorted()
  }

  /// Whether a file has a name that only this program gives: today's, or `NAME.XXXXXX` as earlier versions had it.
  static func isLeft(_ file: String, besides path: String) -> Bool {
    let today = name(besides: path)
    if file.hasPrefix(today) { return isRandom(file.dropFirst(today.count)) }
    guard file.hasPrefix(path + ".") else { return false }
    // Users call copies “backup”, “MyCopy”, “OLD123” or “251123”: only chance mixes small and capital letters and digits.
    let end = file.dropFirst(path.count + 1)
    return isRandom(end) && end.contains(where: \.isLowercase) && end.dropFirst().contains(where: \.isUppercase)
      && end.contains(where: \.isNumber)
  }

  private static func isRandom(_ end: Substring) -> Bool { end.utf8.count == 6 && end.allSatisfy(letters.contains) }
}
