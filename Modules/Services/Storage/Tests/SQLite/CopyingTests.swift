import Entities
import Testing

@testable import Storage

/// Copies of chats while other things happen.
@Suite struct CopyingTests {
  private func filled(
    _ store: SQLiteStore, _ fixture: inout Fixture, _ count: Int
  ) async throws -> (profile: UserProfile.ID, chat: Conversation.ID, path: [Message.ID]) {
    let stores = store.stores
    let profile = try await stores.addProfile(&fixture)
    let chat = try await stores.addChat(&fixture, of: profile)
    return (profile, chat, try await stores.add(&fixture, (0..<count).map { "word\($0)" }, to: chat))
  }

  /// The program ends between two pieces; the next one opens the file.
  @Test func theNextStartRemovesWhatAKillLeft() async throws {
    try await withDirectory { directory in
      var fixture = Fixture()
      let store = try SQLiteStore(directory: directory), other = try SQLiteStore(directory: directory)
      let (profile, chat, _) = try await filled(store, &fixture, 300)
      let before = try await store.rowCounts()
      var plan = try await store.copyPlan(of: chat)
      try await store.stagePiece(of: &plan, as: fixture.chat(of: profile))
      #expect(try await other.count("SELECT count(*) FROM message") == 556)
      #expect(try await other.search("word100", of: profile, limit: 9).count == 1)
      // As after a kill: the lock is gone, and the rows are there.
      await store.close()
      _ = try await other.markAbandonedReplies()
      #expect(try await other.rowCounts() == before)
      await other.close()
    }
  }

  /// Another program writes between two pieces, and never waits for the whole copy.
  @Test func anotherProgramWritesBetweenThePieces() async throws {
    try await withDirectory { directory in
      var fixture = Fixture()
      let store = try SQLiteStore(directory: directory), other = try SQLiteStore(directory: directory)
      await other.refuseToWait()
      let (profile, chat, path) = try await filled(store, &fixture, 600)
      let new = fixture.chat(of: profile)
      var plan = try await store.copyPlan(of: chat), pieces = 0
      while plan.next < plan.parts.count {
        try await store.stagePiece(of: &plan, as: new)
        // The copy is the chat as it was at the beginning.
        try await other.append(fixture.message(in: chat, after: path.last, .user, "later\(pieces)"))
        pieces += 1
      }
      try await store.publish(ChatCopy(new), from: plan)
      #expect(pieces == 3)
      let shown = try await other.messages(of: new.id, before: nil, limit: .max).messages
      #expect(shown.map(\.text) == (0..<600).map { "word\($0)" })
      let connection = try Connection(path: directory + "/aichat.sqlite", mode: .readOnly)
      #expect(try IntegrityCheck.of(connection).problems.isEmpty)
      connection.close()
      await store.close()
      await other.close()
    }
  }

  @Test func whatIsDeletedMeanwhileIsLeftOut() async throws {
    try await withDirectory { directory in
      var fixture = Fixture()
      let store = try SQLiteStore(directory: directory)
      let (profile, chat, path) = try await filled(store, &fixture, 4)
      let new = fixture.chat(of: profile), plan = try await store.copyPlan(of: chat)
      for message in [path[1], path[3]] {
        _ = try await store.delete(message, .one, as: fixture.id(), at: fixture.now, inPlaceOf: nil)
      }
      var rest = plan
      try await store.stagePiece(of: &rest, as: new)
      try await store.publish(ChatCopy(new), from: rest)
      let shown = try await store.messages(of: new.id, before: nil, limit: 9).messages
      #expect(shown.map(\.text) == ["word0", "word2"])
      // The chat itself: its copy is none.
      let second = fixture.chat(of: profile)
      var late = try await store.copyPlan(of: chat)
      try await store.stagePiece(of: &late, as: second)
      _ = try await store.moveToTrash(chat, at: fixture.now)
      let gone = await failure { [late] () throws(StorageError) in
        try await store.publish(ChatCopy(second), from: late)
      }
      #expect(gone?.kind == "missing")
      #expect(try await store.chat(second.id) == nil)
      await store.close()
    }
  }

  /// Long texts make short pieces.
  @Test func aPieceHasAtMostSoManyBytes() async throws {
    try await withDirectory { directory in
      var fixture = Fixture()
      let store = try SQLiteStore(directory: directory)
      let (profile, chat, _) = try await filled(store, &fixture, 2)
      let text = String(repeating: "z", count: CopyPiece.bytes)
      for _ in 0..<2 { try await store.append(fixture.message(in: chat, .user, text)) }
      var plan = try await store.copyPlan(of: chat)
      let new = fixture.chat(of: profile)
      try await store.stagePiece(of: &plan, as: new)
      #expect(plan.next == 3)
      try await store.discardStaged([new.id])
      await store.close()
    }
  }
}
