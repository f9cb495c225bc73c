import CSQLite

extension StorageError {
  /// What a result code of SQLite (https://www.sqlite.org/rescode.html) means for the person.
  init(sqlite code: Int32, in handle: OpaquePointer?, path: String) {
    let reason = handle.flatMap(sqlite3_errmsg).map { String(cString: $0) } ?? String(cString: sqlite3_errstr(code))
    switch code & 0xFF {
    case SQLITE_FULL: self = .full(path: path)
    case SQLITE_READONLY, SQLITE_CANTOPEN, SQLITE_PERM, SQLITE_AUTH, SQLITE_IOERR:
      let cause = handle.map(sqlite3_system_errno) ?? 0
      self = .unusable(path: path, reason: cause == 0 ? reason : "\(reason): \(SystemError.text(cause))")
    case SQLITE_CORRUPT, SQLITE_NOTADB: self = .damaged(path: path, reason: reason)
    case SQLITE_BUSY, SQLITE_LOCKED: self = .busy(path: path)
    case SQLITE_TOOBIG: self = .failed("The text is too long to be kept (\(reason)).")
    default: self = .failed("\(reason) (SQLite \(code))")
    }
  }

  /// A damaged file, with what can be done about it.
  static func damaged(path: String, reason: String) -> StorageError {
    .corrupt(
      path: path,
      reason: """
        \(reason). Move the file away to begin anew, or save what can be saved with: \
        sqlite3 '\(path)' .recover | sqlite3 recovered.sqlite
        """)
  }
}
