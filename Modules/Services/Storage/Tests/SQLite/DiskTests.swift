import Entities
import Foundation
import Testing

@testable import Storage

/// The guarantees of stores on disk only.
@Suite struct DiskTests {
  @Test func openingAgainFindsEverything() async throws {
    try await withDirectory { directory in
      var fixture = Fixture()
      let profile = fixture.profile("Ada")
      let avatar = fixture.avatar("Zed", by: profile.id)
      let chat = fixture.chat(of: profile.id, with: avatar.id)
      do {
        let stores = try Stores.open(directory: directory)
        try await stores.profiles.save(profile)
        try await stores.profiles.setCurrentProfile(profile.id)
        try await stores.notes.setNote("draft", named: "d", of: profile.id)
        try await stores.avatars.save(avatar)
        try await stores.avatars.recordOpening(of: avatar.id, by: profile.id, at: fixture.now)
        try await stores.chats.create(chat)
        let ids = try await stores.add(&fixture, ["one", "two 낚시", "three"], to: chat.id)
        try await stores.add(&fixture, ["other"], to: chat.id, after: ids[0])
        try await stores.chats.show(pathTo: ids[2], in: chat.id)
      }
      let stores = try Stores.open(directory: directory)
      #expect(try await stores.profiles.currentProfile() == profile)
      #expect(try await stores.notes.note("d", of: profile.id) == "draft")
      #expect(try await stores.avatars.avatars(madeBy: profile.id) == [avatar])
      #expect(try await stores.avatars.recentAvatars(of: profile.id, limit: 3) == [avatar.id])
      #expect(try await stores.shown(chat.id) == ["one", "two 낚시", "three"])
      #expect(try await stores.found("낚시", of: profile.id) == ["two 낚시"])
    }
  }

