import Entities
import System

import Glibc

extension DataDirectory {
  /// The size in bytes of the database, its log and the log's index.
  var databaseSize: Int { ["", "-wal", "-shm"].reduce(0) { $0 + Self.size(database + $1) } }

  /// Whether the disk has room to rewrite the database: once beside it, and once in its log.
  var hasRoomToRewrite: Bool { Self.room(in: path).map { $0 / 2 >= Self.size(database) } ?? true }

  /// The number of free bytes in a directory; nil when that is unknown.
  static func room(in path: String) -> Int64? {
    var system = statvfs()
    guard statvfs(path, &system) == 0 else { return nil }
    let room = UInt64(system.f_bavail).multipliedReportingOverflow(by: UInt64(system.f_frsize))
    return Int64(clamping: room.partialValue)
  }

  /// The size in bytes of the copies beside it: those that the user made, those from before the format changed, and the
  /// remains of unfinished ones.
  var copiesSize: Int {
    copies.reduce(0) { $0 + Self.size($1) }
  }

  /// The copies beside it, the newest first. They are only read; no file is made beside them.
  var copyList: [DataCopy] {
    copies.compactMap { path in
      guard let status = FileStatus(at: path) else { return nil }
      return DataCopy(
        name: FilePath.name(of: path), size: Int(status.size),
        written: status.timestamp, profiles: Self.profiles(in: path))
    }
    .sorted { ($0.written, $0.name) > ($1.written, $1.name) }
  }

  /// The profiles in a copy; nil when it cannot be read. In every version of the file the table has this name; a
  /// foreign file has no such table.
  private static func profiles(in path: String) -> [UserProfile.ID]? {
    guard let copy = try? Connection(path: path, mode: .unchanging) else { return nil }
    defer { copy.close() }
    return try? copy.rows("SELECT id FROM profile ORDER BY seq") { (row) throws(StorageError) in try row.id(0) }
  }

  /// Deletes the copies beside it.
  /// - Parameter profile: Only the copies that contain this profile are deleted, and those that cannot be read; nil for
  ///   every copy.
  /// - Throws: `.failed` when a copy cannot be deleted; the others are deleted all the same.
  func deleteCopies(holding profile: UserProfile.ID? = nil) throws(StorageError) {
    var failure: StorageError?
    for copy in copies {
      // A copy without this profile stays: it may be the only copy of others.
      if let profile, let profiles = Self.profiles(in: copy), !profiles.contains(profile) { continue }
      guard unlink(copy) != 0, errno != ENOENT else { continue }
      let reason = SystemError().sentence
      failure = .failed(
        LocalizedText("\(copy) cannot be deleted: \(reason.english)", "\(copy) 파일을 삭제할 수 없습니다: \(reason.korean)"))
    }
    if let failure { throw failure }
  }

  private var copies: [String] {
    Folder.names(in: path).filter { name in
      let isCopy = name.hasPrefix("aichat.copy") || name.hasPrefix("aichat.v") && name.contains(".backup")
      return isCopy && (name.hasSuffix(".sqlite") || name.hasSuffix(".sqlite" + Self.draft))
    }
    .map { path + "/" + $0 }
  }
}
