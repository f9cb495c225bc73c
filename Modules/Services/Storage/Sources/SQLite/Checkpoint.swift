import CSQLite
import Entities

/// Copying the log into the file. Every checkpoint of the program is in this file of the source.
///
/// SQLite has a fault here up to version 3.51.2 (https://www.sqlite.org/wal.html#walresetbug, `SQLiteFault`). A checkpoint
/// looks at how long the log is, and a moment later at how much of it is copied already. A commit of another program
/// between the two may begin the log anew; the checkpoint then marks frames as copied that are not, and the file is
/// damaged. So no checkpoint runs here while another program can commit:
///
/// - After commits, a second connection holds the lock for writing while the first one copies.
/// - A log that is to be emptied is copied under that lock too, by SQLite itself; where the lock is not to be had, SQLite
///   would go on without it, and is interrupted.
/// - The last connection to close the file has all of it locked.
///
/// A fixed library needs none of this. The same is done with it, because it costs little, and one way is tested.
extension Connection {
  /// Takes the place of SQLite's own checkpoints after commits, from before the first one on: the log's length is noted.
  func watchLog() {
    // There can be one such function: SQLite's own goes.
    sqlite3_wal_hook(
      handle,
      { connection, _, _, pages in
        guard let connection else { return SQLITE_OK }
        Unmanaged<Connection>.fromOpaque(connection).takeUnretainedValue().logLength = Int(pages)
        return SQLITE_OK
      }, Unmanaged.passUnretained(self).toOpaque())
  }

  /// Copies the log into the file after a commit that left it long. Where another program writes just then, the next
  /// commit tries again.
  func copyLongLog() {
    guard logLength >= longLog, !hasMoved else { return }
    guard let guardian = try? Connection(path: path, mode: .readWrite) else { return }
    sqlite3_busy_timeout(guardian.handle, 0)
    guard (try? guardian.script("BEGIN IMMEDIATE")) != nil else { return }
    let code = sqlite3_wal_checkpoint_v2(handle, "main", SQLITE_CHECKPOINT_PASSIVE, nil, nil)
    try? guardian.script("ROLLBACK")
    guardian.close()
    // The commit before it is kept, also when the copy failed. What fails here is tried again, or ends all writing.
    if (try? check(code)) != nil { logLength = 0 }
  }

  /// Copies all of the log into the file, and cuts it to nothing.
  /// - Throws: `.busy` when another program writes for long, or reads what was before: then that stays in the files.
  func emptyLog() throws(StorageError) {
    try checkWritable()
    try emptyLog(patiently: true)
  }

  private func emptyLog(patiently: Bool) throws(StorageError) {
    let code = wait.interrupting(handle, patiently: patiently) {
      var code = SQLITE_OK
      repeat {
        code = sqlite3_wal_checkpoint_v2(handle, "main", SQLITE_CHECKPOINT_TRUNCATE, nil, nil)
        // SQLite does not wait for another program's checkpoint.
      } while code == SQLITE_BUSY && wait.look(0)
      return code
    }
    if [SQLITE_BUSY, SQLITE_INTERRUPT, SQLITE_LOCKED].contains(code) {
      wait.end()
      throw .busy(path: path)
    }
    try check(code)
    logLength = 0
  }

  /// Whether the file is not where it was opened any more: a second connection would lock another one.
  private var hasMoved: Bool {
    var moved: Int32 = 0
    let code = sqlite3_file_control(handle, "main", SQLITE_FCNTL_HAS_MOVED, &moved)
    return code == SQLITE_OK && moved != 0
  }
}

extension Connection {
  /// What becomes of the log when a program closes the file.
  enum LogEnd {
    /// Nothing changes: whether the file may be touched is not known.
    case left
    /// It is folded into the file when it is long. Doing so waits four times for the disk, which is most of what a short
    /// run would cost; reading a short one at the next start costs less than one wait.
    case foldedWhenLong
    /// It is folded in and taken away: what was deleted may still stand in it.
    case folded
  }

  /// How long a log may be for the next start to read: some runs of one question each.
  private static let shortLog = 1 << 20  // bytes

  /// Has SQLite do with the log what `logEnd` says, when it closes the file: the last connection that does so has all of
  /// it locked meanwhile.
  func settleLogAtClose() {
    // What may not be changed is left, its log too.
    guard !isReadOnly else { return }
    // While other programs have the file open, nothing is folded in at the end.
    if logEnd == .folded { try? emptyLog(patiently: false) }
    guard writingEnd == nil else { return }
    let log = DataDirectory.size(path + "-wal")
    let folds = logEnd == .folded || logEnd == .foldedWhenLong && log > Self.shortLog
    if folds || log == 0 { csqlite_fold_log_at_close(handle, 1) }
  }
}

/// The fault of SQLite that `Checkpoint.swift` is written for.
enum SQLiteFault {
  /// Whether a version has it: 3.7.0 to 3.51.2, but not the later ones of two older lines.
  static func isIn(_ version: Int32) -> Bool {
    switch version {
    case 3_044_006..<3_045_000, 3_050_007..<3_051_000: false
    default: (3_007_000..<3_051_003).contains(version)
    }
  }

  /// Whether the library that runs has it.
  static var isPresent: Bool { isIn(sqlite3_libversion_number()) }
}