  @Test func newFilesArePrivate() async throws {
    try await withDirectory { parent in
      let directory = parent + "/deep/er/"
      let stores = try Stores.open(directory: directory)
      var fixture = Fixture()
      let profile = try await stores.addProfile(&fixture)
      let chat = try await stores.addChat(&fixture, of: profile)
      try await stores.chats.append(fixture.message(in: chat, .assistant, "", .streaming))
      for path in [parent, parent + "/deep", directory, directory + "/owners"] { #expect(try mode(path) == 0o700) }
      let files = try names(directory).filter { $0 != "owners" }
      #expect(files == ["aichat.sqlite", "aichat.sqlite-shm", "aichat.sqlite-wal"])
      for file in files { #expect(try mode(directory + file) == 0o600, "\(file)") }
      let locks = try names(directory + "owners")
      #expect(locks.count == 1)
      for lock in locks { #expect(try mode(directory + "owners/" + lock) == 0o600) }
    }
  }

  @Test func aFileThatOthersCouldReadBecomesPrivate() async throws {
    try await withDirectory { directory in
      let path = try place(Data(), in: directory)
      try FileManager.default.setAttributes([.posixPermissions: 0o644], ofItemAtPath: path)
      _ = try Stores.open(directory: directory)
      #expect(try mode(path) == 0o600)
    }
  }

  @Test func writersOnOneFileLoseNothing() async throws {
    try await withDirectory { directory in
      let stores = [try Stores.open(directory: directory), try Stores.open(directory: directory)]
      var fixture = Fixture()
      let profile = try await stores[0].addProfile(&fixture)
      let shared = try await stores[0].addChat(&fixture, of: profile)
      var plans: [[Message]] = []
      for _ in 0..<4 { plans.append((0..<25).map { fixture.message(in: shared, after: nil, .user, "apple \($0)") }) }
      try await withThrowingTaskGroup(of: Void.self) { group in
        for (writer, plan) in plans.enumerated() {
          group.addTask {
            for message in plan { try await stores[writer % 2].chats.append(message) }
          }
        }
        try await group.waitForAll()
      }
      for store in stores {
        #expect(try await store.found("apple", of: profile, limit: 999).count == 100)
        #expect(try await Set(store.chats.siblings(of: plans[0][0].id)) == Set(plans.joined().map(\.id)))
      }
    }
  }

  @Test func deletionLeavesNoRow() async throws {
    try await withDirectory { directory in
      let store = try SQLiteStore(directory: directory)
      let stores = Stores(
        profiles: store, notes: store, avatars: store, chats: store, personas: store, lorebooks: store,
        usage: store, records: store)
      let empty = try await store.rowCounts()
      var fixture = Fixture()
      let user = fixture.profile()
      let profile = user.id
      try await stores.profiles.save(user, with: AvatarPicture(id: fixture.id(), file: [3]))
      try await stores.profiles.setCurrentProfile(profile)
      try await stores.notes.setNote("n", named: "n", of: profile)
      let avatar = fixture.avatar("Zed", by: profile)
      let picture = AvatarPicture(id: fixture.id(), file: [1, 2])
      try await stores.avatars.save(fixture.change(CharacterDetails(avatar, .sample), with: picture, card: [1]))
      try await stores.avatars.save(fixture.change(CharacterDetails(avatar), with: picture))
      try await stores.avatars.save(fixture.change(CharacterDetails(avatar, .sample), with: picture))
      try await stores.avatars.recordOpening(of: avatar.id, by: profile, at: fixture.now)
      let chat = try await stores.addChat(&fixture, of: profile, with: avatar.id)
      // More than one step of the deletion handles.
      let ids = try await stores.add(&fixture, (0..<600).map { "낚시 word\($0) \u{0} É" }, to: chat)
      let reply = fixture.message(in: chat, after: ids[3], .assistant, "partial", .streaming)
      try await stores.chats.append(reply)
      let late = fixture.message(in: chat, after: ids[3], .assistant, "partial", .streaming)
      try await stores.chats.append(late)
      try await stores.chats.finish(late.id, text: "말이 바뀌었다", reasoning: "생각", state: .cancelled)
      var answer = fixture.message(in: chat, after: ids[3], .assistant, "partial", .streaming)
      answer.model = ModelChoice(provider: "openai", model: "m")
      try await stores.chats.append(answer)
      let usage = UsageRecord(tokens: TokenUsage(promptTokens: 1), isLocal: false, month: Month(year: 2026, 11))
      try await stores.chats.finish(answer.id, text: "a", reasoning: nil, state: .complete, usage: usage)
      try await stores.usage.addUsage(usage, of: ModelChoice(provider: "openai", model: "n"), in: chat)
      var piece = StagedPiece(), new = StagedImport()
      let (imported, left) = (fixture.chat(of: profile), fixture.chat(of: profile))
      piece.messages = [imported, left].map { TreeMessage(fixture.message(in: $0.id), extra: "{}") }
      try await store.stage(piece, for: profile)
      new.chats = [StagedImport.Chat(ChatHead(imported), fingerprint: "f")]
      try await store.publish(new, for: profile)
      let persona = fixture.persona("Captain", of: profile)
      try await stores.personas.save(persona, with: AvatarPicture(id: fixture.id(), file: [4]))
      try await stores.personas.bind(persona.id, in: .chat(chat), of: profile)
      try await stores.personas.bind(persona.id, in: .everywhere, of: profile)
      let lorebook = fixture.lorebook("Sea", of: profile)
      try await stores.lorebooks.save(lorebook, text: "{}")
      try await stores.lorebooks.assign(lorebook.id, to: [.chat(chat), .everywhere], of: profile)
      try await stores.chats.mark(ids[5], with: .bookmark("here"))
      let gone = try await stores.addChat(&fixture, of: profile)
      _ = try await stores.add(&fixture, ["pear"], to: gone)
      _ = try await stores.chats.moveToTrash(gone, at: fixture.now)
      let deletion: MessageDeletion.ID = fixture.id()
      _ = try await stores.chats.delete(ids[7], .one, as: deletion, at: fixture.now, inPlaceOf: nil)
      let full = try await store.rowCounts()
      #expect(full.filter { $0.value == 0 }.keys.sorted() == ["doomed", "leaving"])

      try await stores.profiles.deleteProfile(profile)
      #expect(try await store.rowCounts() == empty)
      try await store.script("INSERT INTO message_words(message_words) VALUES ('integrity-check')")
      #expect(try await store.count("SELECT count(*) FROM pragma_foreign_key_check") == 0)
      #expect(try await store.count("SELECT count(*) FROM pragma_integrity_check WHERE integrity_check = 'ok'") == 1)
    }
  }

  @Test func anInterruptedDeletionIsFinishedLater() async throws {
    try await withDirectory { directory in
      let store = try SQLiteStore(directory: directory)
      let stores = Stores(
        profiles: store, notes: store, avatars: store, chats: store, personas: store, lorebooks: store,
        usage: store, records: store)
      let empty = try await store.rowCounts()
      var fixture = Fixture()
      let profile = try await stores.addProfile(&fixture)
      let chat = try await stores.addChat(&fixture, of: profile)
      let id = try await stores.add(&fixture, ["apple"], to: chat)[0]
      try await store.script("INSERT INTO doomed SELECT seq FROM chat; DELETE FROM chat")
      #expect(try await stores.found("apple", of: profile).isEmpty)
      #expect(try await stores.chats.message(id) == nil)
      _ = try await stores.chats.markAbandonedReplies()
      try await stores.profiles.deleteProfile(profile)
      #expect(try await store.rowCounts() == empty)
    }
  }

  @Test func aFullDiskAndABusyFileAreReported() async throws {
    try await withDirectory { directory in
      let store = try SQLiteStore(directory: directory)
      let other = try SQLiteStore(directory: directory)
      let stores = Stores(
        profiles: store, notes: store, avatars: store, chats: store, personas: store, lorebooks: store,
        usage: store, records: store)
      var fixture = Fixture()
      let profile = try await stores.addProfile(&fixture)
      await store.refuseToWait()
      try await other.script("BEGIN IMMEDIATE")
      let busy = await failure { () throws(StorageError) in
        try await stores.notes.setNote("x", named: "n", of: profile)
      }
      #expect(busy == .busy(path: directory + "/aichat.sqlite"))
      try await other.script("ROLLBACK")

      try await store.script("PRAGMA max_page_count = 1")
      let big = String(repeating: "x", count: 100_000)
      let full = await failure { () throws(StorageError) in
        try await stores.notes.setNote(big, named: "n", of: profile)
      }
      #expect(full == .full(path: directory + "/aichat.sqlite"))
      // The failure lost nothing, and the next call works.
      try await store.script("PRAGMA max_page_count = 1000000")
      try await stores.notes.setNote("small", named: "n", of: profile)
      #expect(try await stores.notes.note("n", of: profile) == "small")
    }
  }

  /// Calls to a store that is closed at the end of the program fail without ending the process.
  @Test func aClosedStoreRefusesCalls() async throws {
    try await withDirectory { directory in
      var fixture = Fixture()
      let store = try SQLiteStore(directory: directory)
      let profile = try await store.stores.addProfile(&fixture)
      await store.close()
      await #expect(throws: StorageError.self) { try await store.setNote("late", named: "n", of: profile) }
      await #expect(throws: StorageError.self) { try await store.settle() }
      await #expect(throws: StorageError.self) { try await store.sweep() }
      await #expect(throws: StorageError.self) { try await store.profiles() }
      let next = try SQLiteStore(directory: directory)
      #expect(try await next.note("n", of: profile) == nil)
      await next.close()
    }
  }
}
