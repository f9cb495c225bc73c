import Entities

/// What brings a damaged search index back. Every word in it is in a message too, so it is thrown away and filled anew:
/// nothing is lost, and nothing that is sent is refused.
///
/// Dropping a damaged table would follow its pages, which may lead into others. It is taken out of the schema instead, so
/// that nobody reads its pages again, and `VACUUM` leaves them out of the file in the end. A mark in the index
/// (`message_words_config`, where FTS5 ignores what it does not know) stays until then: a rebuild that a kill interrupts
/// goes on at the next start, in whatever program.
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
      guard try renewIndex(after: error) else { throw error }
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
      if !isReading, try isRebuilding() { try await fillIndex() }
      let found = try connection.snapshot(body)
      guard found.isEmpty, !isReading, !hasLookedAtIndex else { return found }
      hasLookedAtIndex = true
      if isIndexDamaged() { throw .damagedIndex(path: connection.path) }
      return found
    } catch {
      guard try renewIndex(after: error) else { throw error }
      try await fillIndex()
      return try connection.snapshot(body)
    }
  }

  /// Whether a message is in the index. One that is not, while nothing is rebuilt, says that the index is damaged.
  func isIndexed(_ message: Int64) throws(StorageError) -> Bool {
    let found = try connection.first("SELECT 1 FROM message_words_docsize WHERE id = ?", message) { $0.flag(0) }
    if found == true { return true }
    if try isRebuilding() { return false }
    throw .damagedIndex(path: connection.path)
  }

  /// A short look at the index, for every start: whether the oldest and the newest message can be found. What is
  /// interrupted goes on.
  func lookAtIndex() {
    guard !isReading else { return }
    do throws(StorageError) {
      // At one moment: another program may delete what is looked for.
      let isUnfinished = try connection.snapshot { () throws(StorageError) in
        if try isRebuilding() { return true }
        try checkEnd("ASC")
        try checkEnd("DESC")
        return false
      }
      if isUnfinished { finishRebuildSoon() }
    } catch {
      // Where that cannot be done, a search says so.
      _ = try? renewIndex(after: error)
    }
  }

  /// A long look at the index, before what could not be done twice.
  func lookAtAllOfIndex() throws(StorageError) {
    if isIndexDamaged() { _ = try renewIndex(after: .damagedIndex(path: connection.path)) }
  }

  private func checkEnd(_ order: String) throws(StorageError) {
    let message = try connection.first(
      "SELECT seq, substr(text, 1, 256) FROM message WHERE seq > 0 AND owner IS NULL ORDER BY seq \(order) LIMIT 1"
    ) { ($0.integer(0), $0.text(1)) }
    guard let message else { return }
    guard try isIndexed(message.0) else { return }
    // The last word may be cut off.
    let words = Emission.text(of: message.1).split(separator: " ")
    guard words.count > 1, let word = words.first else { return }
    let found = try connection.first(
      "SELECT 1 FROM message_words WHERE message_words MATCH ? AND rowid = ?", "\"\(word)\"", message.0
    ) { $0.flag(0) }
    if found != true { throw .damagedIndex(path: connection.path) }
  }
}

extension SQLiteStore {
  private func isRebuilding() throws(StorageError) -> Bool {
    try connection.first("SELECT 1 FROM message_words_config WHERE k = 'rebuilding'") { $0.flag(0) } ?? false
  }

  /// Begins the index anew if it is what failed.
  /// - Returns: Whether it did.
  private func renewIndex(after error: StorageError) throws(StorageError) -> Bool {
    guard !isReading else { return false }
    let mayBeTheIndex = error.saysDamaged || error.saysFailed
    guard error == .damagedIndex(path: connection.path) || mayBeTheIndex && isIndexDamaged() else { return false }
    // Where anything else is damaged too, nothing is touched.
    guard areOthersWhole() else { return false }
    do throws(StorageError) {
      try connection.transaction { () throws(StorageError) in
        let names = (["message_words"] + Self.indexTables).map { "'\($0)'" }.joined(separator: ", ")
        try connection.script(
          """
          PRAGMA writable_schema = ON;
          DELETE FROM sqlite_master WHERE name IN (\(names)) OR tbl_name IN (\(names));
          PRAGMA writable_schema = RESET;
          \(Schema.index);
          INSERT INTO message_words_config(k, v) VALUES ('rebuilding', 1)
          """)
      }
    } catch {
      try? connection.script("PRAGMA writable_schema = RESET")
      throw error
    }
    finishRebuildSoon()
    return true
  }

  private func isIndexDamaged() -> Bool {
    do throws(StorageError) {
      for table in Self.indexTables where try !isWhole(table) { return true }
      try connection.run("INSERT INTO message_words(message_words) VALUES ('integrity-check')")
      return false
    } catch {
      return error.saysDamaged || error.saysFailed
    }
  }

  private func areOthersWhole() -> Bool {
    do throws(StorageError) {
      let tables = try connection.rows(
        "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'message\\_words%' ESCAPE '\\'"
      ) { $0.text(0) }
      for table in tables where try !isWhole(table) { return false }
      return true
    } catch {
      return false
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

  func finishRebuild() async throws(StorageError) {
    guard try isRebuilding() else { return }
    try await fillIndex()
    // The pages of the old index are nobody's: they go with this.
    try connection.script("VACUUM")
    try connection.transaction(.normal) { () throws(StorageError) in
      // Another program may have begun anew meanwhile: the mark stays until all is filed.
      let missing = try connection.first(
        """
        SELECT 1 FROM message WHERE owner IS NULL
        AND NOT EXISTS (SELECT 1 FROM message_words_docsize WHERE id = message.seq) LIMIT 1
        """
      ) { $0.flag(0) }
      if missing != true { try connection.run("DELETE FROM message_words_config WHERE k = 'rebuilding'") }
    }
  }

  /// Files every message that is not in the index, the newest first, in steps between which others get their turn. What
  /// comes meanwhile is filed by whoever adds it.
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
  fileprivate static func damagedIndex(path: String) -> StorageError {
    .damaged(path: path, reason: Wording("the search index is damaged", "검색 색인이 손상되었습니다"))
  }

  /// Whether SQLite found damage. A value that this program takes for damage is not in the index.
  fileprivate var saysDamaged: Bool {
    guard case .corrupt(_, let reason) = self else { return false }
    return reason.english.contains("malformed") || reason.english.contains("message_words")
  }

  /// Whether SQLite failed for another reason: FTS5 says so of what it cannot read, and of tables that are gone.
  fileprivate var saysFailed: Bool {
    if case .failed(let reason) = self { reason.english.contains("(SQLite ") } else { false }
  }
}
