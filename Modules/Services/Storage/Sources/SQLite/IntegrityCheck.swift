import CSQLite
import Entities

/// Checks tables and columns, values, references, the message tree and the index for impossible contents. It only
/// reads.
struct IntegrityCheck {
  /// A kind of damage and how often it was found.
  struct Problem: Hashable {
    var count: Int
    var words: LocalizedText
  }

  /// The number of messages whose values are checked: a million take some seconds.
  static let mostMessages = 1_000_000
  /// The number of rows of each table whose texts are read, and of messages that are looked up in the index.
  static let mostTexts = 50_000, mostSearches = 1_000

  private let connection: Connection
  private(set) var problems: [Problem] = []
  /// The number of messages, and how many of them, the newest, were checked.
  private(set) var messages = 0, examined = 0
  /// Messages up to this row are not checked.
  private var floor: Int64 = 0
  private let mostMessages: Int

  /// Checks the database in one snapshot.
  static func of(
    _ connection: Connection, mostMessages: Int = Self.mostMessages
  ) throws(StorageError) -> IntegrityCheck {
    var examination = IntegrityCheck(connection: connection, mostMessages: mostMessages)
    try connection.snapshot { () throws(StorageError) in try examination.run() }
    return examination
  }

  private init(connection: Connection, mostMessages: Int) {
    self.connection = connection
    self.mostMessages = mostMessages
  }

  private mutating func run() throws(StorageError) {
    try examineSchema()
    // The following queries name every table and column.
    guard problems.isEmpty else { return }
    try measure()
    try examineForeignKeys()
    try examineValues()
    try examineReferences()
    try examineTree()
    try examineTexts()
    try examineIndex()
  }

  private mutating func record(_ count: Int, _ words: LocalizedText) {
    if count > 0 { problems.append(Problem(count: count, words: words)) }
  }

  private func count(_ sql: String) throws(StorageError) -> Int {
    try connection.first(sql) { $0.count(0) } ?? 0
  }
}

extension IntegrityCheck {
  /// Compares the file's schema with that of a new file.
  private mutating func examineSchema() throws(StorageError) {
    let list = "SELECT type, name, sql FROM sqlite_master WHERE name NOT LIKE 'sqlite_%' ORDER BY name"
    func parts(_ connection: Connection) throws(StorageError) -> [(kind: String, name: String, sql: String)] {
      try connection.rows(list) { ($0.text(0), $0.text(1), $0.text(2)) }
    }
    let sample = try Connection(path: ":memory:", mode: .readWrite)
    defer { sample.close() }
    try Migrations.all.apply(to: sample) { _ in }
    let there = try parts(connection)
    for part in try parts(sample) where !there.contains(where: { $0 == part }) {
      let isThere = there.contains { $0.kind == part.kind && $0.name == part.name }
      record(
        1,
        isThere
          ? LocalizedText(
            "the \(part.kind) \(part.name) has the wrong definition", "\(part.kind) \(part.name)의 형태가 다릅니다")
          : LocalizedText("the \(part.kind) \(part.name) is missing", "\(part.name) 항목(\(part.kind))이 없습니다"))
    }
    // A trigger changes what is written, and our schema has none.
    record(there.count { $0.kind == "trigger" }, LocalizedText("an unexpected trigger exists", "트리거가 있습니다"))
  }

  private mutating func measure() throws(StorageError) {
    messages = try count("SELECT count(*) FROM message")
    examined = min(messages, mostMessages)
    guard examined < messages else { return }
    floor =
      try connection.first("SELECT seq FROM message ORDER BY seq DESC LIMIT 1 OFFSET ?", examined) {
        $0.integer(0)
      } ?? 0
  }

  private mutating func examineForeignKeys() throws(StorageError) {
    let broken = try connection.rows("SELECT \"table\", count(*) FROM pragma_foreign_key_check GROUP BY 1") {
      ($0.text(0), $0.count(1))
    }
    for (table, count) in broken {
      record(count, LocalizedText("rows of \(table) refer to missing rows", "\(table)의 행이 없어진 행을 가리킵니다"))
    }
  }
}

