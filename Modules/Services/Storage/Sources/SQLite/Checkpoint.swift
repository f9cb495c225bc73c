import CSQLite
import Entities

/// Copies the log into the file. All checkpoints of the program are in this source file.
///
/// SQLite has a fault here up to version 3.51.2 (https://www.sqlite.org/wal.html#walresetbug, `SQLiteFault`). A
/// checkpoint reads the length of the log, and a moment later how much of it is already copied. A commit of another
/// program between the two may restart the log; the checkpoint then marks frames as copied that are not, and the file
/// is damaged. So no checkpoint runs here while another program can commit:
///
/// - After commits, a second connection holds the write lock while the first one copies.
/// - A log that is to be emptied is copied under that lock too, by SQLite itself. SQLite would continue without the
///   lock when it cannot get it, and is interrupted in that case.
/// - The last connection to close the file has the whole file locked.
///
/// A fixed library needs none of this. The same is done with it, because it costs little and only one way has to be
/// tested.
extension Connection {
  /// Replaces SQLite's own checkpoints after commits: each commit only records the log's length. Called before the
  /// first commit.
  func watchLog() {
    // SQLite has room for one such function, so this one replaces SQLite's own.
    sqlite3_wal_hook(
      handle,
      { connection, _, _, pages in
        guard let connection else { return SQLITE_OK }
        Unmanaged<Connection>.fromOpaque(connection).takeUnretainedValue().logLength = Int(pages)
        return SQLITE_OK
      }, Unmanaged.passUnretained(self).toOpaque())
  }

  /// Copies the log into the file after a commit that left it long. If another program is writing, the next commit
  /// tries again.
  func copyLongLog() {
    guard logLength >= longLog, !hasMoved else { return }
    guard let guardian = try? Connection(path: path, mode: .readWrite) else { return }
    sqlite3_busy_timeout(guardian.handle, 0)
    guard (try? guardian.script("BEGIN IMMEDIATE")) != nil else { return }
    let code = sqlite3_wal_checkpoint_v2(handle, "main", SQLITE_CHECKPOINT_PASSIVE, nil, nil)
    try? guardian.script("ROLLBACK")
    guardian.close()
    // The earlier commit stays valid if the copy failed. The next commit tries again, unless the failure ends all
    // writing.
    if (try? check(code)) != nil { logLength = 0 }
  }

  /// Copies the whole log into the file, and truncates it.
  /// - Throws: `.busy` when another program writes for long, or reads an earlier state, which then stays in the files.
  func emptyLog() throws(StorageError) {
    try checkWritable()
    try emptyLog(waits: true)
  }

  private func emptyLog(waits: Bool) throws(StorageError) {
    let code = wait.interrupting(handle, waits: waits) {
      var code = SQLITE_OK
      repeat {
        code = sqlite3_wal_checkpoint_v2(handle, "main", SQLITE_CHECKPOINT_TRUNCATE, nil, nil)
        // SQLite does not wait for another program's checkpoint.
      } while code == SQLITE_BUSY && wait.pause(0)
      return code
    }
    if [SQLITE_BUSY, SQLITE_INTERRUPT, SQLITE_LOCKED].contains(code) {
      wait.end()
      throw .busy(path: path)
    }
    try check(code)
    logLength = 0
  }

  /// Whether the file was moved since it was opened: a second connection would then lock another file.
  private var hasMoved: Bool {
    var moved: Int32 = 0
    let code = sqlite3_file_control(handle, "main", SQLITE_FCNTL_HAS_MOVED, &moved)
    return code == SQLITE_OK && moved != 0
  }
}

extension Connection {
  /// What happens to the log when the program closes the file.
  enum LogEnd {
    /// The log stays: it is not known whether the file may be changed.
    case left
    /// A long log is copied into the file; a short one stays. Copying waits for the disk four times, most of the cost
    /// of a short run. Reading a short log at the next start costs less than one wait.
    case foldedWhenLong
    /// The log is copied and deleted, because deleted content may still be in it. While another program reads an
    /// earlier state, it stays.
    case folded
  }

  /// The longest log left for the next start to read: a few runs of one question each.
  private static let shortLog = 1 << 20  // bytes

  /// Empties a log that may have deleted content, and sets what SQLite does with the log when it closes the file, by
  /// `logEnd`. The last connection to close has the whole file locked.
  func settleLogAtClose() {
    // A file that may not be changed keeps its log too.
    guard !isReadOnly else { return }
    // While other programs have the file open, closing copies nothing.
    if logEnd == .folded { try? emptyLog(waits: false) }
    guard writingEnd == nil else { return }
    let log = DataDirectory.size(path + "-wal")
    let folds = logEnd == .folded || logEnd == .foldedWhenLong && log > Self.shortLog
    if folds || log == 0 { csqlite_fold_log_at_close(handle, 1) }
  }
}

/// The fault of SQLite that `Checkpoint.swift` works around.
enum SQLiteFault {
  /// Whether a version has it: 3.7.0 to 3.51.2, except the later releases of two older branches.
  static func isIn(_ version: Int32) -> Bool {
    switch version {
    case 3_044_006..<3_045_000, 3_050_007..<3_051_000: false
    default: (3_007_000..<3_051_003).contains(version)
    }
  }

  /// Whether the loaded library has it.
  static var isPresent: Bool { isIn(sqlite3_libversion_number()) }
}
