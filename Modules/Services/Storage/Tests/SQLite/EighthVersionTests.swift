import Entities
import Foundation
import Testing

@testable import Storage

/// Files of version 8, which had no marks, no fields for the notes of cards, and no lorebooks.
@Suite struct EighthVersionTests {
  /// Version 8's messages stay, those that an import kept as hidden are marked so, and all of them can be deleted.
  @Test func messagesOfTheEighthVersionGetMarks() async throws {
    try await withDirectory { directory in
      var fixture = Fixture()
      let profile = fixture.profile("Ada")
      let chat = fixture.chat(of: profile.id)
      let extras = [
        "", #"{"hidden":true}"#, #"{"name":"a \"b\"","hidden":true,"extra":"{}"}"#, #"{"name":"\",\"hidden\":true"}"#,
        #"{"extra":"{\"hidden\":true}"}"#,
      ]
      let messages = extras.map { _ in fixture.message(in: chat.id) }
      do {
        let eighth = Migrations(steps: Array(Migrations.all.steps.prefix(8)))
        let store = try SQLiteStore(directory: directory, migrations: eighth)
        try await store.addProfileRow(profile)
        try await store.script(
          """
          INSERT INTO chat(id, profile, avatar, created, updated)
          SELECT \(chat.id.blob), seq, \(chat.avatar.blob), 1, 1 FROM profile;
          """)
        for (message, extra) in zip(messages, extras) {
          try await store.script(
            """
            INSERT INTO message(id, chat, profile, depth, role, state, created, text)
            SELECT \(message.id.blob), seq, profile, 0, 'user', 'complete', \(message.created.milliseconds), 'text'
            FROM chat;
            INSERT INTO imported_message SELECT seq, '\(extra)' FROM message
            WHERE id = \(message.id.blob) AND '\(extra)' <> '';
            INSERT INTO message_words(rowid, words) SELECT max(seq), 'text' FROM message;
            UPDATE chat SET leaf = (SELECT max(seq) FROM message);
            """)
        }
      }
      let store = try SQLiteStore(directory: directory)
      var hidden: [Bool] = []
      for message in messages { hidden.append(try await store.message(message.id)?.marks.isHidden == true) }
      #expect(hidden == [false, true, true, false, false])
      #expect(try await store.extras(of: messages.map(\.id)).count == 4)
      let deletion: MessageDeletion.ID = fixture.id()
      _ = try await store.delete(messages[4].id, .one, as: deletion, at: fixture.now, inPlaceOf: nil)
      #expect(try await store.message(messages[4].id) == nil)
      #expect(try await store.undo(deletion, inPlaceOf: nil))
      #expect(try await store.messages(of: chat.id, before: nil, limit: 9).messages == [messages[4]])
      #expect(try names(directory).contains("aichat.v8.backup.sqlite"))
    }
  }

  /// Version 8 kept the notes of cards in their documents only.
  @Test func notesOfCardsOfTheEighthVersionBecomeFields() async throws {
    try await withDirectory { directory in
      var fixture = Fixture()
      let profile = fixture.profile("Ada")
      let cards = [
        #"{"data":{"extensions":{"depth_prompt":{"prompt":"Calm.","depth":"2","role":"user"}}}}"#,
        #"{"name":"x","depth_prompt":{"prompt":"Wild."}}"#, #"{"data":{"extensions":{"depth_prompt":null}}}"#,
        #"{"depth_prompt""#,
      ]
      let avatars = cards.indices.map { fixture.avatar("\($0)", by: profile.id) }
      do {
        let eighth = Migrations(steps: Array(Migrations.all.steps.prefix(8)))
        let store = try SQLiteStore(directory: directory, migrations: eighth)
        try await store.save(profile)
        for (avatar, card) in zip(avatars, cards) {
          try await store.save([fixture.change(CharacterDetails(avatar), card: Array(card.utf8))])
        }
      }
      let store = try SQLiteStore(directory: directory)
      var notes: [CharacterNote?] = []
      for avatar in avatars { notes.append(try await store.character(avatar.id)?.definition.note) }
      #expect(
        notes == [
          CharacterNote(text: "Calm.", depth: 2, role: .user), CharacterNote(text: "Wild."), CharacterNote(),
          CharacterNote(),
        ])
    }
  }

  /// Version 8's data is preserved, and profiles can have lorebooks from then on.
  @Test func profilesOfTheEighthVersionGetLorebooks() async throws {
    try await withDirectory { directory in
      var fixture = Fixture()
      let profile = fixture.profile("Ada")
      let persona = fixture.persona("Captain", of: profile.id)
      do {
        let eighth = Migrations(steps: Array(Migrations.all.steps.prefix(8)))
        let store = try SQLiteStore(directory: directory, migrations: eighth)
        try await store.save(profile)
        try await store.save(persona, with: nil)
      }
      let store = try SQLiteStore(directory: directory)
      #expect(try await store.personas(of: profile.id) == [persona])
      #expect(try await store.lorebooks(of: profile.id).isEmpty)
      let lorebook = fixture.lorebook("Sea", of: profile.id)
      try await store.save(lorebook, text: "{}")
      try await store.assign(lorebook.id, to: [.everywhere], of: profile.id)
      #expect(
        try await store.lorebooksInUse(in: nil, with: fixture.id(), of: profile.id)
          == [LorebookInUse(lorebook, in: .everywhere)])
      #expect(try names(directory).contains("aichat.v8.backup.sqlite"))
    }
  }
}
