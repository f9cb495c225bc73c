import Entities

import Glibc

/// The directory of the data, and the names in it. Everything made in it is private to its owner.
struct DataDirectory {
  let path: String

  var database: String { path + "/aichat.sqlite" }
  var owners: String { path + "/owners" }
  /// A locked file for each program that is checking the whole search index.
  var indexLooks: String { path + "/looks" }
  var users: String { path + "/users" }

  /// The suffix of an unfinished copy's name.
  static let draft = ".part"

  init(path: String) {
    self.path = path
  }

  /// Makes the directory, and those above it, where they are not there. They survive a power cut: what SQLite syncs is
  /// only what is in the directory.
  /// - Parameter sync: How a directory in which one was made reaches the disk.
  init(making path: String, sync: (String) -> Void = Self.sync) throws(StorageError) {
    guard !path.isEmpty, !path.utf8.contains(0) else {
      throw .unusable(path: path, reason: LocalizedText("This is not a valid directory name.", "폴더 이름으로 쓸 수 없습니다."))
    }
    self.path = path
    try Self.make(path, sync: sync)
  }

  /// Makes a directory with mode 0700, and those above it.
  /// - Parameter sync: What is told of each directory in which one was made.
  static func make(_ path: String, sync: (String) -> Void = { _ in }) throws(StorageError) {
    if mkdir(path, 0o700) == 0 { return sync(path + "/..") }
    if errno == EEXIST && isDirectory(path) { return }
    let failure = errno
    let trimmed = path.utf8.reversed().drop { $0 == 0x2F }
    guard failure == ENOENT, let slash = trimmed.firstIndex(of: 0x2F) else {
      throw .unusable(path: path, reason: SystemError.text(failure == EEXIST ? ENOTDIR : failure))
    }
    let parent = String(decoding: trimmed[slash...].reversed().dropLast(), as: UTF8.self)
    try make(parent, sync: sync)
    if mkdir(path, 0o700) == 0 { return sync(path + "/..") }
    if errno != EEXIST { throw .unusable(path: path, reason: SystemError.text()) }
  }

  /// Has the names in a directory on the disk. A system that cannot do this has done what it can.
  static func sync(_ directory: String) {
    let descriptor = open(directory, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return }
    fsync(descriptor)
    close(descriptor)
  }

  /// Makes an empty file with mode 0600.
  /// - Returns: Whether the file was made; false when the name is in use.
  static func makeFile(_ path: String) throws(StorageError) -> Bool {
    let descriptor = open(path, O_CREAT | O_EXCL | O_RDWR | O_CLOEXEC | O_NOFOLLOW, 0o600)
    if descriptor >= 0 {
      close(descriptor)
      return true
    }
    guard errno == EEXIST else { throw .unusable(path: path, reason: SystemError.text()) }
    return false
  }

  /// Syncs a file and renames it to its final name. Not for an open database: closing the descriptor would drop its
  /// locks.
  static func publish(_ draft: String, as path: String) throws(StorageError) {
    let descriptor = open(draft, O_RDWR | O_CLOEXEC)
    defer { if descriptor >= 0 { close(descriptor) } }
    guard descriptor >= 0, fsync(descriptor) == 0, rename(draft, path) == 0 else {
      throw .unusable(path: path, reason: SystemError.text())
    }
    sync(String(path[..<(path.lastIndex(of: "/") ?? path.startIndex)]))
  }

  /// Makes an empty file that will become another one, which reserves that name too.
  /// - Returns: Whether the file was made; false when the name is in use or reserved.
  static func makeDraft(of path: String) throws(StorageError) -> Bool {
    var status = stat()
    return lstat(path, &status) == 0 ? false : try makeFile(path + draft)
  }

  /// Removes other users' rights to a file.
  static func makePrivate(_ path: String) {
    var status = stat()
    if stat(path, &status) == 0, status.st_mode & 0o077 != 0 { chmod(path, 0o600) }
  }

  /// The number of bytes in a file; 0 when there is none.
  static func size(_ path: String) -> Int {
    var status = stat()
    return stat(path, &status) == 0 ? Int(status.st_size) : 0
  }

  private static func isDirectory(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }
}
