import Entities
import Foundation
import Testing

@testable import Storage

/// A disk that has not stored its data reports that once. Later writes would depend on the lost data.
@Suite struct FailedSyncTests {
  /// The acknowledged messages, and the error that ended the run.
  private struct Run {
    var kept: [String] = []
    var failure: StorageError?
  }

  /// Adds messages until one is refused.
  private func talk(_ stores: Stores, in chat: Conversation.ID, _ fixture: inout Fixture, count: Int) async -> Run {
    var run = Run()
    for number in 0..<count {
      // The model's messages do not wait for the disk, except for the checkpoint after some of them.
      let text = "\(number) " + String(repeating: "x", count: 4_000)
      let message = fixture.message(in: chat, number.isMultiple(of: 3) ? .user : .assistant, text)
      do {
        try await stores.chats.append(message)
        run.kept.append(text)
      } catch {
        run.failure = error
        break
      }
    }
    return run
  }

  @Test(arguments: 1...14) func nothingIsWrittenAfterwards(_ number: Int) async throws {
    try await withDirectory { directory in
      let race = try Race(directory)
      try await Connection.$disk.withValue(race.disk) {
        var fixture = Fixture()
        let store = try SQLiteStore(directory: directory)
        await store.copyLog(from: 16)
        let stores = store.stores
        let profile = try await stores.addProfile(&fixture)
        let chat = try await stores.addChat(&fixture, of: profile)
        race.failingSync = race.syncs + number
        let run = await talk(stores, in: chat, &fixture, count: 40)
        #expect(run.failure?.kind == "unsynced")
        #expect(run.failure?.message(in: .english).contains("aichat writes nothing more") == true)
        // Every call that would write is refused without an attempt, and reports the reason.
        let syncs = race.syncs
        #expect(syncs == race.failingSync)
        let refused: [(Stores) async throws -> Void] = [
          { try await $0.chats.deleteChat(chat) }, { try await $0.notes.setNote("x", named: "n", of: profile) },
          { try await $0.chats.rename(chat, to: "x") }, { try await $0.profiles.deleteProfile(profile) },
          { _ in try await store.sweep() }, { _ in try await store.settle() },
        ]
        for write in refused {
          let error = await #expect(throws: StorageError.self) { try await write(stores) }
          #expect(error == run.failure)
        }
        // Stored data can still be read.
        let count = try await store.count("SELECT count(*) FROM message")
        #expect(count >= run.kept.count)
        await store.close()
        #expect(race.syncs == syncs)
        // The next start finds everything acknowledged, and can write again.
        let again = try SQLiteStore(directory: directory)
        let texts = Set(try await again.connectionTexts())
        #expect(run.kept.allSatisfy(texts.contains))
        try await again.stores.notes.setNote("x", named: "n", of: profile)
        #expect(try await again.count("SELECT count(*) FROM pragma_integrity_check WHERE integrity_check = 'ok'") == 1)
        await again.close()
      }
    }
  }

  /// After a failed creation the next start makes the file: the failed connection is dropped.
  @Test(arguments: 1...6) func aFileWhoseCreationFailedIsMadeLater(_ number: Int) async throws {
    try await withDirectory { directory in
      let race = try Race(directory)
      try await Connection.$disk.withValue(race.disk) {
        race.failingSync = number
        do {
          let store = try SQLiteStore(directory: directory)
          #expect(race.syncs < number)
          await store.close()
        } catch {
          #expect((error as? StorageError)?.kind == "unsynced")
          #expect(race.syncs >= number)
        }
        let store = try SQLiteStore(directory: directory)
        var fixture = Fixture()
        _ = try await store.stores.addProfile(&fixture)
        #expect(try await store.count("SELECT count(*) FROM profile") == 1)
        #expect(try names(directory).contains("aichat.sqlite-wal"))
        await store.close()
      }
    }
  }
}

extension SQLiteStore {
  fileprivate func connectionTexts() throws -> [String] {
    try connection.rows("SELECT text FROM message") { $0.text(0) }
  }
}
