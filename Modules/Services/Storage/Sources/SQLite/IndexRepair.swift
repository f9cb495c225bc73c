import CSQLite
import Entities

/// Repairs a damaged search index. Every word in it is in a message too, so the index is discarded and filled again:
/// nothing is lost, and no message is refused.
///
/// Dropping a damaged table would follow its pages, which may lead into others. The table is removed from the schema
/// instead. Its pages are not read again, and `VACUUM` finally removes them from the file. Two marks in the index
/// record the remaining work (`IndexMark`): the next start of any program continues it after a kill.
extension SQLiteStore {
  /// The index and the tables in which FTS5 stores it.
  private static let indexTables = [
    "message_words_data", "message_words_idx", "message_words_docsize", "message_words_config",
  ]

  /// Commits all of the body's changes, or none if it throws. If the index caused the error, it is recreated and the
  /// body runs again.
  func indexed<Value>(
    _ durability: Connection.Durability = .full, _ body: () throws(StorageError) -> Value
  ) throws(StorageError) -> Value {
    do throws(StorageError) {
      return try connection.transaction(durability, body)
    } catch {
      try renewIndex(after: error)
      return try connection.transaction(durability, body)
    }
  }

  /// Runs a search. A damaged or unfinished index is repaired first, so that the search finds everything.
  ///
  /// Not all damage causes an error. The first search of a day that finds nothing checks the whole index: that takes
  /// seconds for a million messages, so other programs and later starts do not repeat it.
  func searching<Value>(
    _ body: () throws(StorageError) -> [Value]
  ) async throws(StorageError) -> [Value] {
    do throws(StorageError) {
      if !isReading, try value(of: .rebuilding) != nil { try await fillIndex() }
      let found = try connection.snapshot(body)
      guard found.isEmpty, !isReading, !hasLookedAtIndex else { return found }
      hasLookedAtIndex = true
      if try wasLookedAtToday() { return found }
      if isIndexDamaged() { throw .damagedIndex(path: connection.path) }
      try? noteLook()
      return found
    } catch {
      try renewIndex(after: error)
      try await fillIndex()
      return try connection.snapshot(body)
    }
  }

  /// Whether a message is in the index.
  /// - Throws: `.damagedIndex` for a missing message while nothing is being rebuilt.
  func isIndexed(_ message: Int64) throws(StorageError) -> Bool {
    let found = try connection.first("SELECT 1 FROM message_words_docsize WHERE id = ?", message) { $0.flag(0) }
    if found == true { return true }
    if try value(of: .rebuilding) != nil { return false }
    throw .damagedIndex(path: connection.path)
  }

  /// A short check of the index at every start: whether the oldest and the newest message can be found. Continues an
  /// interrupted rebuild, and recreates an index whose whole check did not end.
  func lookAtIndex() {
    guard !isReading else { return }
    do throws(StorageError) {
      try renewIndexAfterInterruptedLook()
      // In one snapshot: another program may delete the message meanwhile.
      let isUnfinished = try connection.snapshot { () throws(StorageError) in
        if try value(of: .rebuilding) != nil { return true }
        try checkEnd("ASC")
        try checkEnd("DESC")
        return try value(of: .oldPages) != nil
      }
      if isUnfinished { finishRebuildSoon() }
    } catch {
      // If the repair fails, a search reports it.
      try? renewIndex(after: error)
    }
  }

  /// Checks the whole index before work that cannot be repeated, and recreates a damaged one.
  func lookAtAllOfIndex() throws(StorageError) {
    if isIndexDamaged() { try renewIndex(after: .damagedIndex(path: connection.path)) }
  }

  /// Recreates the index if a program ended while it checked the whole of it: FTS5's own check reads outside of its
  /// memory on some damage. Another check would end this program too.
  private func renewIndexAfterInterruptedLook() throws(StorageError) {
    for look in OwnerLock.all(in: directory.indexLooks) {
      _ = try OwnerLock.ifAbandoned(look, in: directory.indexLooks) { () throws(StorageError) in
        try renewIndex(after: .damagedIndex(path: connection.path), mayLook: false)
      }
    }
  }

  private func checkEnd(_ order: String) throws(StorageError) {
    let message = try connection.first(
      "SELECT seq, substr(text, 1, 256) FROM message WHERE seq > 0 AND owner IS NULL ORDER BY seq \(order) LIMIT 1"
    ) { ($0.integer(0), $0.text(1)) }
    guard let message else { return }
    guard try isIndexed(message.0) else { return }
    // The last word may be cut off.
    let words = IndexTerms.text(of: message.1).split(separator: " ")
    guard words.count > 1, let word = words.first else { return }
    let found = try connection.first(
      "SELECT 1 FROM message_words WHERE message_words MATCH ? AND rowid = ?", "\"\(word)\"", message.0
    ) { $0.flag(0) }
    if found != true { throw .damagedIndex(path: connection.path) }
  }
}