extension IntegrityCheck {
  /// The condition for the values of a column, beyond its type; nil for none.
  private static func rule(_ table: String, _ column: String) -> String? {
    func oneOf(_ names: [String]) -> String { "\(column) IN (\(names.map { "'\($0)'" }.joined(separator: ", ")))" }
    let ids = ["id", "owner"]
    switch (table, column) {
    case (_, _) where ids.contains(column), ("chat", "avatar"), ("opening", "avatar"), ("deleted_chat", "avatar"),
      ("persona_binding", "target"), ("lorebook_assignment", "target"), ("message", "speaker"):
      return "length(\(column)) = 16"
    case (_, "created"), (_, "updated"), (_, "latest"), (_, "changed"), ("deleted_chat", "deleted"):
      return "\(column) BETWEEN \(Timestamp.range.lowerBound) AND \(Timestamp.range.upperBound)"
    case ("message", "role"): return oneOf(["user", "assistant"])
    case ("message", "state"): return oneOf(["streaming", "complete", "cancelled", "interrupted", "failed"])
    case ("message", "depth"): return "depth >= 0 AND depth < seq"
    case ("profile", "color"), ("persona", "color"): return oneOf(ProfileColor.allCases.map(\.rawValue))
    case ("avatar", "character"): return oneOf(CharacterOption.allCases.map(\.rawValue))
    case ("avatar", "action"): return oneOf(CharacterAction.allCases.map(\.rawValue))
    case ("avatar", "location"): return oneOf(CharacterLocation.allCases.map(\.rawValue))
    case ("avatar", "look"): return "look BETWEEN \(Avatar.looks.lowerBound) AND \(Avatar.looks.upperBound)"
    case ("definition", "field"): return oneOf(CharacterField.ofDefinition.map(\.rawValue))
    case ("earlier_text", "field"): return oneOf(CharacterField.allCases.map(\.rawValue))
    case ("persona_binding", "scope"), ("lorebook_assignment", "scope"): return oneOf(["chat", "character", "default"])
    case ("monthly_usage", "month"): return "month / 100 BETWEEN 0 AND 9999 AND month % 100 BETWEEN 1 AND 12"
    case ("profile", "onboarded"), ("avatar", "deleted"), ("persona", "deleted"), ("lorebook", "deleted"),
      ("lorebook", "enabled"), (_, "is_local"), ("mark", "hidden"), ("mark", "pinned"), ("chat", "pinned"),
      ("chat", "archived"), ("deleted_chat", "pinned"), ("deleted_chat", "archived"), ("trash", "whole"),
      ("deletion", "purging"):
      return "\(column) IN (0, 1)"
    case ("opening", "times"), ("lorebook", "entries"), ("usage", _), ("monthly_usage", _):
      return ["provider", "model"].contains(column) ? nil : "\(column) BETWEEN 0 AND \(1 << 50)"
    default: return nil
    }
  }

  /// Checks in one pass over each table that every value has its column's type and is allowed in this column.
  private mutating func examineValues() throws(StorageError) {
    let columns: [(table: String, name: String, type: String, isNeeded: Bool)] = try connection.rows(
      """
      SELECT t.name, c.name, lower(c.type), c."notnull" FROM sqlite_master t, pragma_table_info(t.name) c
      WHERE t.type = 'table' AND t.name NOT LIKE 'sqlite_%' AND t.name NOT LIKE 'message_words%'
      """
    ) { ($0.text(0), $0.text(1), $0.text(2), $0.flag(3)) }
    for (table, columns) in Dictionary(grouping: columns, by: \.table).sorted(by: { $0.key < $1.key }) {
      let tests = columns.map { column in
        let isOfType = "typeof(\(column.name)) = '\(column.type)'"
        let holds = [isOfType, Self.rule(table, column.name)].compactMap(\.self).joined(separator: " AND ")
        let isMissing = column.isNeeded ? "\(column.name) IS NULL" : "0"
        return "count(CASE WHEN \(isMissing) OR NOT (\(column.name) IS NULL OR \(holds)) THEN 1 END)"
      }
      let condition = table == "message" ? "WHERE seq > \(floor)" : ""
      let found = try connection.first("SELECT \(tests.joined(separator: ", ")) FROM \(table) \(condition)") { row in
        columns.indices.map { row.count(Int32($0)) }
      }
      for (column, count) in zip(columns, found ?? []) {
        record(
          count,
          LocalizedText(
            "values of \(table).\(column.name) are impossible", "\(table).\(column.name)에 있을 수 없는 값이 있습니다"))
      }
    }
  }

