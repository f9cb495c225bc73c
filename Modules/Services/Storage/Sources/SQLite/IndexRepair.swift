import CSQLite
import Entities

/// What brings a damaged search index back. Every word in it is in a message too, so it is thrown away and filled anew:
/// nothing is lost, and nothing that is sent is refused.
///
/// Dropping a damaged table would follow its pages, which may lead into others. The table is taken out of the schema
/// instead. Its pages are not read again, and `VACUUM` leaves them out of the file in the end. Two marks in the index say
/// what is still to be done (`IndexMark`): the next start goes on where a kill interrupted it, in any program.
extension SQLiteStore {
  /// The index and the tables in which FTS5 keeps it.
  private static let indexTables = [
    "message_words_data", "message_words_idx", "message_words_docsize", "message_words_config",
  ]

  /// Does all of the body's changes, or, when it throws, none. Where the index is what failed, it is begun anew, and the
  /// body done again.
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

  /// Finds with the index. Where it is damaged, or being rebuilt, that is mended first: what is found is all there is.
  ///
  /// Not every damage shows as an error. The first search that finds nothing has all of the index looked at.
  func searching<Value>(
    _ body: () throws(StorageError) -> [Value]
  ) async throws(StorageError) -> [Value] {
    do throws(StorageError) {
      if !isReading, try value(of: .rebuilding) != nil { try await fillIndex() }
      let found = try connection.snapshot(body)
      guard found.isEmpty, !isReading, !hasLookedAtIndex else { return found }
      hasLookedAtIndex = true
      if isIndexDamaged() { throw .damagedIndex(path: connection.path) }
      return found
    } catch {
      try renewIndex(after: error)
      try await fillIndex()
      return try connection.snapshot(body)
    }
  }

  /// Whether a message is in the index. One that is not, while nothing is rebuilt, says that the index is damaged.
  func isIndexed(_ message: Int64) throws(StorageError) -> Bool {
    let found = try connection.first("SELECT 1 FROM message_words_docsize WHERE id = ?", message) { $0.flag(0) }
    if found == true { return true }
    if try value(of: .rebuilding) != nil { return false }
    throw .damagedIndex(path: connection.path)
  }

  /// A short look at the index, for every start: whether the oldest and the newest message can be found. What is
  /// interrupted goes on.
  func lookAtIndex() {
    guard !isReading else { return }
    do throws(StorageError) {
      try renewIndexAfterInterruptedLook()
      // At one moment: another program may delete what is looked for.
      let isUnfinished = try connection.snapshot { () throws(StorageError) in
        if try value(of: .rebuilding) != nil { return true }
        try checkEnd("ASC")
        try checkEnd("DESC")
        return try value(of: .oldPages) != nil
      }
      if isUnfinished { finishRebuildSoon() }
    } catch {
      // Where that cannot be done, a search says so.
      try? renewIndex(after: error)
    }
  }

  /// A long look at the index, before what could not be done twice.
  func lookAtAllOfIndex() throws(StorageError) {
    if isIndexDamaged() { try renewIndex(after: .damagedIndex(path: connection.path)) }
  }

  /// Begins the index anew where a program ended while it looked at all of it: FTS5's own check reads outside of its memory
  /// on some damage. To look again would end this program too.
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

/// What is still to be done for an index that was begun anew: rows of `message_words_config`, where FTS5 ignores what it
/// does not know.
private enum IndexMark: String {
  /// Not all messages are in it yet.
  case rebuilding
  /// The pages of the former index are still in the file. The value is a different one each time.
  case oldPages = "old_pages"
}

extension SQLiteStore {
  /// The value of a mark; nil when it is not there.
  private func value(of mark: IndexMark) throws(StorageError) -> Int64? {
    try connection.first("SELECT v FROM message_words_config WHERE k = ?", mark.rawValue) { $0.integer(0) }
  }

