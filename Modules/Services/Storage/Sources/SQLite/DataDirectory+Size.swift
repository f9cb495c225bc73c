import Entities

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
      var status = stat()
      guard stat(path, &status) == 0 else { return nil }
      let time = status.st_mtim
      return DataCopy(
        name: String(path.dropFirst(self.path.count + 1)), size: Int(status.st_size),
        written: Timestamp(milliseconds: Int64(time.tv_sec) * 1_000 + Int64(time.tv_nsec) / 1_000_000),
        profiles: Self.profileCount(path))
    }
    .sorted { ($0.written, $0.name) > ($1.written, $1.name) }
  }

  /// In every version of the file the table has this name; a foreign file has no such table.
  private static func profileCount(_ path: String) -> Int? {
    guard let copy = try? Connection(path: path, mode: .unchanging) else { return nil }
    defer { copy.close() }
    return (try? copy.first("SELECT count(*) FROM profile", read: { Int($0.integer(0)) })) ?? nil
  }

  /// Deletes the copies beside it.
  /// - Throws: `.failed` when a copy cannot be deleted; the others are deleted all the same.
  func deleteCopies() throws(StorageError) {
    var failure: StorageError?
    for copy in copies where unlink(copy) != 0 && errno != ENOENT {
      let reason = SystemError.text()
      failure = .failed(
        LocalizedText("\(copy) cannot be deleted: \(reason.english)", "\(copy) 파일을 삭제할 수 없습니다: \(reason.korean)"))
    }
    if let failure { throw failure }
  }

  private var copies: [String] {
    guard let folder = opendir(path) else { return [] }
    defer { closedir(folder) }
    var copies: [String] = []
    while let entry = readdir(folder) {
      let name = withUnsafeBytes(of: entry.pointee.d_name) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
      let isCopy = name.hasPrefix("aichat.copy") || name.hasPrefix("aichat.v") && name.contains(".backup")
      if isCopy, name.hasSuffix(".sqlite") || name.hasSuffix(".sqlite" + Self.draft) {
        copies.append(path + "/" + name)
      }
    }
    return copies
  }
}