  /// Checks references that no foreign key covers.
  private mutating func examineReferences() throws(StorageError) {
    let questions: [(sql: String, words: LocalizedText)] = [
      (
        """
        SELECT count(*) FROM message m LEFT JOIN chat c ON c.seq = m.chat
        WHERE m.seq > \(floor) AND (c.profile <> m.profile
          OR c.seq IS NULL AND m.chat NOT IN (
            SELECT chat FROM doomed UNION SELECT chat FROM staged UNION SELECT seq FROM deleted_chat))
        """, LocalizedText("messages belong to no chat of their profile", "프로필의 어느 대화에도 속하지 않는 메시지가 있습니다")
      ),
      (
        """
        SELECT count(*) FROM chat c LEFT JOIN message l ON l.seq = c.leaf LEFT JOIN message s ON s.seq = c.seen
        WHERE c.leaf IS NOT NULL AND (l.chat IS NOT c.seq OR l.seq IN (SELECT message FROM trash))
          OR c.seen IS NOT NULL AND s.chat IS NOT c.seq
        """, LocalizedText("chats show another chat's message", "다른 대화의 메시지를 보여 주는 대화가 있습니다")
      ),
      (
        """
        SELECT count(*) FROM branch_tip t JOIN message m ON m.seq = t.message JOIN chat c ON c.seq = m.chat
        LEFT JOIN message l ON l.seq = t.leaf WHERE l.chat IS NOT m.chat OR l.depth < m.depth OR l.seq < m.seq
        """, LocalizedText("branches end in another branch's message", "다른 갈래의 메시지에서 끝나는 갈래가 있습니다")
      ),
      (
        """
        SELECT (SELECT count(*) FROM branch_tip WHERE message NOT IN (SELECT seq FROM message))
          + (SELECT count(*) FROM reasoning WHERE message NOT IN (SELECT seq FROM message))
          + (SELECT count(*) FROM imported_message WHERE message NOT IN (SELECT seq FROM message))
          + (SELECT count(*) FROM mark k LEFT JOIN message m ON m.seq = k.message WHERE m.chat IS NOT k.chat)
          + (SELECT count(*) FROM trash t LEFT JOIN message m ON m.seq = t.message WHERE m.chat IS NOT t.chat)
          + (SELECT count(*) FROM trash WHERE deletion IS NOT NULL AND deletion NOT IN (SELECT seq FROM deletion))
          + (SELECT count(*) FROM deletion d WHERE d.purging = 0 AND NOT EXISTS (
            SELECT 1 FROM trash t WHERE t.message = d.message AND t.deletion = d.seq))
          + (SELECT count(*) FROM staged WHERE chat IN (SELECT seq FROM chat))
          + (SELECT count(*) FROM deleted_chat WHERE seq IN (
            SELECT seq FROM chat UNION SELECT chat FROM doomed UNION SELECT chat FROM staged))
          + (SELECT count(*) FROM usage u LEFT JOIN message m ON m.seq = u.message AND m.chat = u.chat
            WHERE u.message <> 0 AND m.seq IS NULL)
          + (SELECT count(*) FROM usage WHERE chat NOT IN (
            SELECT seq FROM chat UNION SELECT chat FROM doomed UNION SELECT seq FROM deleted_chat))
        """, LocalizedText("rows belong to a missing message", "없어진 메시지에 딸린 행이 있습니다")
      ),
    ]
    for question in questions { record(try count(question.sql), question.words) }
  }

  /// Checks that parents and jumps are where `SQLiteStore.insert` put them. Row numbers decrease on the way up, so
  /// there can be no circle.
  private mutating func examineTree() throws(StorageError) {
    let found = try count(
      """
      SELECT count(*) FROM message m JOIN chat c ON c.seq = m.chat
      LEFT JOIN message p ON p.seq = m.parent
      LEFT JOIN message j ON j.seq = coalesce(p.jump, p.seq)
      LEFT JOIN message k ON k.seq = coalesce(j.jump, j.seq)
      WHERE m.seq > \(floor) AND CASE WHEN m.parent IS NULL THEN m.depth <> 0 OR m.jump IS NOT NULL
        ELSE p.seq IS NULL OR p.seq >= m.seq OR p.chat <> m.chat OR m.depth <> p.depth + 1 OR k.seq IS NULL
          OR m.jump IS NOT CASE WHEN p.depth - j.depth = j.depth - k.depth THEN k.seq ELSE p.seq END END
      """)
    record(found, LocalizedText("messages have the wrong parent", "제자리에 이어지지 않는 메시지가 있습니다"))
  }
}

