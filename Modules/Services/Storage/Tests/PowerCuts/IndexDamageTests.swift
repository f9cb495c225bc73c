import Entities
import Foundation
import RandomTesting
import Testing

@testable import Storage

/// Losing or damaging the search index costs a rebuild and no message.
extension PowerCuts {
  @Suite(.serialized) struct IndexDamageTests {
    /// A store with its messages, as a single file.
    private struct Original {
      var file: Data
      var profile: UserProfile.ID
      var chat: Conversation.ID
      var last: Message.ID
      /// The pages of each of the index's tables, by name.
      var pages: [(table: String, page: Int)]
      var view: String
      /// Words that occur in one message each.
      var words: [String]
    }

    private func original(_ count: Int) async throws -> Original {
      try await withFastDirectory { directory in
        var script = Script(seed: PowerCuts.seed)
        let profile = script.profile()
        let chat = script.chat(of: profile)
        script.talk(in: chat, count)
        let store = try SQLiteStore(directory: directory)
        for step in script.steps { try await step.run?(store) }
        let last = try await store.messages(of: chat, before: nil, limit: 1).messages[0].id
        try await store.settle()
        let pages = try await store.indexPages()
        let view = try await store.view()
        let ids = try await store.messages(of: chat, before: nil, limit: count).messages.map(\.id.description)
        await store.close()
        return Original(
          file: try bytes(directory + "/aichat.sqlite"), profile: profile, chat: chat, last: last, pages: pages,
          view: view, words: stride(from: 0, to: ids.count, by: 9).map { "u\(ids[$0].suffix(8))" })
      }
    }

    @Test func everyByteOfEveryPage() async throws {
      if let only, !only.hasPrefix("index:") { return }
      let original = try await original(300)
      #expect(Set(original.pages.map(\.table)).count == 4)
      var (runs, bad, rebuilt, unnoticed) = (0, [String](), 0, 0)
      // The beginning of a page has the offsets of its contents.
      let step = only != nil ? 1 : PowerCuts.isThorough ? max(1, Int(1 / PowerCuts.part)) : 83
      for (number, page) in original.pages.enumerated() {
        let places =
          Array(stride(from: number % 7, to: 4096, by: step * 16)) + Array(stride(from: 0, to: 112, by: step))
        for place in Set(places).sorted() {
          let pattern = (place + place / 16) % 4
          var random = SeededGenerator(seed: seed ^ UInt64(page.page << 16 + place))
          let length = min([1, 16, 4096, 4][pattern], 4096 - place)
          let filling = (0..<length).map { _ in [UInt8.random(in: 0...255, using: &random), 0, 0xFF, 0x80][pattern] }
          let name = "index:\(page.page):\(place)-\(pattern)"
          guard only == nil || only == name else { continue }
          runs += 1
          var file = original.file
          let start = (page.page - 1) * 4096 + place
          file.replaceSubrange(start..<start + length, with: filling)
          let outcome = try await examine(at: file, original)
          if let wrong = outcome.wrong { bad.append("\(name): \(page.table): \(wrong)") }
          if outcome.isRebuilt { rebuilt += 1 }
          if outcome.isUnnoticed { unnoticed += 1 }
        }
      }
      say(
        "index: \(original.pages.count) pages, \(runs) damages, \(rebuilt) rebuilt, \(unnoticed) not noticed, "
          + "\(bad.count) bad")
      #expect(bad.isEmpty, replay(bad))
      #expect(only != nil || rebuilt > 0)
    }

    private static let losses = [
      "DELETE FROM message_words_data", "DELETE FROM message_words_idx", "DELETE FROM message_words_docsize",
      "DELETE FROM message_words_config", "DELETE FROM message_words_data WHERE id > 10",
      "DELETE FROM message_words_docsize WHERE id = (SELECT max(id) FROM message_words_docsize)",
      "DELETE FROM message_words_docsize WHERE id = (SELECT min(id) FROM message_words_docsize)",
      "INSERT INTO message_words(message_words) VALUES ('delete-all')", "DROP TABLE message_words",
      "UPDATE message_words_data SET block = zeroblob(4)",
      "UPDATE message_words_data SET block = zeroblob(length(block))",
      // Rows that FTS5 is about to write itself.
      """
      INSERT OR IGNORE INTO message_words_idx(segid, term, pgno)
      WITH RECURSIVE number(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM number WHERE i < 64) SELECT i, x'', 2 FROM number
      """,
      "UPDATE message_words_config SET v = 9", "DROP TABLE message_words_data", "DROP TABLE message_words_idx",
      "DROP TABLE message_words_docsize", "DROP TABLE message_words_config",
    ]

