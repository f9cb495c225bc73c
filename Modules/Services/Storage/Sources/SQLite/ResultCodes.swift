import Entities
import CSQLite
import System

import Glibc

extension StorageError {
  /// What a result code of SQLite (https://www.sqlite.org/rescode.html) means for the user.
  init(sqlite code: Int32, in handle: OpaquePointer?, path: String) {
    let reason = handle.flatMap(sqlite3_errmsg).map { String(cString: $0) } ?? String(cString: sqlite3_errstr(code))
    let extended = handle.map(sqlite3_extended_errcode) ?? code
    switch code & 0xFF {
    case SQLITE_IOERR where Self.failedSyncs.contains(extended):
      let cause = handle.map(sqlite3_system_errno) ?? 0
      self = .unsynced(
        path: path, reason: cause == 0 ? LocalizedText(untranslated: "\(reason).") : SystemError(cause).sentence)
    case SQLITE_FULL: self = .full(path: path)
    case SQLITE_READONLY, SQLITE_CANTOPEN, SQLITE_PERM, SQLITE_AUTH, SQLITE_IOERR:
      let cause = handle.map(sqlite3_system_errno) ?? 0
      // SQLite also reports missing room for the log's index as a disk error.
      if [ENOSPC, EDQUOT].contains(cause) {
        self = .full(path: path)
        return
      }
      let sentence = SystemError(cause).sentence
      self = .unusable(
        path: path,
        reason: cause == 0
          ? LocalizedText(untranslated: "\(reason).")
          : LocalizedText("\(reason): \(sentence.english)", "\(reason): \(sentence.korean)"))
    case SQLITE_CORRUPT, SQLITE_NOTADB: self = .damaged(path: path, reason: LocalizedText(untranslated: reason))
    case SQLITE_BUSY, SQLITE_LOCKED: self = .busy(path: path)
    // Every statement names tables of the schema, so a missing one is damage.
    case SQLITE_ERROR where reason.hasPrefix("no such table"):
      self = .damaged(path: path, reason: LocalizedText(untranslated: reason))
    case SQLITE_CONSTRAINT where handle.map(sqlite3_extended_errcode) == SQLITE_CONSTRAINT | 3 << 8:
      self = .damaged(path: path, reason: LocalizedText("a row refers to a missing one", "없어진 행을 가리키는 행이 있습니다"))
    case SQLITE_TOOBIG:
      self = .failed(
        LocalizedText("The text is too long to be stored (\(reason)).", "글이 너무 길어 보관할 수 없습니다 (\(reason))."))
    default: self = .failed(LocalizedText(untranslated: "\(reason) (SQLite \(code))"))
    }
  }

  /// `SQLITE_IOERR_FSYNC` and `SQLITE_IOERR_DIR_FSYNC`: macros that Swift does not import.
  private static let failedSyncs: Set<Int32> = [SQLITE_IOERR | 4 << 8, SQLITE_IOERR | 5 << 8]

  /// A damaged file, with instructions for the user. The file alone must not be moved: its log, which may hold the
  /// newest messages, would be lost.
  static func damaged(path: String, reason: LocalizedText) -> StorageError {
    let quoted = path.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''")
    let rescue = "sqlite3 '\(quoted)' .recover | sqlite3 recovered.sqlite"
    return .corrupt(
      path: path,
      reason: LocalizedText(
        "\(reason.english). Recover its contents with:\n\(rescue)\nTo start over, move the whole folder away, or the file "
          + "together with \(OrphanedLog.names).",
        "\(reason.korean). 다음 명령으로 내용을 구해 보세요.\n\(rescue)\n새로 시작하려면 폴더 전체를 옮기거나, 이 파일을 "
          + "\(OrphanedLog.names) 파일과 함께 옮기세요."))
  }
}