extension IntegrityCheck {
  /// Checks that texts are UTF-8, in at most `mostTexts` rows of each table; of messages in the newest.
  private mutating func examineTexts() throws(StorageError) {
    let columns = try connection.rows(
      """
      SELECT t.name, c.name FROM sqlite_master t, pragma_table_info(t.name) c
      WHERE t.type = 'table' AND c.type = 'TEXT' AND t.name NOT LIKE 'sqlite_%' AND t.name NOT LIKE 'message_words%'
      """
    ) { (table: $0.text(0), name: $0.text(1)) }
    for (table, columns) in Dictionary(grouping: columns, by: \.table).sorted(by: { $0.key < $1.key }) {
      let order =
        switch table {
        case "message": "ORDER BY seq DESC"
        case "reasoning", "imported_message", "mark": "ORDER BY message DESC"
        default: ""
        }
      var broken = 0
      let list = columns.map(\.name).joined(separator: ", ")
      _ = try connection.rows("SELECT \(list) FROM \(table) \(order) LIMIT ?", Self.mostTexts) { row in
        if columns.indices.contains(where: { !row.isUTF8(Int32($0)) }) { broken += 1 }
      }
      record(broken, LocalizedText("texts of \(table) are not UTF-8", "\(table)에 UTF-8이 아닌 글이 있습니다"))
    }
  }

  /// Checks that the index contains exactly the messages that have ended, and looks up the first and last words of the
  /// newest in it.
  private mutating func examineIndex() throws(StorageError) {
    let extra = try count(
      """
      SELECT count(*) FROM message_words_docsize d LEFT JOIN message m ON m.seq = d.id
      WHERE d.id > \(floor) AND (m.seq IS NULL OR m.owner IS NOT NULL)
      """)
    record(extra, LocalizedText("the search index contains missing messages", "검색 색인에 없어진 메시지가 있습니다"))
    // A rebuild has not reached all messages yet. Any program continues it.
    let rebuilding = try connection.first(
      "SELECT 1 FROM message_words_config WHERE k = ?", IndexMark.rebuilding.rawValue
    ) { $0.flag(0) }
    if rebuilding == true { return }
    let missing = try count(
      """
      SELECT count(*) FROM message m WHERE m.seq > \(floor) AND m.owner IS NULL
      AND NOT EXISTS (SELECT 1 FROM message_words_docsize WHERE id = m.seq)
      """)
    record(missing, LocalizedText("messages are not in the search index", "검색 색인에 없는 메시지가 있습니다"))
    let newest = try connection.rows(
      """
      SELECT seq, text FROM message WHERE owner IS NULL AND typeof(text) = 'text' ORDER BY seq DESC LIMIT ?
      """, Self.mostSearches
    ) { (sequence: $0.integer(0), text: $0.text(1)) }
    var lost = 0
    for message in newest {
      let words = IndexTerms.tokens(of: message.text)
      for word in Set([words.first, words.last].compactMap(\.self).map { String(Substring($0)) }) {
        let isFound = try connection.first(
          "SELECT 1 FROM message_words WHERE message_words MATCH ? AND rowid = ?", "\"\(word)\"", message.sequence
        ) { $0.flag(0) }
        if isFound != true { lost += 1 }
      }
    }
    record(lost, LocalizedText("words of messages are not found by the search index", "메시지의 낱말이 검색되지 않습니다"))
  }
}

extension Row {
  /// Whether a text is valid UTF-8; true for values that are not text.
  fileprivate func isUTF8(_ column: Int32) -> Bool {
    guard sqlite3_column_type(statement, column) == SQLITE_TEXT else { return true }
    return String(validating: UnsafeRawBufferPointer(bytes(column)), as: UTF8.self) != nil
  }
}