/// The remaining work for a recreated index, and the day of the last whole check, as rows of `message_words_config`.
/// FTS5 ignores rows that it does not know.
enum IndexMark: String {
  /// Not all messages are indexed yet.
  case rebuilding
  /// The pages of the former index are still in the file. The value is different each time.
  case oldPages = "old_pages"
  /// The day on which the whole index was found undamaged, in days since 1970 in UTC.
  case wholeOn = "whole_on"
}

extension SQLiteStore {
  /// The value of a mark; nil when it is not set.
  private func value(of mark: IndexMark) throws(StorageError) -> Int64? {
    try connection.first("SELECT v FROM message_words_config WHERE k = ?", mark.rawValue) { $0.integer(0) }
  }

  /// Whether a program has found the whole index undamaged today.
  func wasLookedAtToday() throws(StorageError) -> Bool {
    try connection.first(
      "SELECT 1 FROM message_words_config WHERE k = ? AND v = \(Self.today)", IndexMark.wholeOn.rawValue
    ) { $0.flag(0) } == true
  }

  private func noteLook() throws(StorageError) {
    try connection.transaction(.normal) { () throws(StorageError) in
      try connection.run(
        "INSERT OR REPLACE INTO message_words_config(k, v) VALUES (?, \(Self.today))", IndexMark.wholeOn.rawValue)
    }
  }

  private static var today: String { "CAST(strftime('%s', 'now') AS INTEGER) / 86400" }

  /// Recreates the index if the error comes from a damaged index.
  /// - Parameter mayLook: Whether FTS5's own check may run. Some damage makes that check end the process.
  /// - Throws: The same error when the index is whole, when anything else is damaged too, or when the store only reads.
  ///   Nothing is changed then.
  func renewIndex(after error: StorageError, mayLook: Bool = true) throws(StorageError) {
    let isProven = error == .damagedIndex(path: connection.path) || connection.isIndexDamage(error)
    guard !isReading, isProven || connection.mayBeDamage(error) else { throw error }
    let schema = try schemaVersion()
    if isProven {
      // Another program may have recreated it. That is possible only where the mark is set.
      if mayLook, (try? value(of: .rebuilding)) ?? nil != nil, !isIndexDamaged() { return }
    } else if !isIndexDamaged() {
      if try value(of: .rebuilding) != nil { return }
      throw error
    }
    do throws(StorageError) {
      try connection.transaction { () throws(StorageError) in
        // Another program has recreated it since.
        guard try schemaVersion() == schema else { return }
        let names = (["message_words"] + Self.indexTables).map { "'\($0)'" }.joined(separator: ", ")
        try connection.script(
          """
          PRAGMA writable_schema = ON;
          DELETE FROM sqlite_master WHERE name IN (\(names)) OR tbl_name IN (\(names));
          PRAGMA writable_schema = RESET
          """)
        guard try isRestWhole() else { throw error }
        try connection.script(
          """
          \(Schema.index);
          INSERT INTO message_words_config(k, v) VALUES
            ('\(IndexMark.rebuilding.rawValue)', 1), ('\(IndexMark.oldPages.rawValue)', random())
          """)
      }
    } catch {
      // SQLite has read the schema without the index, and does not notice the rollback.
      try? connection.script("PRAGMA writable_schema = RESET")
      throw error
    }
    finishRebuildSoon()
  }

  /// A number that SQLite increases with each change of the schema, by any program.
  private func schemaVersion() throws(StorageError) -> Int64? {
    try connection.first("PRAGMA schema_version") { $0.integer(0) }
  }

  private func isIndexDamaged() -> Bool {
    do throws(StorageError) {
      for table in Self.indexTables where try !isWhole(table) { return true }
      // If this ends the process, the lock's file stays, and the next start does not repeat the check.
      let look = try OwnerLock(in: directory.indexLooks)
      defer { withExtendedLifetime(look) {} }
      try connection.run("INSERT INTO message_words(message_words) VALUES ('integrity-check')")
      return false
    } catch {
      return connection.mayBeDamage(error)
    }
  }

