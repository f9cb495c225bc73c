import Entities
import Testing

@testable import Storage

/// Lists of any length are read by an index. These tests fail when a changed query or index leads to a scan of a table.
@Suite struct QueryPlanTests {
  private static let queries = [
    "SELECT seq FROM chat WHERE profile = 1 ORDER BY updated DESC, id DESC LIMIT 5 OFFSET 9000",
    "SELECT id FROM chat WHERE profile = (SELECT seq FROM profile WHERE id = 1)",
    "SELECT * FROM profile p JOIN chat c ON c.profile = p.seq WHERE p.id = 1 AND c.avatar = 2 "
      + "ORDER BY c.updated DESC, c.id DESC LIMIT 1",
    "SELECT seq FROM message m WHERE m.chat = 1 AND m.parent IS 2 AND m.seq > 2",
    "SELECT seq FROM deletion WHERE purging = 0 AND created <= 1",
    "SELECT seq FROM deletion WHERE chat = 1 ORDER BY seq DESC",
    "SELECT message FROM trash WHERE deletion = 1 ORDER BY message DESC LIMIT 256",
    "SELECT message FROM trash WHERE chat = 1 AND whole = 0",
    "SELECT message FROM mark WHERE chat = 1", "DELETE FROM branch_tip WHERE leaf = 1",
    "SELECT seq FROM message WHERE chat = 1 LIMIT 256",
    "SELECT seq, id FROM message WHERE owner = 1",
    "SELECT chat FROM staged WHERE owner = 1",
    "SELECT c.id FROM imported_chat i JOIN chat c ON c.seq = i.chat WHERE i.fingerprint = 'f' AND c.profile = 1",
    "SELECT avatar FROM opening WHERE profile = 1 ORDER BY latest DESC, avatar DESC LIMIT 5",
    "SELECT seq FROM edit WHERE avatar = (SELECT seq FROM avatar WHERE id = 1) ORDER BY seq DESC LIMIT 5",
    "SELECT * FROM avatar WHERE author = 1 AND deleted = 0 ORDER BY created DESC, id DESC",
    "SELECT seq FROM deleted_chat WHERE profile = 1 ORDER BY deleted DESC, id DESC LIMIT 5 OFFSET 9000",
    "SELECT seq FROM deleted_chat WHERE deleted <= 1", "SELECT seq FROM deleted_chat WHERE avatar = 1",
    "SELECT EXISTS(SELECT 1 FROM chat WHERE profile < 1) OR EXISTS(SELECT 1 FROM chat WHERE profile > 1)",
  ]

