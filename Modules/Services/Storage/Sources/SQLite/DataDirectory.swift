import Entities
import System

import Glibc

/// The directory of the data, and the names in it. Everything made in it is private to its owner.
struct DataDirectory {
  let path: String

  var database: String { path + "/aichat.sqlite" }
  var owners: String { path + "/owners" }
  /// A locked file for each program that is checking the whole search index.
  var indexLooks: String { path + "/looks" }
  var users: String { path + "/users" }
  /// The files of the pictures of messages.
  var pictures: String { path + "/pictures" }

  /// The suffix of an unfinished copy's name.
  static let draft = ".part"

  init(path: String) {
    self.path = path
  }

  /// Makes the directory, and missing directories above it. They are synced, so that they survive a power cut: SQLite
  /// syncs only the contents of its directory.
  /// - Parameter sync: Writes a directory to the disk in which another one was made.
  init(making path: String, sync: (String) -> Void = Folder.sync) throws(StorageError) {
    guard !path.isEmpty, !path.utf8.contains(0) else {
      throw .unusable(path: path, reason: LocalizedText("This is not a valid directory name.", "폴더 이름으로 쓸 수 없습니다."))
    }
    self.path = path
    try Self.make(path, sync: sync)
  }

  /// Makes a directory with mode 0700, and those above it.
  /// - Parameter sync: Called with each directory in which one was made.
  static func make(_ path: String, sync: (String) -> Void = { _ in }) throws(StorageError) {
    do throws(SystemError) {
      try Folder.make(path, sync: sync)
    } catch {
      throw .unusable(path: path, reason: error.sentence)
    }
  }

  /// Makes an empty file with mode 0600.
  /// - Returns: Whether the file was made; false when the name is in use.
  static func makeFile(_ path: String) throws(StorageError) -> Bool {
    do throws(SystemError) {
      _ = try OpenFile(path, O_CREAT | O_EXCL | O_RDWR | O_NOFOLLOW)
      return true
    } catch {
      guard error.number == EEXIST else { throw .unusable(path: path, reason: error.sentence) }
      return false
    }
  }

  /// Syncs a file and renames it to its final name. Not for an open database: closing the descriptor would drop its
  /// locks.
  static func publish(_ draft: String, as path: String) throws(StorageError) {
    do throws(SystemError) {
      try OpenFile(draft, O_RDWR).sync()
      if rename(draft, path) != 0 { throw SystemError() }
    } catch {
      throw .unusable(path: path, reason: error.sentence)
    }
    Folder.sync(FilePath.folder(of: path))
  }

  /// Makes an empty file that is renamed later. It reserves the later name too.
  /// - Returns: Whether the file was made; false when the name is in use or reserved.
  static func makeDraft(of path: String) throws(StorageError) -> Bool {
    FileStatus(at: path, followingLinks: false) != nil ? false : try makeFile(path + draft)
  }

  /// Removes other users' rights to a file.
  static func makePrivate(_ path: String) {
    if FileStatus(at: path)?.isOpenToOthers == true { chmod(path, 0o600) }
  }

  /// The number of bytes in a file; 0 when there is none.
  static func size(_ path: String) -> Int { FileStatus(at: path).map { Int($0.size) } ?? 0 }
}
