import Entities
import Testing

@testable import Storage

/// What an import leaves that did not end.
@Suite struct StagingTests {
  private func piece(_ fixture: inout Fixture, _ chat: Conversation, _ texts: [String]) -> StagedPiece {
    var piece = StagedPiece()
    for text in texts {
      let parent = piece.messages.last?.message.id
      piece.messages.append(TreeMessage(fixture.message(in: chat.id, after: parent, .user, text), extra: "{}"))
    }
    return piece
  }

  /// The program ends between two steps; the next one opens the file.
  @Test func theNextStartRemovesWhatAKillLeft() async throws {
    try await withDirectory { directory in
      var fixture = Fixture()
      let store = try SQLiteStore(directory: directory)
      let profile = try await store.stores.addProfile(&fixture)
      let empty = try await store.rowCounts()
      let chat = fixture.chat(of: profile)
      try await store.stage(piece(&fixture, chat, (0..<600).map { "word\($0)" }), for: profile)
      // A program that still runs keeps what it has staged.
      let other = try SQLiteStore(directory: directory)
      _ = try await other.markAbandonedReplies()
      #expect(try await other.count("SELECT count(*) FROM message") == 600)
      #expect(try await other.search("word1", of: profile, limit: 9).isEmpty)
      // As after a kill: the lock is gone, and the rows are there.
      await store.close()
      _ = try await other.markAbandonedReplies()
      #expect(try await other.rowCounts() == empty)
      let connection = try Connection(path: directory + "/aichat.sqlite", mode: .readOnly)
      #expect(try IntegrityCheck.of(connection).problems.isEmpty)
      connection.close()
      await other.close()
    }
  }

  /// Another program writes between two steps, and never waits for the whole import.
  @Test func anotherProgramWritesBetweenTheSteps() async throws {
    try await withDirectory { directory in
      var fixture = Fixture()
      let store = try SQLiteStore(directory: directory), other = try SQLiteStore(directory: directory)
      await other.refuseToWait()
      let profile = try await store.stores.addProfile(&fixture)
      let (chat, own) = (fixture.chat(of: profile), fixture.chat(of: profile))
      var last: Message.ID?
      try await other.create(own)
      for step in 0..<5 {
        var next = StagedPiece()
        for number in 0..<50 {
          next.messages.append(TreeMessage(fixture.message(in: chat.id, after: last, .user, "m\(step) \(number)")))
          last = next.messages.last?.message.id
        }
        try await store.stage(next, for: profile)
        try await other.append(fixture.message(in: own.id))
      }
      var new = StagedImport()
      new.chats = [StagedImport.Chat(ChatHead(chat, shown: last), fingerprint: "f")]
      try await store.publish(new, for: profile)
      #expect(try await other.messages(of: chat.id, before: nil, limit: .max).messages.count == 250)
      await store.close()
      await other.close()
    }
  }

  /// The profile goes while its import is under way.
  @Test func aDeletedProfileTakesItsStagedChats() async throws {
    try await withDirectory { directory in
      var fixture = Fixture()
      let store = try SQLiteStore(directory: directory)
      let empty = try await store.rowCounts()
      let profile = try await store.stores.addProfile(&fixture)
      let chat = fixture.chat(of: profile)
      try await store.stage(piece(&fixture, chat, ["one"]), for: profile)
      try await store.deleteProfile(profile)
      #expect(try await store.rowCounts() == empty)
      await store.close()
    }
  }
}