    /// Shadow tables that are emptied, dropped, or have impossible contents.
    @Test func missingRowsAndTables() async throws {
      if only != nil { return }
      let original = try await original(120)
      for sql in Self.losses {
        try await withFastDirectory { directory in
          let path = try place(original.file, in: directory)
          do { try Connection(path: path, mode: .readWrite).script(sql) }
          let outcome = await examine(in: directory, original)
          #expect(outcome.wrong == nil, "\(sql)")
          #expect(!outcome.isUnnoticed, "\(sql)")
        }
      }
    }

    /// The check reads the whole index, so a search that finds nothing does not repeat it on the same day.
    @Test func theWholeIndexIsCheckedOnceADay() async throws {
      if only != nil { return }
      let original = try await original(120)
      try await withFastDirectory { directory in
        _ = try place(original.file, in: directory)
        let store = try SQLiteStore(directory: directory)
        func isNoted() async throws -> Bool { try await store.wasLookedAtToday() }
        #expect(try await !isNoted())
        #expect(try await store.search("apple", of: original.profile, limit: 1).count == 1)
        #expect(try await !isNoted(), "a search that finds something checks nothing")
        #expect(try await store.search("nothinglikethis", of: original.profile, limit: 1).isEmpty)
        #expect(try await isNoted())
        try await store.script("UPDATE message_words_config SET v = v - 1 WHERE k = 'whole_on'")
        #expect(try await !isNoted(), "tomorrow it is checked again")
        await store.close()
      }
    }

    /// Messages that are added, finished and deleted while the index is rebuilt, by another program too, are indexed as
    /// usual.
    @Test func theStoreWorksDuringARebuild() async throws {
      if only != nil { return }
      let original = try await original(300)
      try await withFastDirectory { directory in
        let path = try place(original.file, in: directory)
        do { try Connection(path: path, mode: .readWrite).script("DROP TABLE message_words_idx") }
        let stores = [try SQLiteStore(directory: directory), try SQLiteStore(directory: directory)]
        var fixture = Fixture()
        for _ in 0..<9_000 { _ = fixture.id() as Message.ID }
        for store in stores {
          _ = try await store.markAbandonedReplies()
          let chat = fixture.chat(of: original.profile)
          try await store.create(chat)
          for _ in 0..<20 { try await store.append(fixture.message(in: chat.id, after: nil, .user, "meanwhile")) }
        }
        try await stores[1].deleteChat(original.chat)
        for store in stores { try await store.finishRebuild() }
        #expect(try await stores[0].search("meanwhile", of: original.profile, limit: 99).count == 40)
        #expect(try await stores[0].search("apple", of: original.profile, limit: 999).isEmpty)
        #expect(try await stores[0].fault(IndexCache()) == nil)
        for store in stores { await store.close() }
      }
    }

    /// A program that ends in between leaves the rest to the next one.
    @Test func anInterruptedRebuildContinues() async throws {
      if only != nil { return }
      let original = try await original(120)
      try await withFastDirectory { directory in
        let path = try place(original.file, in: directory)
        do {
          let connection = try Connection(path: path, mode: .readWrite)
          try connection.script(
            """
            INSERT INTO message_words(message_words) VALUES ('delete-all');
            INSERT INTO message_words_config(k, v) VALUES ('rebuilding', 1)
            """)
        }
        let store = try SQLiteStore(directory: directory)
        #expect(try await store.search("apple", of: original.profile, limit: 999).count > 90)
        try await store.finishRebuild()
        #expect(try await store.fault(IndexCache()) == nil)
        #expect(try await store.marks() == [])
        await store.close()
      }
    }

    /// When two programs find the same damage, the second does not discard the rebuild of the first.
    @Test(arguments: [false, true]) func aRebuildInProgressIsNotRestarted(isDamagedAgain: Bool) async throws {
      if only != nil { return }
      let original = try await original(120)
      try await withFastDirectory { directory in
        let path = try place(original.file, in: directory)
        do {
          let connection = try Connection(path: path, mode: .readWrite)
          try connection.script(
            """
            INSERT INTO message_words(message_words) VALUES ('delete-all');
            INSERT INTO message_words_config(k, v) VALUES ('rebuilding', 1)
            """)
          if isDamagedAgain { try connection.script("DROP TABLE message_words_idx") }
        }
        let store = try SQLiteStore(directory: directory)
        let before = try await store.count("PRAGMA schema_version")
        try await store.renewIndex(after: .damagedIndex(path: path))
        #expect((try await store.count("PRAGMA schema_version") != before) == isDamagedAgain)
        #expect(try await store.search("apple", of: original.profile, limit: 999).count > 90)
        try await store.finishRebuild()
        #expect(try await store.fault(IndexCache()) == nil)
        await store.close()
      }
    }

