import Entities
import Foundation
import Testing

@testable import Storage

@Suite struct MigrationTests {
  private struct Failing: Migration {
    func apply(to connection: Connection) throws(StorageError) {
      try connection.script("ALTER TABLE profile ADD COLUMN half; SELECT * FROM nothing_of_that_name")
    }
  }

  private static let next = Migrations.Script(sql: "ALTER TABLE profile ADD COLUMN mood TEXT")

  @Test func anEmptyFileBecomesTheFirstVersion() async throws {
    try await withDirectory { directory in
      _ = try place(Data(), in: directory)
      let store = try SQLiteStore(directory: directory)
      #expect(try await store.count("PRAGMA user_version") == Migrations.all.known)
      #expect(try await store.count("PRAGMA application_id") == 0x6169_6368)
      #expect(try await store.profiles().isEmpty)
      // There was nothing to copy.
      #expect(try names(directory).allSatisfy { $0.hasPrefix("aichat.sqlite") })
    }
  }

  @Test func anOlderFileIsCopiedAndThenMigrated() async throws {
    try await withDirectory { directory in
      var fixture = Fixture()
      let profile = fixture.profile("Ada")
      do { try await SQLiteStore(directory: directory).save(profile) }
      let known = Migrations.all.known
      let more = Migrations(steps: Migrations.all.steps + [Self.next])
      let store = try SQLiteStore(directory: directory, migrations: more)
      #expect(try await store.count("PRAGMA user_version") == known + 1)
      #expect(try await store.profiles() == [profile])
      #expect(try await store.count("SELECT count(*) FROM profile WHERE mood IS NULL") == 1)

      let backup = directory + "/aichat.v\(known).backup.sqlite"
      #expect(try mode(backup) == 0o600)
      let copy = directory + "/restored"
      _ = try place(try bytes(backup), in: copy)
      let restored = try SQLiteStore(directory: copy)
      #expect(try await restored.count("PRAGMA user_version") == known)
      #expect(try await restored.profiles() == [profile])
    }
  }

