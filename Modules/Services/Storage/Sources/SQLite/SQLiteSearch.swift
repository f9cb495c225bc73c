import Entities

extension SQLiteStore {
  func search(_ text: String, of profile: UserProfile.ID, limit: Int) async throws(StorageError) -> [SearchHit] {
    let query = SearchQuery(text)
    let limit = min(limit, Int(Int32.max))
    guard limit > 0, !query.phrases.isEmpty else { return [] }
    return try await searching { () throws(StorageError) in
      var found = try ranked(query, of: profile, limit: limit)
      // Beginnings of frequent words are slow to collect and rank lower, so they only fill up a page.
      if found.count < limit, let completing = query.completing {
        let whole = Set(found.map(\.id))
        let more = try ranked(completing, of: profile, limit: limit + found.count)
        found += more.lazy.filter { !whole.contains($0.id) }.prefix(limit - found.count)
      }
      return found
    }
  }

  private func ranked(
    _ query: SearchQuery, of profile: UserProfile.ID, limit: Int
  ) throws(StorageError) -> [SearchHit] {
    // If no other profile has chats, checking each match's profile would only cost time.
    let own = try connection.first("SELECT seq FROM profile WHERE id = ?", profile) { $0.integer(0) }
    guard let own else { return [] }
    let isShared =
      try connection.first(
        "SELECT EXISTS(SELECT 1 FROM chat WHERE profile < ?1) OR EXISTS(SELECT 1 FROM chat WHERE profile > ?1)", own
      ) { $0.flag(0) } ?? true
    let mine =
      isShared
      ? "CROSS JOIN message owned INDEXED BY message_profile ON owned.profile = ?2 AND owned.seq = message_words.rowid"
      : ""
    // Messages of an import that is under way, of a chat that is being deleted, or in the trash are no matches.
    let hidesSome =
      try connection.first(
        "SELECT EXISTS(SELECT 1 FROM staged) OR EXISTS(SELECT 1 FROM doomed) OR EXISTS(SELECT 1 FROM trash)"
      ) { $0.flag(0) } ?? true
    let visible =
      hidesSome
      ? """
      CROSS JOIN message placed ON placed.seq = message_words.rowid
      AND placed.chat NOT IN (SELECT chat FROM staged) AND placed.chat NOT IN (SELECT chat FROM doomed)
      AND NOT EXISTS (SELECT 1 FROM trash WHERE message = placed.seq)
      """ : ""
    // The inner query reads a fixed number of rows, however many match; only the result is read in full.
    return try connection.rows(
      """
      SELECT \(Row.foundColumns), (SELECT avatar.name FROM avatar WHERE avatar.id = c.avatar)
      FROM (
        SELECT row, score FROM (
          SELECT message_words.rowid row, message_words.rank score FROM message_words \(mine) \(visible)
          WHERE message_words MATCH ?1 ORDER BY message_words.rowid DESC LIMIT ?3)
        ORDER BY score, row DESC LIMIT ?4) hit
      JOIN message m ON m.seq = hit.row
      JOIN chat c ON c.seq = m.chat AND c.profile = ?2
      ORDER BY hit.score, hit.row DESC
      """, query.expression, own, max(SearchQuery.newest, limit), limit
    ) { (row) throws(StorageError) in
      SearchHit(message: try row.message(), avatarName: row.optionalText(Row.messageWidth))
    }
  }
}

extension SearchQuery {
  /// The query in the language of FTS5 (https://www.sqlite.org/fts5.html, "Full-text Query Syntax").
  ///
  /// A token contains no quote and no space, so it cannot end its phrase.
  fileprivate var expression: String {
    phrases
      .map { "\"\($0.tokens.joined(separator: " "))\"\($0.isPrefix ? " *" : "")" }
      .joined(separator: " AND ")
  }
}
