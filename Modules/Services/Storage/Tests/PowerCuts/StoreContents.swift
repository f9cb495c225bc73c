import Entities
import Foundation
import Synchronization

@testable import Storage

/// The contents of a store as a text: equal texts are equal contents.
extension SQLiteStore {
  func view() throws(StorageError) -> String {
    let parts = try connection.rows(
      """
      SELECT group_concat(line, char(10)) FROM (
        SELECT 'profile ' || hex(id) || CASE WHEN seq IN (SELECT profile FROM leaving) THEN '' ELSE quote(name) END
          || (seq IN (SELECT profile FROM current_profile)) line FROM profile ORDER BY seq)
      UNION ALL SELECT group_concat(line, char(10)) FROM (
        SELECT 'note ' || profile || ' ' || name || quote(text) line FROM note ORDER BY profile, name)
      UNION ALL SELECT group_concat(line, char(10)) FROM (
        SELECT 'avatar ' || hex(a.id) || quote(a.author) || (SELECT count(*) FROM edit WHERE edit.avatar = a.seq)
          || (SELECT count(*) FROM card WHERE card.avatar = a.seq) || quote((
            SELECT group_concat(field || quote(text)) FROM (
              SELECT field, text FROM definition WHERE definition.avatar = a.seq ORDER BY field))) line
        FROM avatar a ORDER BY a.seq)
      UNION ALL SELECT group_concat(line, char(10)) FROM (
        SELECT 'chat ' || hex(id) || quote(title) || ' ' || quote(leaf) line FROM chat ORDER BY seq)
      UNION ALL SELECT group_concat(line, char(10)) FROM (
        SELECT 'deleted ' || hex(id) || quote(title) || ' ' || quote(leaf) line FROM deleted_chat ORDER BY seq)
      UNION ALL SELECT group_concat(line, char(10)) FROM (
        SELECT 'message ' || hex(m.id) || ' ' || quote(m.parent) || m.role || m.state || (m.owner IS NULL) || quote(m.text)
          || quote((SELECT thought.text FROM reasoning thought WHERE thought.message = m.seq)) line
        FROM message m JOIN chat c ON c.seq = m.chat ORDER BY m.seq)
      UNION ALL SELECT group_concat(line, char(10)) FROM (
        SELECT 'trash ' || hex(m.id) || whole || (deletion IS NULL) line
        FROM trash JOIN message m ON m.seq = trash.message ORDER BY m.seq)
      """
    ) { $0.text(0) }
    return parts.joined(separator: "\n")
  }

  /// What is wrong with the file or the index; nil when nothing is.
  func fault(_ cache: IndexCache) throws(StorageError) -> String? {
    let problems = try connection.rows("PRAGMA integrity_check") { $0.text(0) }
    guard problems == ["ok"] else { return "integrity_check: \(problems)" }
    try connection.run("INSERT INTO message_words(message_words) VALUES ('integrity-check')")
    try connection.script(
      "CREATE VIRTUAL TABLE IF NOT EXISTS temp.instances USING fts5vocab('main', 'message_words', 'instance')")
    let found =
      try connection.first(
        """
        SELECT group_concat(term || ' ' || doc || ' ' || offset, ',')
        FROM (SELECT term, doc, offset FROM temp.instances ORDER BY doc, offset)
        """
      ) { $0.text(0) } ?? ""
    let messages = try connection.rows("SELECT seq, text FROM message WHERE owner IS NULL ORDER BY seq") {
      ($0.integer(0), $0.text(1))
    }
    let expected = messages.lazy.map { cache.words(of: $0.0, $0.1) }.filter { !$0.isEmpty }.joined(separator: ",")
    return found == expected ? nil : "the index does not match the words of the messages"
  }
}

extension SQLiteStore {
  /// Leaves the log as it is when the file is closed, because the file is discarded.
  func leaveLog() { connection.logEnd = .left }
}

/// The expected index entries of a message, computed once.
final class IndexCache: Sendable {
  private struct Key: Hashable {
    var sequence: Int64
    var text: String
  }
  private let known = Mutex<[Key: String]>([:])

  func words(of sequence: Int64, _ text: String) -> String {
    let key = Key(sequence: sequence, text: text)
    if let words = known.withLock({ $0[key] }) { return words }
    let words = IndexTerms.text(of: text).split(separator: " ").enumerated()
      .map { "\($0.element) \(sequence) \($0.offset)" }.joined(separator: ",")
    known.withLock { $0[key] = words }
    return words
  }
}

/// A folder in memory where available, because the speed of the disk is not tested.
func withFastDirectory<Value>(_ body: (String) async throws -> Value) async throws -> Value {
  let memory = "/dev/shm"
  let ground = FileManager.default.isWritableFile(atPath: memory) ? memory : NSTemporaryDirectory()
  // SQLite resolves links in paths.
  let real = URL(fileURLWithPath: ground).resolvingSymlinksInPath().path
  let directory = real + "/aichat-\(UUID().uuidString)"
  try FileManager.default.createDirectory(atPath: directory, withIntermediateDirectories: true)
  defer { try? FileManager.default.removeItem(atPath: directory) }
  return try await body(directory)
}

/// Appends one more message and returns what went wrong; nil when nothing did.
func addOneMore(to store: SQLiteStore) async throws(StorageError) -> String? {
  var fixture = Fixture()
  for _ in 0..<5_000 { _ = fixture.id() as Message.ID }
  let profile = fixture.profile("More")
  try await store.save(profile)
  let chat = fixture.chat(of: profile.id)
  try await store.create(chat)
  let message = fixture.message(in: chat.id, after: nil, .user, "onemore")
  try await store.append(message)
  guard try await store.message(message.id)?.text == "onemore" else { return "one more message is missing" }
  let hits = try await store.search("onemore", of: profile.id, limit: 2).count
  return hits == 1 ? nil : "one more message is not found"
}