  /// Version 1's data is preserved by every later version, and avatars can then have pictures.
  @Test func avatarsOfTheFirstVersionGetPictures() async throws {
    try await withDirectory { directory in
      var fixture = Fixture()
      let profile = fixture.profile("Ada")
      let avatar = fixture.avatar("Old", by: profile.id)
      do {
        // Version 1 had no table of pictures.
        let first = Migrations(steps: Array(Migrations.all.steps.prefix(1)))
        let store = try SQLiteStore(directory: directory, migrations: first)
        try await store.addProfileRow(profile)
        let id = avatar.id.description.filter { $0 != "-" }
        try await store.script(
          """
          INSERT INTO avatar(
            id, author, deleted, created, name, character, action, location, tagline, personality, greeting)
          VALUES (x'\(id)', 1, 0, \(avatar.created.milliseconds), 'Old', 'alien',
            'smiling', 'park', 't', 'p', 'g')
          """)
      }
      let store = try SQLiteStore(directory: directory)
      #expect(try await store.count("PRAGMA user_version") == Migrations.all.known)
      #expect(try await store.avatars(madeBy: profile.id) == [avatar])
      #expect(
        try await store.character(avatar.id)
          == CharacterDetails(avatar, CharacterDefinition(personality: "p", greeting: "g")))
      let picture = AvatarPicture(id: fixture.id(), file: [1, 2, 3])
      try await store.save(avatar, with: picture)
      #expect(try await store.avatar(avatar.id)?.picture == picture.id)
      #expect(try names(directory).contains("aichat.v1.backup.sqlite"))
    }
  }

  /// Version 2's data is preserved, and replies can have reasoning from then on.
  @Test func repliesOfTheSecondVersionGetThoughts() async throws {
    try await withDirectory { directory in
      var fixture = Fixture()
      let profile = fixture.profile("Ada")
      let chat = fixture.chat(of: profile.id)
      let reply = fixture.message(in: chat.id, .assistant, "so far", .streaming)
      do {
        let second = Migrations(steps: Array(Migrations.all.steps.prefix(2)))
        let store = try SQLiteStore(directory: directory, migrations: second)
        try await store.addProfileRow(profile)
        try await store.script(
          """
          INSERT INTO chat(id, profile, avatar, created, updated)
          VALUES (\(chat.id.blob), 1, \(chat.avatar.blob), 1, 1);
          INSERT INTO message(id, chat, profile, depth, role, state, owner, created, text)
          VALUES (\(reply.id.blob), 1, 1, 0, 'assistant', 'streaming', \(reply.id.blob),
            \(reply.created.milliseconds), 'so far')
          """)
      }
      let store = try SQLiteStore(directory: directory)
      #expect(try await store.message(reply.id) == reply)
      try await store.finish(reply.id, text: "so far", reasoning: "hm", state: .complete)
      #expect(try await store.message(reply.id)?.reasoning == "hm")
      #expect(try names(directory).contains("aichat.v2.backup.sqlite"))
    }
  }

  /// Version 3's data is preserved, with unknown usage, and the usage of later replies is counted.
  @Test func repliesOfTheThirdVersionHaveNoKnownUsage() async throws {
    try await withDirectory { directory in
      var fixture = Fixture()
      let profile = fixture.profile("Ada")
      let chat = fixture.chat(of: profile.id)
      let (old, reply) = (
        fixture.message(in: chat.id, .assistant, "old", .streaming),
        fixture.message(in: chat.id, .assistant, "", .streaming)
      )
      do {
        let third = Migrations(steps: Array(Migrations.all.steps.prefix(3)))
        let store = try SQLiteStore(directory: directory, migrations: third)
        try await store.addProfileRow(profile)
        try await store.addTalk(chat, of: profile, old)
      }
      let store = try SQLiteStore(directory: directory)
      #expect(try await store.count("PRAGMA user_version") == Migrations.all.known)
      #expect(try await store.message(old.id) == old)
      #expect(try await store.monthlyUsage(of: profile.id).isEmpty)
      var answer = reply
      answer.model = ModelChoice(provider: "openai", model: "m")
      try await store.append(answer)
      let month = Month(year: 2026, 11)
      let usage = UsageRecord(
        tokens: TokenUsage(promptTokens: 9, completionTokens: 1), isLocal: false, month: month)
      try await store.finish(reply.id, text: "new", reasoning: nil, state: .complete, usage: usage)
      #expect(try await store.usage(of: profile.id, in: month).map(\.promptTokens) == [9])
      #expect(try names(directory).contains("aichat.v3.backup.sqlite"))
      try await store.deleteChat(chat.id)
      #expect(try await store.count("SELECT count(*) FROM usage") == 0)
      #expect(try await store.count("SELECT count(*) FROM monthly_usage") == 1)
    }
  }

  /// Version 3's data is preserved, and profiles can have addresses and pictures from then on.
  @Test func profilesOfTheThirdVersionGetPictures() async throws {
    try await withDirectory { directory in
      var fixture = Fixture()
      var profile = fixture.profile("Ada")
      do {
        let third = Migrations(steps: Array(Migrations.all.steps.prefix(3)))
        try await SQLiteStore(directory: directory, migrations: third).addProfileRow(profile)
      }
      let store = try SQLiteStore(directory: directory)
      #expect(try await store.profiles() == [profile])
      let picture = AvatarPicture(id: fixture.id(), file: [1])
      (profile.email, profile.picture) = ("ada@example.org", picture.id)
      try await store.save(profile, with: picture)
      #expect(try await store.profiles() == [profile])
    }
  }

  /// Version 5's personalities and greetings become fields of definitions, which can be edited from then on.
  @Test func avatarsOfTheFifthVersionGetDefinitions() async throws {
    try await withDirectory { directory in
      var fixture = Fixture()
      let profile = fixture.profile("Ada")
      let (full, plain) = (fixture.avatar("Full", by: profile.id), fixture.avatar("Plain", by: profile.id))
      do {
        let fifth = Migrations(steps: Array(Migrations.all.steps.prefix(5)))
        let store = try SQLiteStore(directory: directory, migrations: fifth)
        try await store.addProfileRow(profile)
        for (avatar, text) in [(full, "성격\n둘"), (plain, "")] {
          try await store.script(
            """
            INSERT INTO avatar(
              id, author, deleted, created, name, character, action, location, tagline, personality, greeting)
            VALUES (\(avatar.id.blob), 1, 0, \(avatar.created.milliseconds), '\(avatar.name)', 'alien', 'smiling', 'park',
              't', '\(text)', '')
            """)
        }
      }
      let store = try SQLiteStore(directory: directory)
      #expect(try await store.avatars(madeBy: profile.id) == [plain, full])
      #expect(try await store.character(plain.id) == CharacterDetails(plain))
      let before = CharacterDetails(full, CharacterDefinition(personality: "성격\n둘"))
      #expect(try await store.character(full.id) == before)
      #expect(try await store.count("SELECT count(*) FROM definition") == 1)
      try await store.save([fixture.change(CharacterDetails(full, .sample))])
      let edits = try await store.edits(of: full.id, limit: 9)
      #expect(edits.map { $0.earlier[.personality] } == ["성격\n둘"])
      #expect(CharacterDetails(full, .sample).before(edits) == before)
      #expect(try names(directory).contains("aichat.v5.backup.sqlite"))
    }
  }

  /// Version 6's chats stay, and others can be imported beside them.
  @Test func chatsOfTheSixthVersionAreJoinedByImportedOnes() async throws {
    try await withDirectory { directory in
      var fixture = Fixture()
      let profile = fixture.profile("Ada")
      let (old, new) = (fixture.chat(of: profile.id), fixture.chat(of: profile.id))
      do {
        let store = try SQLiteStore(
          directory: directory, migrations: Migrations(steps: Array(Migrations.all.steps.prefix(6))))
        try await store.save(profile)
        try await store.script(
          """
          INSERT INTO chat(id, profile, avatar, created, updated) SELECT \(old.id.blob), seq, \(old.avatar.blob),
            \(old.created.milliseconds), \(old.updated.milliseconds) FROM profile
          """)
      }
      let store = try SQLiteStore(directory: directory)
      #expect(try await store.head(of: old.id) == ChatHead(old))
      var piece = StagedPiece(), imported = StagedImport()
      piece.messages = [TreeMessage(fixture.message(in: new.id), extra: "{}")]
      imported.chats = [StagedImport.Chat(ChatHead(new, extra: "x"), fingerprint: "f")]
      try await store.stage(piece, for: profile.id)
      try await store.publish(imported, for: profile.id)
      #expect(try await store.chat(importedAs: "f", by: profile.id) == new.id)
      #expect(try await store.chatIDs(of: profile.id).sorted() == [old.id, new.id].sorted())
    }
  }

  /// Version 6's data is preserved, and profiles can have personas from then on.
  @Test func profilesOfTheSixthVersionGetPersonas() async throws {
    try await withDirectory { directory in
      var fixture = Fixture()
      let profile = fixture.profile("Ada")
      let details = CharacterDetails(fixture.avatar("Mira", by: profile.id), .sample)
      do {
        let sixth = Migrations(steps: Array(Migrations.all.steps.prefix(6)))
        let store = try SQLiteStore(directory: directory, migrations: sixth)
        try await store.save(profile)
        try await store.save([fixture.change(details, card: [1])])
      }
      let store = try SQLiteStore(directory: directory)
      #expect(try await store.profiles() == [profile])
      #expect(try await store.character(details.avatar.id) == details)
      #expect(try await store.personas(of: profile.id).isEmpty)
      let persona = fixture.persona("Captain", of: profile.id)
      try await store.save(persona, with: nil)
      try await store.bind(persona.id, in: .everywhere, of: profile.id)
      #expect(
        try await store.personaInUse(in: nil, with: details.avatar.id, of: profile.id)
          == PersonaInUse(persona, in: .everywhere))
      #expect(try names(directory).contains("aichat.v6.backup.sqlite"))
    }
  }

  /// A copy in the place of the file has no log; here another program reads it at the same time.
  @Test func aChangeThatCannotBeCommittedYetLeavesNoCopy() async throws {
    try await withDirectory { directory in
      let path = directory + "/aichat.sqlite"
      do { _ = try SQLiteStore(directory: directory) }
      do { try Connection(path: path, mode: .readWrite).script("PRAGMA journal_mode = DELETE") }
      let reader = try Connection(path: path, mode: .readOnly)
      try reader.script("BEGIN; SELECT count(*) FROM profile")
      let next = Migrations(steps: Migrations.all.steps + [Self.next])
      LockTimeout.$current.withValue(.none) {
        #expect(throws: StorageError.busy(path: path)) { _ = try SQLiteStore(directory: directory, migrations: next) }
      }
      #expect(try names(directory) == ["aichat.sqlite"])
      reader.close()
      _ = try SQLiteStore(directory: directory, migrations: next)
      #expect(try names(directory).filter { $0.contains("backup") }.count == 1)
    }
  }

  @Test func aStepThatFailsChangesNothing() async throws {
    try await withDirectory { directory in
      do { _ = try SQLiteStore(directory: directory) }
      let broken = Migrations(steps: Migrations.all.steps + [Self.next, Failing()])
      for _ in 0..<2 {
        #expect(throws: StorageError.self) { _ = try SQLiteStore(directory: directory, migrations: broken) }
      }
      // Every attempt kept its copy under a name of its own.
      let backups = try names(directory).filter { $0.contains("backup") }
      let known = Migrations.all.known
      #expect(backups == ["aichat.v\(known).backup-2.sqlite", "aichat.v\(known).backup.sqlite"])
      let store = try SQLiteStore(directory: directory)
      #expect(try await store.count("PRAGMA user_version") == known)
      #expect(try await store.count("SELECT count(*) FROM pragma_table_info('profile') WHERE name = 'mood'") == 0)
    }
  }
}

