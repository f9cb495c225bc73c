import Entities
import Foundation
import Testing

@testable import Storage

/// Files of version 12, in which no message named its speaker.
@Suite struct TwelfthVersionTests {
  @Test func messagesOfTheTwelfthVersionStayAndNewOnesNameTheirSpeaker() async throws {
    try await withDirectory { directory in
      var fixture = Fixture()
      let profile = fixture.profile("Ada")
      let chat = fixture.chat(of: profile.id)
      let (id, member): (Message.ID, Avatar.ID) = (fixture.id(), fixture.id())
      do {
        let twelfth = Migrations(steps: Array(Migrations.all.steps.prefix(12)))
        let store = try SQLiteStore(directory: directory, migrations: twelfth)
        try await store.addProfileRow(profile)
        try await store.script(
          """
          INSERT INTO chat(id, profile, avatar, created, updated)
          SELECT \(chat.id.blob), seq, \(chat.avatar.blob), 1, 1 FROM profile;
          INSERT INTO message(seq, id, chat, profile, depth, role, state, created, text)
          SELECT 1, \(id.blob), seq, profile, 0, 'assistant', 'complete', 5, 'old' FROM chat;
          INSERT INTO message_words(rowid, words) VALUES (1, 'old');
          UPDATE chat SET leaf = 1
          """)
      }
      let store = try SQLiteStore(directory: directory)
      #expect(try await store.count("PRAGMA user_version") == Migrations.all.known)
      let old = try await store.message(id)
      #expect(old?.text == "old" && old?.speaker == nil)
      let new = fixture.message(in: chat.id, after: id, .assistant, "new", by: member)
      try await store.append(new)
      #expect(try await store.messages(of: chat.id, before: nil, limit: 9).messages == [try #require(old), new])
      #expect(try names(directory).contains("aichat.v12.backup.sqlite"))
    }
  }
}
