import Entities
import Foundation
import Testing

@testable import Storage

/// The doctor checks the tables.
@Suite struct IntegrityCheckTests {
  private func problems(in directory: String) throws -> [String] {
    let connection = try Connection(path: directory + "/aichat.sqlite", mode: .readOnly)
    defer { connection.close() }
    return try IntegrityCheck.of(connection).problems.map { "\($0.count) \($0.words.english)" }
  }

  @Test func aSoundStoreIsWell() async throws {
    try await withDirectory { directory in
      let sample = try await SampleStore(in: directory)
      #expect(try problems(in: directory).isEmpty)
      let found = await DataHealthCheck(directory: directory).diagnostics(in: .english).first { $0.check == "contents" }
      #expect(found?.state == .well && found?.found.hasSuffix("20 messages.") == true, "\(String(describing: found))")
      #expect(sample.columns.count > 70)
    }
  }

  @Test(arguments: [
    ("DROP TABLE chat", "1 the table chat is missing"),
    ("DROP INDEX message_parent", "1 the index message_parent is missing"),
    ("ALTER TABLE note ADD COLUMN more", "1 the table note has the wrong definition"),
    ("CREATE TRIGGER t AFTER INSERT ON note BEGIN DELETE FROM note; END", "1 an unexpected trigger exists"),
    ("UPDATE message SET role = 'robot' WHERE text = 'm5'", "1 values of message.role are impossible"),
    ("UPDATE message SET state = 'gone' WHERE text LIKE 'm1%'", "3 values of message.state are impossible"),
    ("UPDATE message SET created = -9223372036854775808", "20 values of message.created are impossible"),
    ("UPDATE message SET text = CAST(x'61FF' AS TEXT) WHERE text = 'm5'", "1 texts of message are not UTF-8"),
    ("UPDATE chat SET profile = 99", "3 rows of chat refer to missing rows"),
    ("UPDATE chat SET leaf = 99 WHERE seq = 1", "1 chats show another chat's message"),
    ("UPDATE chat SET seen = 16 WHERE seq = 1", "1 chats show another chat's message"),
    ("UPDATE branch_tip SET leaf = 16", "branches end in another branch's message"),
    ("DELETE FROM message WHERE text = 'b1'", "1 the search index contains missing messages"),
    ("DELETE FROM message WHERE text = 'm5'", "messages have the wrong parent"),
    ("UPDATE message SET parent = 9, jump = 9 WHERE text = 'm5'", "messages have the wrong parent"),
    ("UPDATE message SET jump = parent WHERE parent > 0", "messages have the wrong parent"),
    ("UPDATE message SET chat = 2 WHERE text = 'm5'", "messages have the wrong parent"),
    ("UPDATE message SET chat = 9 WHERE text = 'm5'", "1 messages belong to no chat of their profile"),
    ("UPDATE definition SET field = 'mood' WHERE field = 'tags'", "1 values of definition.field are impossible"),
    (
      "UPDATE earlier_text SET field = 'mood' WHERE field = 'greeting'", "1 values of earlier_text.field are impossible"
    ),
    ("UPDATE message SET speaker = x'00' WHERE text = 'm5'", "1 values of message.speaker are impossible"),
    ("UPDATE avatar SET look = 12", "1 values of avatar.look are impossible"),
    ("UPDATE reasoning SET message = 999", "1 rows belong to a missing message"),
    ("UPDATE mark SET chat = 2 WHERE hidden = 1", "1 rows belong to a missing message"),
    ("UPDATE mark SET pinned = 2", "2 values of mark.pinned are impossible"),
    ("DELETE FROM deletion", "3 rows belong to a missing message"),
    ("INSERT INTO trash SELECT leaf, seq, NULL, 0 FROM chat WHERE seq = 1", "1 chats show another chat's message"),
    ("UPDATE message SET text = 'other words' WHERE text = 'm5'", "2 words of messages are not found"),
    ("INSERT INTO message_words(message_words, rowid, words) VALUES ('delete', 1, 'm0 ')", "1 messages are not in"),
  ])
  func damageIsReported(change: String, words: String) async throws {
    try await withDirectory { directory in
      let sample = try await SampleStore(in: directory + "/sound")
      _ = try sample.copy(to: directory + "/copy", changedBy: change)
      let found = try problems(in: directory + "/copy")
      #expect(found.contains { $0.contains(words) }, "\(found)")
      let diagnostics = await DataHealthCheck(directory: directory + "/copy").diagnostics(in: .korean)
      #expect(diagnostics.first { $0.check == "contents" }?.state == .faulty, "\(diagnostics)")
    }
  }

  /// A kill, or another program, can leave a rebuild of the index unfinished. The next start continues it.
  @Test func anIndexThatIsBeingRebuiltIsNotDamaged() async throws {
    try await withDirectory { directory in
      let sample = try await SampleStore(in: directory + "/sound")
      let change = "INSERT INTO message_words(message_words, rowid, words) VALUES ('delete', 1, 'm0 ')"
      _ = try sample.copy(to: directory + "/damaged", changedBy: change)
      #expect(try !problems(in: directory + "/damaged").isEmpty)
      _ = try sample.copy(
        to: directory + "/copy", changedBy: change + "; INSERT INTO message_words_config(k, v) VALUES ('rebuilding', 1)"
      )
      #expect(try problems(in: directory + "/copy").isEmpty)
    }
  }

  @Test func inAHugeStoreTheNewestMessagesAreChecked() async throws {
    try await withDirectory { directory in
      let sample = try await SampleStore(in: directory + "/sound")
      _ = try sample.copy(to: directory + "/copy", changedBy: "UPDATE message SET role = 'robot' WHERE text = 'm1'")
      let connection = try Connection(path: directory + "/copy/aichat.sqlite", mode: .readOnly)
      defer { connection.close() }
      let few = try IntegrityCheck.of(connection, mostMessages: 10)
      #expect(few.problems.isEmpty && few.examined == 10 && few.messages == 20)
      #expect(try IntegrityCheck.of(connection, mostMessages: 19).problems.count == 1)
    }
  }

  /// A value of another type than its column's, in any table.
  @Test(arguments: ["1e300", "x'00'"])
  func everyColumnOfEveryTable(value: String) async throws {
    try await withDirectory { directory in
      let sample = try await SampleStore(in: directory + "/sound")
      var changed = 0
      // SQLite turns a number in a text column into a text, and a picture's file or a card may be any
      // bytes.
      for (table, column, type) in sample.columns
      where (type != "TEXT" || value == "x'00'") && !["file", "document"].contains(column) {
        let copy = directory + "/copy"
        defer { try? FileManager.default.removeItem(atPath: copy) }
        let change = "UPDATE OR IGNORE \(table) SET \(column) = \(value)"
        guard try sample.copy(to: copy, changedBy: change) else { continue }
        changed += 1
        #expect(try !problems(in: copy).isEmpty, "\(change)")
      }
      #expect(changed > 30)
    }
  }
}