    /// FTS5's own index check can end the process. The next start recreates that index without another check.
    @Test(arguments: [false, true]) func aCheckThatEndedItsProgramIsNotRepeated(isAlive: Bool) async throws {
      if only != nil { return }
      let original = try await original(20)
      try await withFastDirectory { directory in
        _ = try place(original.file, in: directory)
        let looks = DataDirectory(path: directory).indexLooks
        let lock = try OwnerLock(in: looks)
        // The file of a program that has ended stays, without a lock.
        if !isAlive { try Data().write(to: URL(filePath: "\(looks)/\(Identifier<OwnerLock>(high: 1, low: 2)).lock")) }
        let store = try SQLiteStore(directory: directory)
        let before = try await store.count("PRAGMA schema_version")
        _ = try await store.markAbandonedReplies()
        #expect((try await store.count("PRAGMA schema_version") == before) == isAlive)
        #expect(try FileManager.default.contentsOfDirectory(atPath: looks) == ["\(lock.id).lock"])
        try await store.finishRebuild()
        #expect(try await store.fault(IndexCache()) == nil)
        await store.close()
        withExtendedLifetime(lock) {}
      }
    }

    /// The old pages stay while the disk has no room to rewrite the file, and not every start tries.
    @Test(arguments: [false, true]) func oldPagesWaitForRoom(isSwept: Bool) async throws {
      if only != nil { return }
      let original = try await original(20)
      try await withFastDirectory { directory in
        let path = try place(original.file, in: directory)
        do {
          try Connection(path: path, mode: .readWrite)
            .script("INSERT INTO message_words_config(k, v) VALUES ('rebuilding', 1), ('old_pages', 7)")
        }
        let store = try SQLiteStore(directory: directory)
        let before = try await store.count("PRAGMA schema_version")
        try await store.finishRebuild { _ in false }
        #expect(try await store.marks() == ["old_pages"])
        // SQLite increases it whenever it rewrites the file.
        #expect(try await store.count("PRAGMA schema_version") == before)
        if isSwept { try await store.sweep() } else { try await store.finishRebuild { _ in true } }
        #expect(try await store.marks() == [])
        #expect(try await store.count("PRAGMA schema_version") != before)
        await store.close()
      }
    }

    enum OtherDamage: CaseIterable { case none, freePages, table }

