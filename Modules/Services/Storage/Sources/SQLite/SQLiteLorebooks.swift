import Entities

extension SQLiteStore: LorebookStore {
  func lorebooks(of profile: UserProfile.ID) throws(StorageError) -> [Lorebook] {
    try connection.rows(
      """
      SELECT \(Row.lorebookColumns) FROM lorebook
      WHERE profile = (SELECT seq FROM profile WHERE id = ?) AND deleted = 0 ORDER BY created, id
      """, profile
    ) { (row) throws(StorageError) in try row.lorebook() }
  }

  func lorebook(_ id: Lorebook.ID) throws(StorageError) -> Lorebook? {
    try connection.first("SELECT \(Row.lorebookColumns) FROM lorebook WHERE id = ?", id) {
      (row) throws(StorageError) in try row.lorebook()
    }
  }

  func lorebookText(_ id: Lorebook.ID) throws(StorageError) -> String? {
    try connection.first(
      """
      SELECT (SELECT text FROM lorebook_text WHERE lorebook_text.lorebook = lorebook.seq) FROM lorebook WHERE id = ?
      """, id
    ) { $0.text(0) }
  }

  func save(_ lorebook: Lorebook, text: String) throws(StorageError) {
    try connection.transaction { () throws(StorageError) in try write(lorebook, text: text) }
  }

  func deleteLorebook(_ id: Lorebook.ID) throws(StorageError) {
    try connection.transaction { () throws(StorageError) in try markDeleted(id) }
    connection.logEnd = .folded
  }

  func assignments(of profile: UserProfile.ID) throws(StorageError) -> [LorebookAssignment] {
    try connection.rows(
      """
      SELECT l.id, a.scope, a.target FROM lorebook_assignment a JOIN lorebook l ON l.seq = a.lorebook
      WHERE a.profile = (SELECT seq FROM profile WHERE id = ?) AND l.deleted = 0
      """, profile
    ) { (row) throws(StorageError) in LorebookAssignment(try row.id(0), in: try row.scope(1, of: 2)) }
  }

  func assign(_ id: Lorebook.ID, to scopes: Set<ChatScope>, of profile: UserProfile.ID) throws(StorageError) {
    try connection.transaction { () throws(StorageError) in
      let owner = try sequence(ofProfile: profile)
      guard let lorebook = try lorebook(id), lorebook.profile == profile, !lorebook.isDeleted else {
        throw .missing(lorebook: id)
      }
      try connection.run("DELETE FROM lorebook_assignment WHERE lorebook = (SELECT seq FROM lorebook WHERE id = ?)", id)
      for scope in scopes { try write(LorebookAssignment(id, in: scope), of: profile, owner) }
    }
  }

  func lorebooksInUse(
    in chat: Conversation.ID?, with avatar: Avatar.ID, of profile: UserProfile.ID
  ) throws(StorageError) -> [LorebookInUse] {
    var (found, seen): ([LorebookInUse], Set<Lorebook.ID>) = ([], [])
    for scope in ChatScope.scopes(of: chat, with: avatar) {
      let books = try connection.rows(
        """
        SELECT \(Row.lorebookColumns) FROM lorebook
        WHERE enabled = 1 AND deleted = 0 AND seq IN (
          SELECT lorebook FROM lorebook_assignment
          WHERE profile = (SELECT seq FROM profile WHERE id = ?) AND scope = ? AND target = ?)
        """, profile, scope.name, scope.target(in: profile)
      ) { (row) throws(StorageError) in try row.lorebook() }
      found += books.filter { seen.insert($0.id).inserted }.inUse(scope)
    }
    return found
  }
}

extension SQLiteStore {
  /// Writes a lorebook, inside a transaction.
  func write(_ lorebook: Lorebook, text: String) throws(StorageError) {
    let owner = try sequence(ofProfile: lorebook.profile)
    if let known = try self.lorebook(lorebook.id), known.profile != lorebook.profile { throw .foreign(lorebook.id) }
    try connection.run(
      """
      INSERT INTO lorebook(id, profile, name, description, enabled, entries, created, changed, deleted)
      VALUES (?, ?, ?, ?, ?, ?, ?, ?, 0)
      ON CONFLICT(id) DO UPDATE SET
        name = excluded.name, description = excluded.description, enabled = excluded.enabled,
        entries = excluded.entries, created = excluded.created, changed = excluded.changed, deleted = 0
      """, lorebook.id, owner, lorebook.name, lorebook.description, lorebook.isEnabled, lorebook.entryCount,
      lorebook.created, lorebook.changed)
    try connection.run(
      "INSERT OR REPLACE INTO lorebook_text(lorebook, text) SELECT seq, ? FROM lorebook WHERE id = ?", text,
      lorebook.id)
  }

  /// Marks a lorebook as deleted and deletes its texts, inside a transaction.
  func markDeleted(_ id: Lorebook.ID) throws(StorageError) {
    try connection.run("UPDATE lorebook SET deleted = 1, description = '', entries = 0 WHERE id = ?", id)
    if connection.changes == 0 { throw .missing(lorebook: id) }
    try connection.run("DELETE FROM lorebook_text WHERE lorebook = (SELECT seq FROM lorebook WHERE id = ?)", id)
  }

  /// Writes an assignment, inside a transaction; one that is here already stays.
  func write(
    _ assignment: LorebookAssignment, of profile: UserProfile.ID, _ owner: Int64
  ) throws(StorageError) {
    try connection.run(
      """
      INSERT OR IGNORE INTO lorebook_assignment(profile, scope, target, lorebook)
      SELECT ?, ?, ?, seq FROM lorebook WHERE id = ?
      """, owner, assignment.scope.name, assignment.scope.target(in: profile), assignment.lorebook)
  }

  /// Forgets the lorebooks of a chat that is being deleted, inside its transaction.
  func dropAssignments(ofChat id: Conversation.ID, _ profile: Int64) throws(StorageError) {
    try connection.run(
      "DELETE FROM lorebook_assignment WHERE profile = ? AND scope = ? AND target = ?", profile,
      ChatScope.chat(id).name, id)
  }
}

extension [Lorebook] {
  /// The same in a scope, the oldest first.
  func inUse(_ scope: ChatScope) -> [LorebookInUse] {
    sorted { ($0.created, $0.id) < ($1.created, $1.id) }.map { LorebookInUse($0, in: scope) }
  }
}

extension Row {
  static let lorebookColumns = """
    id, (SELECT profile.id FROM profile WHERE profile.seq = lorebook.profile), name, description, enabled, entries,
    created, changed, deleted
    """

  func lorebook() throws(StorageError) -> Lorebook {
    Lorebook(
      id: try id(0), profile: try id(1), name: text(2), description: text(3), isEnabled: flag(4), entryCount: count(5),
      created: time(6), changed: time(7), isDeleted: flag(8))
  }
}
