import CSQLite
import Foundation
import StorageFaults
import Synchronization

@testable import Storage

/// Another program that uses the file at the worst moments of a checkpoint. It starts the log over in the gap between
/// the checkpoint's read of the log's length and its read of how much is copied.
///
/// It is called on the thread that is within SQLite, by one connection at a time.
final class Race: @unchecked Sendable {
  /// The name of its disk, for `Connection.disk`.
  let disk = "race-\(UUID().uuidString)"
  private let path: String
  private var other: OpaquePointer?
  private var isArmed = false
  private var isInside = false
  private var isHolding = false
  /// The commits that were acknowledged to the other program.
  private(set) var acknowledged: [Int] = []
  /// The number of checkpoints that reached the gap, and of commits there.
  private(set) var gaps = 0
  private(set) var commitsInGap = 0

  /// The number of syncs so far, and the number of the one that fails; 0 for none.
  private(set) var syncs = 0
  var failingSync = 0

  /// - Parameter directory: The directory of the database, which need not exist yet.
  init(_ directory: String) throws {
    path = directory + "/aichat.sqlite"
    let call: race_call = { context, moment in
      guard let context else { return 0 }
      let race = Unmanaged<Race>.fromOpaque(context).takeUnretainedValue()
      if moment == RACE_SYNC { return race.sync() }
      race.reach(moment)
      return 0
    }
    // The disk stays registered, so the race that it calls must stay too.
    let code = race_register(disk, call, Unmanaged.passRetained(self).toOpaque())
    guard code == SQLITE_OK else { throw StorageError(sqlite: code, in: nil, path: path) }
  }

  /// Starts the other program, with a table of its own in the file.
  func arm() throws {
    try come()
    try run("CREATE TABLE IF NOT EXISTS race(number INTEGER PRIMARY KEY, text TEXT)")
    isArmed = true
  }

  private func come() throws {
    guard sqlite3_open_v2(path, &other, SQLITE_OPEN_READWRITE, nil) == SQLITE_OK else {
      defer { leave() }
      throw StorageError(sqlite: sqlite3_errcode(other), in: other, path: path)
    }
    sqlite3_busy_timeout(other, 0)
    csqlite_fold_log_at_close(other, 0)
    sqlite3_wal_autocheckpoint(other, 0)
  }

  /// Closes the other program's connection. From now on it opens one only for each commit.
  func leave() {
    sqlite3_close_v2(other)
    other = nil
  }

  /// Stops the other program.
  func disarm() {
    isArmed = false
    isHolding = false
    leave()
  }

  /// Runs SQL in the other program.
  func run(_ sql: String) throws {
    let code = sqlite3_exec(other, sql, nil, nil, nil)
    guard code == SQLITE_OK else { throw StorageError(sqlite: code, in: other, path: path) }
  }

  /// Adds a row of several pages.
  /// - Returns: Whether it was committed.
  @discardableResult
  func commit() -> Bool {
    let isPassing = other == nil
    if isPassing, (try? come()) == nil { return false }
    defer { if isPassing { leave() } }
    let number = (acknowledged.last ?? 0) + 1
    let text = String(repeating: "race \(number) ", count: 2_000)
    let begin = isHolding ? "" : "BEGIN IMMEDIATE; "
    isHolding = false
    guard (try? run("\(begin)INSERT INTO race VALUES (\(number), '\(text)'); COMMIT")) != nil else {
      _ = try? run("ROLLBACK")
      return false
    }
    acknowledged.append(number)
    return true
  }

  /// Takes the write lock until the next gap.
  func hold() throws {
    try run("BEGIN IMMEDIATE")
    isHolding = true
  }

  /// Copies the log as far as possible: if all of it is copied, the next commit starts it over.
  func copyLog() {
    guard other != nil else { return }
    sqlite3_wal_checkpoint_v2(other, "main", SQLITE_CHECKPOINT_PASSIVE, nil, nil)
  }

  private func reach(_ moment: race_moment) {
    // The calls made here reach moments of their own.
    guard isArmed, !isInside else { return }
    isInside = true
    defer { isInside = false }
    switch moment {
    case RACE_READER_DONE, RACE_WRITER_DONE:
      // Copy the log too, because a commit starts it over only when all of it is copied.
      if !isHolding, commit() { copyLog() }
    case RACE_GAP:
      gaps += 1
      if commit() { commitsInGap += 1 }
    default: break
    }
  }

  private func sync() -> Int32 {
    syncs += 1
    return syncs == failingSync ? SQLITE_IOERR | 4 << 8 : SQLITE_OK
  }

  /// The problems that a program finds when it opens the file now.
  func damage() -> [String] {
    var found: [String] = []
    do {
      let reader = try Connection(path: path, mode: .readWrite)
      defer { reader.close() }
      found += try reader.rows("PRAGMA integrity_check(3)") { $0.text(0) }.filter { $0 != "ok" }
      let kept = Set(try reader.rows("SELECT number FROM race WHERE text <> ''") { Int($0.integer(0)) })
      found += acknowledged.filter { !kept.contains($0) }.map { "Commit \($0) is lost." }
    } catch {
      found.append("\(error)")
    }
    return found
  }
}