    /// A new index would overwrite pages that a damaged list of free pages calls free. So nothing is changed.
    @Test(arguments: OtherDamage.allCases) func damageBeyondTheIndexChangesNothing(_ other: OtherDamage) async throws {
      if only != nil { return }
      let original = try await original(120)
      try await withFastDirectory { directory in
        let path = try place(original.file, in: directory)
        var tables: [String: Int] = [:]
        do {
          let connection = try Connection(path: path, mode: .readWrite)
          connection.logEnd = .folded
          try connection.script(
            "CREATE TABLE short(text); INSERT INTO short VALUES (zeroblob(40000)); DROP TABLE short")
          let roots = try connection.rows("SELECT name, rootpage FROM sqlite_master WHERE rootpage > 0") {
            ($0.text(0), Int($0.integer(1)))
          }
          tables = Dictionary(uniqueKeysWithValues: roots)
        }
        var file = try bytes(path)
        func start(of table: String) throws -> Int { (try #require(tables[table]) - 1) * 4096 }
        let index = try start(of: "message_words_data")
        file.replaceSubrange(index..<index + 4096, with: repeatElement(0xFF, count: 4096))
        switch other {
        case .none: break
        case .freePages:
          // The first page of the list (https://www.sqlite.org/fileformat2.html, "The Freelist"), and the first number
          // in it.
          let trunk = file[32..<36].reduce(0) { $0 << 8 | Int($1) }
          try #require(trunk > 0)
          let message = withUnsafeBytes(of: UInt32(try #require(tables["message"])).bigEndian, Array.init)
          file.replaceSubrange((trunk - 1) * 4096 + 8..<(trunk - 1) * 4096 + 12, with: message)
        case .table:
          let table = try start(of: "picture")
          file.replaceSubrange(table..<table + 4096, with: repeatElement(0xFF, count: 4096))
        }
        try file.write(to: URL(fileURLWithPath: path))
        let store = try SQLiteStore(directory: directory)
        let before = try await store.count("PRAGMA schema_version")
        for _ in 0..<2 {
          let error = await failure { () throws(StorageError) in
            _ = try await store.search("apple", of: original.profile, limit: 10)
          }
          #expect(error?.kind == (other == .none ? nil : "corrupt"))
        }
        #expect((try await store.count("PRAGMA schema_version") != before) == (other == .none))
        #expect(try await store.count("SELECT count(*) FROM message") == 120)
        await store.close()
      }
    }

    /// Failures with another cause do not change the index, damaged or not.
    @Test func otherFailuresLeaveTheIndex() async throws {
      if only != nil { return }
      let original = try await original(20)
      try await withFastDirectory { directory in
        let path = try place(original.file, in: directory)
        do { try Connection(path: path, mode: .readWrite).script("DROP TABLE message_words_idx") }
        let store = try SQLiteStore(directory: directory)
        let before = try await store.count("PRAGMA schema_version")
        let error = await failure { () throws(StorageError) in try await store.addProfilesTwice() }
        #expect(error?.kind == "failed")
        #expect(try await store.count("PRAGMA schema_version") == before)
        let refusal = StorageError.taken(original.last)
        let again = await failure { () throws(StorageError) in try await store.renewIndex(after: refusal) }
        #expect(again == refusal, "SQLite did not fail, so the index is not even checked")
        #expect(try await store.count("PRAGMA schema_version") == before)
        await store.close()
      }
    }

    private struct Outcome {
      var wrong: String?
      var isRebuilt = false
      var isUnnoticed = false
    }

    private func examine(at file: Data, _ original: Original) async throws -> Outcome {
      try await withFastDirectory { directory in
        try file.write(to: URL(fileURLWithPath: directory + "/aichat.sqlite"))
        return await examine(in: directory, original)
      }
    }

    private func examine(in directory: String, _ original: Original) async -> Outcome {
      var outcome = Outcome()
      do {
        let store = try SQLiteStore(directory: directory)
        let before = try await store.count("PRAGMA schema_version")
        _ = try await store.markAbandonedReplies()
        _ = try await store.search("apple", of: original.profile, limit: 10)
        for word in original.words {
          let count = try await store.search(word, of: original.profile, limit: 10).count
          // FTS5 has no checksums: a byte that changes one word into another goes unnoticed.
          if count != 1 { outcome.isUnnoticed = true }
        }
        if try await store.view() != original.view { outcome.wrong = "messages are lost" }
        var fixture = Fixture()
        for _ in 0..<9_000 { _ = fixture.id() as Message.ID }
        let question = fixture.message(in: original.chat, after: original.last, .user, "quince")
        try await store.append(question)
        let reply = fixture.message(in: original.chat, after: question.id, .assistant, "", .streaming)
        try await store.append(reply)
        try await store.finish(reply.id, text: "quince too", reasoning: nil, state: .complete, usage: nil)
        let found = try await store.search("quince", of: original.profile, limit: 10).count
        if found != 2 { outcome.wrong = "\(found) of the new messages are found" }
        try await store.finishRebuild()
        outcome.isRebuilt = try await store.count("PRAGMA schema_version") != before
        let lines = try await store.view().split(separator: "\n").filter { $0.hasPrefix("message ") }
        let old = original.view.split(separator: "\n").filter { $0.hasPrefix("message ") }
        if Array(lines.dropLast(2)) != old { outcome.wrong = "messages are lost" }
        // A rebuilt index is whole. An index that was not rebuilt may have unnoticed damage.
        if outcome.isRebuilt {
          if let fault = try await store.fault(IndexCache()) { outcome.wrong = fault }
        } else {
          let isWhole = (try? await store.fault(IndexCache())) == .some(nil)
          if !isWhole { outcome.isUnnoticed = true }
        }
        await store.close()
      } catch let error as StorageError {
        outcome.wrong = "it fails: \(error.message(in: .english))"
      } catch {
        outcome.wrong = "it fails: \(error)"
      }
      return outcome
    }
  }
}

extension SQLiteStore {
  /// The marks of a rebuild.
  fileprivate func marks() throws(StorageError) -> [String] {
    try connection.rows("SELECT k FROM message_words_config WHERE k NOT IN ('version', 'whole_on')") { $0.text(0) }
  }

  /// Fails, because identifiers are unique.
  fileprivate func addProfilesTwice() throws(StorageError) {
    try indexed { () throws(StorageError) in
      try connection.run("INSERT INTO profile(id, onboarded, created) SELECT id, onboarded, created FROM profile")
    }
  }

  fileprivate func indexPages() throws(StorageError) -> [(table: String, page: Int)] {
    try connection.rows("SELECT name, pageno FROM dbstat WHERE name LIKE 'message\\_words\\_%' ESCAPE '\\'") {
      (table: $0.text(0), page: Int($0.integer(1)))
    }
  }
}