  @Test(arguments: queries)
  func readsByAnIndexInItsOrder(_ query: String) async throws {
    try await withDirectory { directory in
      let plan = try await SQLiteStore(directory: directory).plan(query)
      let tables = plan.filter { $0.hasPrefix("SEARCH") || ($0.hasPrefix("SCAN") && $0 != "SCAN CONSTANT ROW") }
      #expect(!tables.isEmpty)
      #expect(
        tables.allSatisfy { $0.hasPrefix("SEARCH") && $0.contains("USING") && !$0.contains("AUTOMATIC") }, "\(plan)")
      #expect(!plan.contains { $0.contains("USE TEMP B-TREE") }, "\(plan)")
    }
  }

  /// The intended scans: of few rows, or of rows that another part of the query chose.
  private static let scanned: Set<String> = [
    "SCAN profile", "SCAN current_profile", "SCAN doomed", "SCAN path", "SCAN page", "SCAN hit", "SCAN CONSTANT ROW",
    "SCAN card",  // Once, in the migration that reads the notes of cards.
    "SCAN message USING COVERING INDEX message_owner", "SCAN message USING INDEX message_owner",
    "SCAN deleted_chat", "SCAN deleted_chat USING COVERING INDEX deleted_chat_avatar",
    "SCAN deleted_chat USING COVERING INDEX deleted_chat_list",
    "SCAN deleted_chat USING COVERING INDEX deleted_chat_time", "SCAN staged",
    "SCAN staged USING COVERING INDEX staged_owner",
    "SCAN sqlite_master", "SCAN trash", "SCAN trash USING COVERING INDEX trash_deletion",
    "SCAN trash USING COVERING INDEX trash_chat", "SCAN up", "SCAN f", "SCAN p", "SCAN family",
    "SCAN part", "SCAN top",
  ]

  @Test func noStatementOfTheStoreScansATable() async throws {
    try await withDirectory { directory in
      let store = try SQLiteStore(directory: directory)
      let stores = Stores(
        profiles: store, notes: store, avatars: store, chats: store, personas: store, lorebooks: store,
        usage: store, records: store)
      var fixture = Fixture()
      let profile = try await stores.addProfile(&fixture)
      let other = try await stores.addProfile(&fixture)
      let chat = try await stores.addChat(&fixture, of: profile)
      let last = try await stores.addChat(&fixture, of: other)
      let path = try await stores.add(&fixture, ["one", "two", "three"], to: chat)
      try await stores.add(&fixture, ["other"], to: chat, after: path[0])
      let reply = fixture.message(in: last, .assistant, "", .streaming)
      try await stores.chats.append(reply)
      try await stores.chats.update(reply.id, text: "x")
      let usage = UsageRecord(tokens: TokenUsage(promptTokens: 1), isLocal: false, month: Month(year: 2026, 11))
      try await stores.chats.finish(reply.id, text: "x", reasoning: nil, state: .complete, usage: usage)
      try await stores.usage.addUsage(usage, of: ModelChoice(provider: "p", model: "m"), in: last)
      _ = try await stores.usage.usage(of: [reply.id])
      _ = try await stores.usage.usage(in: last)
      _ = try await stores.usage.usage(of: other, in: usage.month)
      _ = try await stores.usage.monthlyUsage(of: other)
      _ = try await stores.found("one", of: profile)
      _ = try await stores.chats.messages(of: chat, before: path[0], limit: 2)
      _ = try await stores.chats.messages(of: chat, before: nil, limit: 2)
      _ = try await stores.chats.context(of: chat, notes: { _ in ["x"] })
      _ = try await stores.chats.leaf(below: path[1])
      _ = try await stores.chats.siblings(of: path[1])
      _ = try await stores.chats.alternatives(in: chat, upTo: path[1], limit: 9)
      _ = try await stores.chats.outline(of: chat)
      try await stores.chats.show(pathTo: path[2], in: chat)
      try await stores.chats.markSeen(chat)
      try await stores.chats.mark(path[1], with: .pinned(true))
      _ = try await stores.chats.markedMessages(of: chat, limit: 2)
      let deletions: [MessageDeletion.ID] = [fixture.id(), fixture.id(), fixture.id()], time = fixture.now
      _ = try await stores.chats.delete(path[2], .below, as: deletions[0], at: time, inPlaceOf: nil)
      _ = try await stores.chats.undo(deletions[0], inPlaceOf: nil)
      _ = try await stores.chats.delete(path[1], .one, as: deletions[1], at: time, inPlaceOf: nil)
      _ = try await stores.chats.depth(of: path[2])
      _ = try await stores.found("one", of: profile)
      _ = try await stores.chats.deletions(in: chat)
      _ = try await stores.chats.hasMessage(path[1])
      _ = try await stores.notes.notes(beginningWith: "x", of: profile)
      try await stores.chats.emptyTrash(of: chat, until: time)
      _ = try await stores.chats.delete(path[2], .one, as: deletions[2], at: time, inPlaceOf: nil)
      try await stores.chats.emptyTrash(of: nil, until: time)
      try await stores.chats.rename(chat, to: "x")
      for shelf in [ChatShelf.current, .archived, .tagged("x"), .deleted] {
        _ = try await stores.chats.chats(of: profile, on: shelf, offset: 0, limit: 2)
      }
      _ = try await stores.chats.shelves(of: profile)
      for round in 0..<2 {
        _ = try await stores.chats.moveToTrash(chat, at: time)
        _ = try await stores.found("one", of: profile)
        _ = try await stores.chats.deletedChatIDs(of: profile)
        if round == 0 { try await stores.chats.restoreChat(chat) }
      }
      _ = try await stores.chats.emptyChatTrash(of: profile, until: Timestamp(milliseconds: time.milliseconds - 1))
      _ = try await stores.chats.emptyChatTrash(of: nil, until: Timestamp(milliseconds: time.milliseconds - 1))
      try await stores.chats.restoreChat(chat)
      try await stores.chats.move(chat, to: ChatPlace(tags: ["x"]))
      let filter = MessageFilter(names: LetterPattern("z"), orWith: [fixture.id()], role: .user, from: fixture.now)
      _ = try await stores.chats.search("one", among: filter, of: profile, limit: 9)
      _ = try await stores.chats.chatIDs(of: profile)
      _ = try await stores.chats.latestChat(of: profile, with: fixture.id())
      var piece = StagedPiece(), new = StagedImport()
      let imported = fixture.chat(of: profile)
      piece.messages = [TreeMessage(fixture.message(in: imported.id), extra: "{}")]
      try await store.stage(piece, for: profile)
      new.chats = [StagedImport.Chat(ChatHead(imported), fingerprint: "f")]
      try await store.publish(new, for: profile)
      _ = try await store.chat(importedAs: "f", by: profile)
      _ = try await store.head(of: imported.id)
      _ = try await store.extras(of: [piece.messages[0].message.id])
      let stopped = fixture.chat(of: profile)
      piece.messages = [TreeMessage(fixture.message(in: stopped.id))]
      try await store.stage(piece, for: profile)
      _ = try await stores.found("one", of: profile)
      _ = try await store.newestMessage(in: chat)
      try await store.discardStaged([stopped.id])
      _ = try await stores.chats.markAbandonedReplies()
      _ = try await stores.avatars.avatars(madeBy: profile)
      let avatar = fixture.avatar("Zed", by: profile)
      for definition in [CharacterDefinition.sample, CharacterDefinition()] {
        try await stores.avatars.save(fixture.change(CharacterDetails(avatar, definition), card: [1]))
      }
      _ = try await stores.avatars.edits(of: avatar.id, limit: 2)
      _ = try await stores.avatars.card(of: avatar.id)
      let persona = fixture.persona("Captain", of: profile)
      try await stores.personas.save(persona, with: AvatarPicture(id: fixture.id(), file: [1]))
      for scope in [ChatScope.chat(last), .everywhere] {
        try await stores.personas.bind(persona.id, in: scope, of: profile)
      }
      try await stores.personas.bind(nil, in: .chat(last), of: profile)
      _ = try await stores.personas.personas(of: profile)
      _ = try await stores.personas.bindings(of: profile)
      _ = try await stores.personas.personaInUse(in: last, with: avatar.id, of: profile)
      try await stores.personas.deletePersona(persona.id)
      let lorebook = fixture.lorebook("Sea", of: profile)
      try await stores.lorebooks.save(lorebook, text: "{}")
      try await stores.lorebooks.assign(lorebook.id, to: [.chat(last), .everywhere], of: profile)
      _ = try await stores.lorebooks.lorebooks(of: profile)
      _ = try await stores.lorebooks.lorebookText(lorebook.id)
      _ = try await stores.lorebooks.assignments(of: profile)
      _ = try await stores.lorebooks.lorebooksInUse(in: last, with: avatar.id, of: profile)
      try await stores.lorebooks.deleteLorebook(lorebook.id)
      _ = try await stores.avatars.recentAvatars(of: profile, limit: 2)
      try await stores.notes.setNote("x", named: "x", of: profile)
      _ = try await stores.notes.note("x", of: profile)
      _ = try await stores.profiles.profiles()
      _ = try await stores.profiles.currentProfile()
      try await stores.profiles.deleteProfile(profile)

      let statements = await store.statements().filter { !$0.hasPrefix("PRAGMA") }
      #expect(statements.count > 40)
      for statement in statements {
        let scans = try await store.plan(statement).filter { $0.hasPrefix("SCAN") }
        let unwanted = scans.filter { scan in
          !Self.scanned.contains(scan) && !scan.hasPrefix("SCAN message_words VIRTUAL TABLE")
            && !scan.hasPrefix("SCAN (subquery")
        }
        #expect(unwanted.isEmpty, "\(statement)")
      }
    }
  }

  @Test func theOwnerOfAMatchIsReadFromTheIndexAlone() async throws {
    try await withDirectory { directory in
      let plan = try await SQLiteStore(directory: directory).plan(
        """
        SELECT message_words.rowid FROM message_words CROSS JOIN message owned INDEXED BY message_profile
        ON owned.profile = 1 AND owned.seq = message_words.rowid WHERE message_words MATCH 'x'
        ORDER BY message_words.rowid DESC LIMIT 9
        """)
      #expect(plan.contains { $0.contains("COVERING INDEX message_profile (profile=? AND rowid=?)") }, "\(plan)")
      #expect(!plan.contains { $0.contains("USE TEMP B-TREE") }, "\(plan)")
    }
  }
}
