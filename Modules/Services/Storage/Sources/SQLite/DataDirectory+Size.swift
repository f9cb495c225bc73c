import Entities
import System

import Glibc

extension DataDirectory {
  /// The size of the database with its log and its index of it, in bytes.
  var databaseSize: Int { ["", "-wal", "-shm"].reduce(0) { $0 + Self.size(database + $1) } }

  /// Whether the disk has room for the database to be written anew: once beside it, and once in its log.
  var hasRoomToRewrite: Bool { Self.room(in: path).map { $0 / 2 >= Self.size(database) } ?? true }

  /// How many bytes are free in a directory; nil when that is not known.
  static func room(in path: String) -> Int64? {
    var system = statvfs()
    guard statvfs(path, &system) == 0 else { return nil }
    let room = UInt64(system.f_bavail).multipliedReportingOverflow(by: UInt64(system.f_frsize))
    return Int64(clamping: room.partialValue)
  }

  /// The size of the copies beside it, in bytes: those that were asked for, those from before the format changed, and
  /// what is left of one that was never finished.
  var copiesSize: Int {
    copies.reduce(0) { $0 + Self.size($1) }
  }

  /// What is known of each copy beside it, the newest first. They are only read, and nothing is made beside them.
  var copyList: [DataCopy] {
    copies.compactMap { path in
      guard let status = FileStatus(at: path) else { return nil }
      return DataCopy(
        name: FilePath.name(of: path), size: Int(status.size),
        written: status.timestamp, profiles: Self.profileCount(path))
    }
    .sorted { ($0.written, $0.name) > ($1.written, $1.name) }
  }

  /// In every version of the file the table has that name; what is none of ours has no such table.
  private static func profileCount(_ path: String) -> Int? {
    guard let copy = try? Connection(path: path, mode: .unchanging) else { return nil }
    defer { copy.close() }
    return (try? copy.first("SELECT count(*) FROM profile", read: { Int($0.integer(0)) })) ?? nil
  }

  /// Deletes the copies beside it.
  /// - Throws: `.failed` when one of them stays; the others are gone then.
  func deleteCopies() throws(StorageError) {
    var failure: StorageError?
    for copy in copies where unlink(copy) != 0 && errno != ENOENT {
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
