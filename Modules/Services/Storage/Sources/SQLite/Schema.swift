/// The tables of each version.
///
/// Rows refer to one another by small integers (`seq`). Their identifiers (`id`) are used outside of the file. Messages
/// have no foreign key to their chat: a deleted chat's messages are deleted after it in small steps (`doomed`),
/// and those of an import are added before it (`staged`).
enum Schema {
  static let version1 = """
    CREATE TABLE profile(
      seq INTEGER PRIMARY KEY AUTOINCREMENT, id BLOB NOT NULL UNIQUE, name TEXT, color TEXT,
      onboarded INTEGER NOT NULL, created INTEGER NOT NULL);
    CREATE TABLE current_profile(
      only_row INTEGER PRIMARY KEY CHECK (only_row = 1),
      profile INTEGER NOT NULL REFERENCES profile(seq) ON DELETE CASCADE);
    CREATE TABLE note(
      profile INTEGER NOT NULL REFERENCES profile(seq) ON DELETE CASCADE, name TEXT NOT NULL, text TEXT NOT NULL,
      PRIMARY KEY (profile, name)) WITHOUT ROWID;

    CREATE TABLE avatar(
      seq INTEGER PRIMARY KEY, id BLOB NOT NULL UNIQUE, author INTEGER REFERENCES profile(seq),
      deleted INTEGER NOT NULL, created INTEGER NOT NULL, name TEXT NOT NULL, character TEXT NOT NULL,
      action TEXT NOT NULL, location TEXT NOT NULL, tagline TEXT NOT NULL, personality TEXT NOT NULL,
      greeting TEXT NOT NULL);
    CREATE INDEX avatar_author ON avatar(author, created, id);
    CREATE TABLE opening(
      profile INTEGER NOT NULL REFERENCES profile(seq) ON DELETE CASCADE, avatar BLOB NOT NULL,
      latest INTEGER NOT NULL, times INTEGER NOT NULL, PRIMARY KEY (profile, avatar)) WITHOUT ROWID;
    CREATE INDEX opening_latest ON opening(profile, latest, avatar);

    CREATE TABLE chat(
      seq INTEGER PRIMARY KEY AUTOINCREMENT, id BLOB NOT NULL UNIQUE,
      profile INTEGER NOT NULL REFERENCES profile(seq), avatar BLOB NOT NULL, title TEXT, created INTEGER NOT NULL,
      updated INTEGER NOT NULL, leaf INTEGER, seen INTEGER);
    CREATE INDEX chat_updated ON chat(profile, updated, id);
    CREATE INDEX chat_avatar ON chat(avatar, profile, updated, id);
    CREATE TABLE doomed(chat INTEGER PRIMARY KEY);

    CREATE TABLE message(
      seq INTEGER PRIMARY KEY, id BLOB NOT NULL UNIQUE, chat INTEGER NOT NULL, profile INTEGER NOT NULL,
      parent INTEGER, depth INTEGER NOT NULL, jump INTEGER, role TEXT NOT NULL, state TEXT NOT NULL, failure TEXT,
      owner BLOB, created INTEGER NOT NULL, provider TEXT, model TEXT, text TEXT NOT NULL);
    CREATE INDEX message_parent ON message(chat, parent);
    CREATE INDEX message_profile ON message(profile);
    CREATE INDEX message_owner ON message(owner) WHERE owner IS NOT NULL;
    CREATE TABLE branch_tip(message INTEGER PRIMARY KEY, leaf INTEGER NOT NULL);

    CREATE VIRTUAL TABLE message_words USING fts5(words, content='', tokenize='ascii');
    """

  /// The index, as the first version has it: used to recreate it.
  static let index = "CREATE VIRTUAL TABLE message_words USING fts5(words, content='', tokenize='ascii')"

  /// Pictures of avatars, in a table of their own, so that rows read for lists stay short.
  static let version2 = """
    CREATE TABLE picture(
      avatar INTEGER PRIMARY KEY REFERENCES avatar(seq) ON DELETE CASCADE, id BLOB NOT NULL UNIQUE,
      file BLOB NOT NULL);
    """

  /// The reasoning of models, in a table of its own. An older version refuses the file; otherwise it would leave the
  /// reasoning of a deleted chat behind.
  static let version3 = """
    CREATE TABLE reasoning(message INTEGER PRIMARY KEY, text TEXT NOT NULL);
    """