extension SQLiteStore {
  /// Adds a chat with its only message, which is arriving, as version 3 did.
  func addTalk(_ chat: Conversation, of profile: UserProfile, _ message: Message) throws {
    try script(
      """
      INSERT INTO chat(id, profile, avatar, created, updated)
      SELECT \(chat.id.blob), seq, \(chat.avatar.blob), \(chat.created.milliseconds), \(chat.updated.milliseconds)
      FROM profile WHERE id = \(profile.id.blob);
      INSERT INTO message(id, chat, profile, depth, role, state, owner, created, text)
      SELECT \(message.id.blob), seq, profile, 0, '\(message.role.rawValue)', 'streaming', zeroblob(16),
        \(message.created.milliseconds), '\(message.text)' FROM chat;
      UPDATE chat SET leaf = (SELECT seq FROM message);
      """)
  }

  /// Adds a profile as every version could.
  func addProfileRow(_ profile: UserProfile) throws {
    try script(
      """
      INSERT INTO profile(id, name, onboarded, created)
      VALUES (\(profile.id.blob), '\(profile.name ?? "")', 0, \(profile.created.milliseconds))
      """)
  }
}

extension Identifier {
  /// The bytes as an SQL literal.
  var blob: String { "x'\(description.filter { $0 != "-" })'" }
}
