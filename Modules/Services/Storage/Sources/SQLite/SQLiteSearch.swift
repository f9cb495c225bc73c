import Entities

extension SQLiteStore {
  func search(
    _ text: String, among filter: MessageFilter, of profile: UserProfile.ID, limit: Int
  ) async throws(StorageError) -> [SearchHit] {
    let query = SearchQuery(text)
    let limit = min(limit, Int(Int32.max))
    guard limit > 0, !query.phrases.isEmpty else { return [] }
    return try await searching { () throws(StorageError) in
      try connection.addMatchRank()
      var found = try ranked(query, among: filter, of: profile, limit: limit)
      // Beginnings of frequent words are slow to collect and rank lower, so they only fill up a page.
      if found.count < limit, let completing = query.completing {
        let whole = Set(found.map(\.id))
        let more = try ranked(completing, among: filter, of: profile, limit: limit + found.count)
        found += more.lazy.filter { !whole.contains($0.id) }.prefix(limit - found.count)
      }
      return found
    }
  }

  private func ranked(
    _ query: SearchQuery, among filter: MessageFilter, of profile: UserProfile.ID, limit: Int
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
    // Messages of an import that is under way, of a deleted chat, or in the trash are no matches.
    let hidesSome =
      try connection.first(
        """
        SELECT EXISTS(SELECT 1 FROM staged) OR EXISTS(SELECT 1 FROM doomed) OR EXISTS(SELECT 1 FROM trash)
          OR EXISTS(SELECT 1 FROM deleted_chat)
        """
      ) { $0.flag(0) } ?? true
    let visible =
      hidesSome
      ? """
      CROSS JOIN message placed ON placed.seq = message_words.rowid
      AND placed.chat NOT IN (SELECT chat FROM staged) AND placed.chat NOT IN (SELECT chat FROM doomed)
      AND placed.chat NOT IN (SELECT seq FROM deleted_chat)
      AND NOT EXISTS (SELECT 1 FROM trash WHERE message = placed.seq)
      """ : ""
    // Without a condition the rows of the messages are not read. Every value is bound either way.
    let passing =
      filter.isEmpty
      ? ""
      : """
      CROSS JOIN message passing ON passing.seq = message_words.rowid
      AND (?5 IS NULL OR passing.role = ?5) AND (?6 IS NULL OR passing.created >= ?6)
      AND (?7 IS NULL OR passing.created < ?7)
      AND (?8 IS NULL OR EXISTS (
        SELECT 1 FROM chat with_avatar WHERE with_avatar.seq = passing.chat
          AND (instr(?9, with_avatar.avatar) % 16 = 1 OR instr(?11, with_avatar.id) % 16 = 1
            OR EXISTS (SELECT 1 FROM avatar named WHERE named.id = with_avatar.avatar AND named.name GLOB ?8))))
      AND (?10 IS NULL OR EXISTS (
        SELECT 1 FROM chat tagged WHERE tagged.seq = passing.chat AND tagged.tags <> '' AND tagged.tags GLOB ?10))
      """
    // The inner query gives a limited number of rows, however many match. Only the result is read in full.
    let always: [any Bindable] = [query.expression, own, max(SearchQuery.newest, limit), limit]
    return try connection.rows(
      """
      SELECT \(Row.foundColumns), (SELECT avatar.name FROM avatar WHERE avatar.id = c.avatar), c.title
      FROM (
        SELECT row, score FROM (
          SELECT message_words.rowid row, match_rank(message_words) score FROM message_words \(mine) \(visible) \(passing)
          WHERE message_words MATCH ?1 ORDER BY message_words.rowid DESC LIMIT ?3)
        ORDER BY score, row DESC LIMIT ?4) hit
      JOIN message m ON m.seq = hit.row
      JOIN chat c ON c.seq = m.chat AND c.profile = ?2
      ORDER BY hit.score, hit.row DESC
      """, values: filter.isEmpty ? always : always + filter.values
    ) { (row) throws(StorageError) in
      SearchHit(
        message: try row.message(), avatarName: row.optionalText(Row.messageWidth),
        chatTitle: row.optionalText(Row.messageWidth + 1))
    }
  }
}

extension MessageFilter {
  /// The parameters 5 to 11. The ids of the avatars are one blob, 16 bytes each: an id is in it if it begins at a
  /// multiple of 16.
  fileprivate var values: [any Bindable] {
    [
      role?.rawValue, from, before, names?.glob, avatars.flatMap(\.bytes), tag?.globInOnePiece, chats.flatMap(\.bytes),
    ]
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