  /// Begins the index anew if it is what failed.
  /// - Parameter mayLook: Whether FTS5's own check may be run, which some damage makes end the process.
  /// - Throws: The same error when it is not, or when anything else is damaged too. Nothing is changed then.
  func renewIndex(after error: StorageError, mayLook: Bool = true) throws(StorageError) {
    let isProven = error == .damagedIndex(path: connection.path) || connection.isIndexDamage(error)
    guard !isReading, isProven || connection.mayBeDamage(error) else { throw error }
    let schema = try schemaVersion()
    if isProven {
      // Another program may have begun it anew. Without its mark there is nothing to look for.
      if mayLook, (try? value(of: .rebuilding)) ?? nil != nil, !isIndexDamaged() { return }
    } else if !isIndexDamaged() {
      if try value(of: .rebuilding) != nil { return }
      throw error
    }
    do throws(StorageError) {
      try connection.transaction { () throws(StorageError) in
        // Another program has begun it anew since.
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
      // SQLite has read the schema without the index, and does not notice that this was taken back.
      try? connection.script("PRAGMA writable_schema = RESET")
      throw error
    }
    finishRebuildSoon()
  }

  /// A number that SQLite raises with each change of the schema, by any program.
  private func schemaVersion() throws(StorageError) -> Int64? {
    try connection.first("PRAGMA schema_version") { $0.integer(0) }
  }

  private func isIndexDamaged() -> Bool {
    do throws(StorageError) {
      for table in Self.indexTables where try !isWhole(table) { return true }
      // Where this ends the process, the file of this lock stays, and the next start does not look again.
      let look = try OwnerLock(in: directory.indexLooks)
      defer { withExtendedLifetime(look) {} }
      try connection.run("INSERT INTO message_words(message_words) VALUES ('integrity-check')")
      return false
    } catch {
      return connection.mayBeDamage(error)
    }
  }

  /// Whether everything but the index is whole: the tables, and the list of free pages, from which a new index takes its
  /// own. Only for a moment in which the index is not in the schema.
  ///
  /// The pages of the index are never used then, and SQLite says so of each. These are the only complaints that are
  /// accepted. There is no result code for them.
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
  /// Does the rest of a rebuild while others get their turn. What fails goes on at the next start.
  private func finishRebuildSoon() {
    Task { try? await finishRebuild() }
  }

  /// - Parameter hasRoom: Whether all of the file can be written anew. Where it cannot, the old pages stay until a later
  ///   start has the room, or until `sweep`.
  func finishRebuild(hasRoom: (DataDirectory) -> Bool = { $0.hasRoomToRewrite }) async throws(StorageError) {
    if try value(of: .rebuilding) != nil {
      try await fillIndex()
      try dropMarkIfFilled()
    }
    if try value(of: .oldPages) != nil, hasRoom(directory) { try rewrite() }
  }

  /// Writes all of the file anew, without the pages of a former index.
  func rewrite() throws(StorageError) {
    let mark = try value(of: .oldPages)
    try connection.script("VACUUM")
    guard let mark else { return }
    try connection.transaction(.normal) { () throws(StorageError) in
      // An index that another program has begun anew meanwhile has another value here.
      try connection.run("DELETE FROM message_words_config WHERE k = ? AND v = ?", IndexMark.oldPages.rawValue, mark)
    }
  }

  private func dropMarkIfFilled() throws(StorageError) {
    try connection.transaction(.normal) { () throws(StorageError) in
      // Another program may have begun anew meanwhile: the mark stays until all is filed.
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

  /// Files every message that is not in the index, the newest first, in steps between which others get their turn. A
  /// message that comes meanwhile is filed by the call that adds it.
  private func fillIndex() async throws(StorageError) {
    var last = Int64.max
    while let next = try fillSome(below: last) {
      last = next
      await Task.yield()
    }
  }

  /// - Returns: The oldest message that is filed now; nil when all are.
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
  /// The index does not say what the messages say.
  static func damagedIndex(path: String) -> StorageError {
    .damaged(path: path, reason: LocalizedText("the search index is damaged", "검색 색인이 손상되었습니다"))
  }
}

extension Connection {
  /// Whether FTS5 met damage in its tables, the only virtual ones of the file: `SQLITE_CORRUPT_VTAB` (a macro that Swift
  /// does not import), or a row that is there already. A constraint of our own tables has an extended code.
  fileprivate func isIndexDamage(_ error: StorageError) -> Bool {
    [SQLITE_CORRUPT | 1 << 8, SQLITE_CONSTRAINT].contains(code(of: error))
  }

  /// Whether SQLite ended a call with this error because of damage. FTS5 says SQLITE_ERROR of what it cannot read, and of
  /// tables of its own that are gone.
  fileprivate func mayBeDamage(_ error: StorageError) -> Bool {
    guard let code = code(of: error) else { return false }
    return [SQLITE_CORRUPT, SQLITE_ERROR].contains(code & 0xFF)
  }
}