  /// The usage of each message, and of a chat without a message (0); and the sums per month, which stay when the chats
  /// are deleted. Each table is one B-tree (WITHOUT ROWID), so that the end of a reply writes one page of each.
  static let version4 = """
    CREATE TABLE usage(
      chat INTEGER NOT NULL, message INTEGER NOT NULL, provider TEXT NOT NULL, model TEXT NOT NULL,
      is_local INTEGER NOT NULL, replies INTEGER NOT NULL, estimates INTEGER NOT NULL, prompt INTEGER NOT NULL,
      cached INTEGER NOT NULL, completion INTEGER NOT NULL, reasoning INTEGER NOT NULL,
      PRIMARY KEY (chat, message, provider, model, is_local)) WITHOUT ROWID;
    CREATE TABLE monthly_usage(
      profile INTEGER NOT NULL REFERENCES profile(seq) ON DELETE CASCADE, month INTEGER NOT NULL,
      provider TEXT NOT NULL, model TEXT NOT NULL, is_local INTEGER NOT NULL, replies INTEGER NOT NULL,
      estimates INTEGER NOT NULL, prompt INTEGER NOT NULL, cached INTEGER NOT NULL, completion INTEGER NOT NULL,
      reasoning INTEGER NOT NULL, PRIMARY KEY (profile, month, provider, model, is_local)) WITHOUT ROWID;
    """

  /// The fields of a profile besides its name, and the profiles that are being deleted: an interrupted deletion
  /// continues at the next start.
  static let version5 = """
    ALTER TABLE profile ADD COLUMN email TEXT;
    CREATE TABLE portrait(
      profile INTEGER PRIMARY KEY REFERENCES profile(seq) ON DELETE CASCADE, id BLOB NOT NULL UNIQUE,
      file BLOB NOT NULL);
    CREATE TABLE leaving(profile INTEGER PRIMARY KEY REFERENCES profile(seq) ON DELETE CASCADE);
    """

  /// The definitions of the avatars, each field in a row of its own; the texts that edits replaced; and the cards.
  /// The long texts leave the rows that lists read. Their old columns stay, empty: SQLite before 3.35 cannot drop one.
  static let version6 = """
    ALTER TABLE avatar ADD COLUMN look INTEGER;
    CREATE TABLE definition(
      avatar INTEGER NOT NULL REFERENCES avatar(seq) ON DELETE CASCADE, field TEXT NOT NULL, text TEXT NOT NULL,
      UNIQUE (avatar, field));
    CREATE TABLE edit(
      seq INTEGER PRIMARY KEY, id BLOB NOT NULL UNIQUE,
      avatar INTEGER NOT NULL REFERENCES avatar(seq) ON DELETE CASCADE, created INTEGER NOT NULL);
    CREATE INDEX edit_avatar ON edit(avatar);
    CREATE TABLE earlier_text(
      edit INTEGER NOT NULL REFERENCES edit(seq) ON DELETE CASCADE, field TEXT NOT NULL, text TEXT NOT NULL,
      UNIQUE (edit, field));
    CREATE TABLE card(
      avatar INTEGER PRIMARY KEY REFERENCES avatar(seq) ON DELETE CASCADE, document BLOB NOT NULL);
    INSERT INTO definition(avatar, field, text)
      SELECT seq, 'personality', personality FROM avatar WHERE personality <> ''
      UNION ALL SELECT seq, 'greeting', greeting FROM avatar WHERE greeting <> '';
    UPDATE avatar SET personality = '', greeting = '';
    """

  /// The personas, their pictures, and where they count. The target of a binding is the id of a chat, of an avatar, or
  /// for the default that of the profile. A chat can get its persona before its first message stores it.
  static let version7 = """
    CREATE TABLE persona(
      seq INTEGER PRIMARY KEY, id BLOB NOT NULL UNIQUE, profile INTEGER NOT NULL REFERENCES profile(seq),
      name TEXT NOT NULL, description TEXT NOT NULL, color TEXT, created INTEGER NOT NULL, changed INTEGER NOT NULL,
      deleted INTEGER NOT NULL);
    CREATE INDEX persona_profile ON persona(profile, created, id);
    CREATE TABLE persona_picture(
      persona INTEGER PRIMARY KEY REFERENCES persona(seq) ON DELETE CASCADE, id BLOB NOT NULL UNIQUE,
      file BLOB NOT NULL);
    CREATE TABLE persona_binding(
      profile INTEGER NOT NULL REFERENCES profile(seq), scope TEXT NOT NULL, target BLOB NOT NULL,
      persona INTEGER NOT NULL REFERENCES persona(seq) ON DELETE CASCADE,
      PRIMARY KEY (profile, scope, target)) WITHOUT ROWID;
    CREATE INDEX persona_binding_persona ON persona_binding(persona);
    """

