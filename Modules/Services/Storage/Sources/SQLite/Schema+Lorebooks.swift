extension Schema {
  /// The lorebooks, and where they count: a target is the id of a chat, of an avatar, or for all chats that of the
  /// profile. The texts have a table of their own, so that rows read for lists stay short.
  static let lorebooks = """
    CREATE TABLE lorebook(
      seq INTEGER PRIMARY KEY, id BLOB NOT NULL UNIQUE, profile INTEGER NOT NULL REFERENCES profile(seq),
      name TEXT NOT NULL, description TEXT NOT NULL, enabled INTEGER NOT NULL, entries INTEGER NOT NULL,
      created INTEGER NOT NULL, changed INTEGER NOT NULL, deleted INTEGER NOT NULL);
    CREATE INDEX lorebook_profile ON lorebook(profile, created, id);
    CREATE TABLE lorebook_text(
      lorebook INTEGER PRIMARY KEY REFERENCES lorebook(seq) ON DELETE CASCADE, text TEXT NOT NULL);
    CREATE TABLE lorebook_assignment(
      profile INTEGER NOT NULL REFERENCES profile(seq), scope TEXT NOT NULL, target BLOB NOT NULL,
      lorebook INTEGER NOT NULL REFERENCES lorebook(seq) ON DELETE CASCADE,
      PRIMARY KEY (profile, scope, target, lorebook)) WITHOUT ROWID;
    CREATE INDEX lorebook_assignment_lorebook ON lorebook_assignment(lorebook);
    """
}
