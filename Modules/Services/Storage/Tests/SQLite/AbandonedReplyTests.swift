import Entities
import Foundation
import Testing

@testable import Storage

@Suite struct AbandonedReplyTests {
  @Test func aReplyBelongsToItsStoreWhileThatLives() async throws {
    try await withDirectory { directory in
      var fixture = Fixture()
      let reader = try Stores.open(directory: directory)
      let profile = try await reader.addProfile(&fixture)
      let chat = try await reader.addChat(&fixture, of: profile)
      let own = fixture.message(in: chat, .assistant, "own", .streaming)
      try await reader.chats.append(own)
      let reply = fixture.message(in: chat, .assistant, "", .streaming)
      do {
        let writer = try Stores.open(directory: directory)
        try await writer.chats.append(reply)
        try await writer.chats.update(reply.id, text: "half an apple")
        #expect(try await reader.chats.markAbandonedReplies().isEmpty)
        #expect(try await writer.chats.markAbandonedReplies().isEmpty)
        #expect(try await reader.chats.message(reply.id)?.state == .streaming)
      }
      #expect(try await reader.chats.markAbandonedReplies() == [reply.id])
      #expect(try await reader.chats.markAbandonedReplies().isEmpty)
      #expect(try await reader.chats.message(reply.id)?.state == .interrupted)
      #expect(try await reader.found("apple", of: profile) == ["half an apple"])
      #expect(try await reader.chats.message(own.id)?.state == .streaming)
      #expect(try names(directory + "/owners").count == 1)
    }
  }

  @Test func aKilledProgramsReplyIsSaved() async throws {
    try await withDirectory { directory in
      // The child cannot receive the directory as a value: it reads its name from the environment.
      setenv("AICHAT_TEST_ABANDONED", directory, 1)
      defer { unsetenv("AICHAT_TEST_ABANDONED") }
      await #expect(processExitsWith: .signal(SIGKILL)) {
        let directory = try #require(getenv("AICHAT_TEST_ABANDONED").map { String(cString: $0) })
        var fixture = Fixture()
        let stores = try Stores.open(directory: directory)
        let profile = try await stores.addProfile(&fixture)
        let chat = try await stores.addChat(&fixture, of: profile)
        let question = try await stores.add(&fixture, ["question"], to: chat)[0]
        let reply = fixture.message(in: chat, after: question, .assistant, "", .streaming)
        try await stores.chats.append(reply)
        try await stores.chats.update(reply.id, text: "what had come")
        kill(getpid(), SIGKILL)
      }
      #expect(try names(directory + "/owners").count == 1)
      let stores = try Stores.open(directory: directory)
      let profile = try #require(try await stores.profiles.profiles().first).id
      let chat = try #require(try await stores.chats.chats(of: profile, offset: 0, limit: 1).first)
      #expect(try await stores.shown(chat.id) == ["question", "what had come"])
      let marked = try await stores.chats.markAbandonedReplies()
      #expect(marked.count == 1)
      #expect(try await stores.chats.message(try #require(marked.first))?.state == .interrupted)
      #expect(try await stores.found("come", of: profile) == ["what had come"])
      #expect(try names(directory + "/owners").isEmpty)
    }
  }

  @Test func programsThatStartTogetherLoseNothing() async throws {
    try await withDirectory { directory in
      setenv("AICHAT_TEST_TOGETHER", directory, 1)
      defer { unsetenv("AICHAT_TEST_TOGETHER") }
      await withTaskGroup(of: Void.self) { group in
        for _ in 0..<3 {
          group.addTask {
            await #expect(processExitsWith: .success) {
              let directory = try #require(getenv("AICHAT_TEST_TOGETHER").map { String(cString: $0) })
              let stores = try Stores.open(directory: directory)
              let profile = UserProfile(
                id: Identifier(at: Timestamp(milliseconds: 0)), created: Timestamp(milliseconds: 0))
              try await stores.profiles.save(profile)
              for number in 0..<20 { try await stores.notes.setNote("x", named: "\(number)", of: profile.id) }
            }
          }
        }
      }
      let store = try SQLiteStore(directory: directory)
      #expect(try await store.profiles().count == 3)
      #expect(try await store.count("SELECT count(*) FROM note") == 60)
    }
  }

  @Test func lockFilesWithoutALockAreDeleted() async throws {
    try await withDirectory { directory in
      let owners = directory + "/owners"
      let stores = try Stores.open(directory: directory)
      try FileManager.default.createDirectory(atPath: owners, withIntermediateDirectories: true)
      for name in ["01890a5d-ac96-774b-bcce-b302099a8057.lock", "notes.txt", "other.lock"] {
        try Data().write(to: URL(fileURLWithPath: owners + "/" + name))
      }
      #expect(try await stores.chats.markAbandonedReplies().isEmpty)
      #expect(try names(owners) == ["notes.txt", "other.lock"])
    }
  }

  @Test func anOwnerThatEndsDeletesItsFile() async throws {
    try await withDirectory { directory in
      do {
        let lock = try OwnerLock(in: directory)
        #expect(OwnerLock.all(in: directory) == [lock.id])
        let taken = try OwnerLock.ifAbandoned(lock.id, in: directory) { () throws(StorageError) in true }
        #expect(taken == nil)
      }
      #expect(OwnerLock.all(in: directory).isEmpty)
      #expect(OwnerLock.all(in: directory + "/absent").isEmpty)
    }
  }
}