  /// Whether everything but the index is whole: the tables, and the list of free pages, from which a new index gets its
  /// pages. Call it only while the index is not in the schema.
  ///
  /// SQLite then reports each page of the index as never used. These are the only problems that are accepted; they have
  /// no result code.
  private func isRestWhole() throws(StorageError) -> Bool {
    let problems = try connection.rows("PRAGMA integrity_check(\(Int32.max))") { $0.text(0) }
    return problems.allSatisfy { problem in
      problem.split(separator: "\n").allSatisfy { line in
        line == "ok" || line == "*** in database main ***" || line.hasPrefix("Page ") && line.hasSuffix("never used")
      }
    }
  }

  private func isWhole(_ table: String) throws(StorageError) -> Bool {
    try connection.rows("PRAGMA integrity_check(\(table))") { $0.text(0) } == ["ok"]
  }
}

extension SQLiteStore {
  /// Finishes a rebuild in the background. After a failure the next start continues it.
  private func finishRebuildSoon() {
    Task { try? await finishRebuild() }
  }

  /// - Parameter hasRoom: Whether the disk has room to rewrite the file. If not, the old pages stay until a later start
  ///   has the room, or until `sweep`.
  func finishRebuild(hasRoom: (DataDirectory) -> Bool = { $0.hasRoomToRewrite }) async throws(StorageError) {
    if try value(of: .rebuilding) != nil {
      try await fillIndex()
      try dropMarkIfFilled()
    }
    if try value(of: .oldPages) != nil, hasRoom(directory) { try rewrite() }
  }

  /// Rewrites the file without the pages of a former index.
  func rewrite() throws(StorageError) {
    let mark = try value(of: .oldPages)
    try connection.script("VACUUM")
    guard let mark else { return }
    try connection.transaction(.normal) { () throws(StorageError) in
      // An index that another program recreated meanwhile has another value here.
      try connection.run("DELETE FROM message_words_config WHERE k = ? AND v = ?", IndexMark.oldPages.rawValue, mark)
    }
  }

  private func dropMarkIfFilled() throws(StorageError) {
    try connection.transaction(.normal) { () throws(StorageError) in
      // Another program may have recreated the index meanwhile: the mark stays until all messages are indexed.
      let missing = try connection.first(
        """
        SELECT 1 FROM message WHERE owner IS NULL
        AND NOT EXISTS (SELECT 1 FROM message_words_docsize WHERE id = message.seq) LIMIT 1
        """
      ) { $0.flag(0) }
      if missing != true {
        try connection.run("DELETE FROM message_words_config WHERE k = ?", IndexMark.rebuilding.rawValue)
      }
    }
  }

  /// Indexes every message that is not in the index, the newest first, in steps between which other calls run. The call
  /// that adds a message meanwhile indexes it.
  private func fillIndex() async throws(StorageError) {
    var last = Int64.max
    while let next = try fillSome(below: last) {
      last = next
      await Task.yield()
    }
  }

  /// - Returns: The oldest message that this step indexed; nil when there was none left.
  private func fillSome(below last: Int64) throws(StorageError) -> Int64? {
    try connection.transaction(.normal) { () throws(StorageError) in
      let messages = try connection.rows(
        """
        SELECT seq, text FROM message WHERE seq < ? AND owner IS NULL
        AND NOT EXISTS (SELECT 1 FROM message_words_docsize WHERE id = message.seq)
        ORDER BY seq DESC LIMIT 256
        """, last
      ) { ($0.integer(0), $0.text(1)) }
      for (sequence, text) in messages { try addToIndex(sequence, text) }
      return messages.last?.0
    }
  }
}

extension StorageError {
  /// The index does not match the messages.
  static func damagedIndex(path: String) -> StorageError {
    .damaged(path: path, reason: LocalizedText("the search index is damaged", "검색 색인이 손상되었습니다"))
  }
}

extension Connection {
  /// Whether FTS5 found damage in its tables, the only virtual ones of the file: `SQLITE_CORRUPT_VTAB` (a macro that
  /// Swift does not import), or a row that already exists. A constraint of our own tables has an extended code.
  fileprivate func isIndexDamage(_ error: StorageError) -> Bool {
    [SQLITE_CORRUPT | 1 << 8, SQLITE_CONSTRAINT].contains(code(of: error))
  }

  /// Whether damage may have caused this error. FTS5 reports SQLITE_ERROR for content that it cannot read, and for
  /// missing tables of its own.
  fileprivate func mayBeDamage(_ error: StorageError) -> Bool {
    guard let code = code(of: error) else { return false }
    return [SQLITE_CORRUPT, SQLITE_ERROR].contains(code & 0xFF)
  }
}