  /// Imports of chats: what they kept of a file besides the fields of a chat and of a message, the fingerprints of the
  /// chats, and the chats of imports that are not complete. Those have messages and no row in `chat`, as chats that are
  /// being deleted.
  static let version8 = """
    CREATE TABLE imported_chat(
      chat INTEGER PRIMARY KEY REFERENCES chat(seq) ON DELETE CASCADE, fingerprint TEXT NOT NULL, extra TEXT NOT NULL);
    CREATE INDEX imported_fingerprint ON imported_chat(fingerprint);
    CREATE TABLE imported_message(message INTEGER PRIMARY KEY, extra TEXT NOT NULL);
    CREATE TABLE staged(
      chat INTEGER PRIMARY KEY, id BLOB NOT NULL UNIQUE, profile INTEGER NOT NULL, owner BLOB NOT NULL);
    CREATE INDEX staged_owner ON staged(owner);
    """

  /// What the user marked messages with, and the messages in the trash. A message in the trash keeps its row and its
  /// place in the tree. `whole` tells that everything below it is in the trash too. Once the trash is emptied, a row
  /// that others follow stays without a text, and without a deletion. Imports kept whether a message is hidden; now it
  /// is a mark.
  static let version9 = """
    CREATE TABLE mark(
      message INTEGER PRIMARY KEY, chat INTEGER NOT NULL, hidden INTEGER NOT NULL, pinned INTEGER NOT NULL,
      bookmark TEXT);
    CREATE INDEX mark_chat ON mark(chat);
    CREATE TABLE deletion(
      seq INTEGER PRIMARY KEY AUTOINCREMENT, id BLOB NOT NULL UNIQUE, chat INTEGER NOT NULL, message INTEGER NOT NULL,
      created INTEGER NOT NULL, leaf INTEGER, purging INTEGER NOT NULL);
    CREATE INDEX deletion_chat ON deletion(chat);
    CREATE INDEX deletion_time ON deletion(purging, created);
    CREATE TABLE trash(
      message INTEGER PRIMARY KEY, chat INTEGER NOT NULL, deletion INTEGER, whole INTEGER NOT NULL);
    CREATE INDEX trash_deletion ON trash(deletion);
    CREATE INDEX trash_chat ON trash(chat, whole);
    CREATE INDEX branch_tip_leaf ON branch_tip(leaf);
    INSERT INTO mark(message, chat, hidden, pinned)
      SELECT m.seq, m.chat, 1, 0 FROM imported_message i JOIN message m ON m.seq = i.message
      WHERE i.extra GLOB '{"hidden":true*' OR i.extra GLOB '{"name":"*","hidden":true*';
    """

  /// Where the user keeps a chat. Each tag stands between line breaks, so that a search finds whole tags only. The list
  /// of chats reads its pages from the index.
  static let version10 = """
    ALTER TABLE chat ADD COLUMN pinned INTEGER NOT NULL DEFAULT 0;
    ALTER TABLE chat ADD COLUMN archived INTEGER NOT NULL DEFAULT 0;
    ALTER TABLE chat ADD COLUMN tags TEXT NOT NULL DEFAULT '';
    CREATE INDEX chat_list ON chat(profile, archived, pinned, updated, id);
    CREATE INDEX chat_tags ON chat(profile, tags) WHERE tags <> '' AND archived = 0;
    """

  /// The member of a group chat that a message is from. Messages from before have none; no row is written.
  static let version13 = "ALTER TABLE message ADD COLUMN speaker BLOB;"

  /// The deleted chats that can be restored. A deleted chat is its row of `chat` and of `imported_chat`, moved here,
  /// so that no query of chats finds it. Its messages keep its number.
  static let chatTrash = """
    CREATE TABLE deleted_chat(
      seq INTEGER PRIMARY KEY, id BLOB NOT NULL UNIQUE, profile INTEGER NOT NULL REFERENCES profile(seq),
      avatar BLOB NOT NULL, title TEXT, created INTEGER NOT NULL, updated INTEGER NOT NULL, leaf INTEGER, seen INTEGER,
      pinned INTEGER NOT NULL, archived INTEGER NOT NULL, tags TEXT NOT NULL, fingerprint TEXT, extra TEXT,
      deleted INTEGER NOT NULL);
    CREATE INDEX deleted_chat_list ON deleted_chat(profile, deleted, id);
    CREATE INDEX deleted_chat_time ON deleted_chat(deleted);
    CREATE INDEX deleted_chat_avatar ON deleted_chat(avatar);
    """
}
