import Entities
import CSQLite

extension StorageError {
  /// What a result code of SQLite (https://www.sqlite.org/rescode.html) means for the person.
  init(sqlite code: Int32, in handle: OpaquePointer?, path: String) {
    let reason = handle.flatMap(sqlite3_errmsg).map { String(cString: $0) } ?? String(cString: sqlite3_errstr(code))
    let extended = handle.map(sqlite3_extended_errcode) ?? code
    switch code & 0xFF {
    case SQLITE_IOERR where Self.failedSyncs.contains(extended):
      let cause = handle.map(sqlite3_system_errno) ?? 0
      self = .unsynced(path: path, reason: cause == 0 ? Wording(untranslated: "\(reason).") : SystemError.text(cause))
    case SQLITE_FULL: self = .full(path: path)
    case SQLITE_READONLY, SQLITE_CANTOPEN, SQLITE_PERM, SQLITE_AUTH, SQLITE_IOERR:
      let cause = handle.map(sqlite3_system_errno) ?? 0
      self = .unusable(
        path: path,
        reason: Wording(untranslated: cause == 0 ? "\(reason)." : "\(reason): \(SystemError.text(cause).english)")
      )
    case SQLITE_CORRUPT, SQLITE_NOTADB: self = .damaged(path: path, reason: Wording(untranslated: reason))
    case SQLITE_BUSY, SQLITE_LOCKED: self = .busy(path: path)
    case SQLITE_TOOBIG:
      self = .failed(
        Wording("The text is too long to be kept (\(reason)).", "글이 너무 길어 보관할 수 없습니다 (\(reason))."))
    default: self = .failed(Wording(untranslated: "\(reason) (SQLite \(code))"))
    }
  }

  /// `SQLITE_IOERR_FSYNC` and `SQLITE_IOERR_DIR_FSYNC`: macros that Swift does not import.
  private static let failedSyncs: Set<Int32> = [SQLITE_IOERR | 4 << 8, SQLITE_IOERR | 5 << 8]

  /// A damaged file, with what can be done about it.
  static func damaged(path: String, reason: Wording) -> StorageError {
    let rescue = "sqlite3 '\(path)' .recover | sqlite3 recovered.sqlite"
    return .corrupt(
      path: path,
      reason: Wording(
        "\(reason.english). Move the file away to begin anew, or save what can be saved with: \(rescue)",
        "\(reason.korean). 파일을 다른 곳으로 옮기고 새로 시작하거나, 다음 명령으로 내용을 구해 보세요: \(rescue)"))
  }
}
