import Entities
import Storage
import Testing

@testable import ChatTransfers

/// Author's notes, summaries and personas of chats come from files and go to them.
@Suite struct NoteTransferTests {
  private static func sillyTavern(_ metadata: String, user: String = "Jiu") -> String {
    #"{"user_name":"\#(user)","character_name":"Mara","create_date":1700000000000,"chat_metadata":\#(metadata)}"#
      + "\n" + #"{"name":"Mara","is_user":false,"send_date":1700000000000,"mes":"Hello."}"# + "\n"
      + #"{"name":"Ada","is_user":true,"send_date":1700000001000,"mes":"Hm."}"#
  }

  private func note(of chat: Conversation.ID, _ desk: Desk) async throws -> AuthorsNote? {
    try await desk.stores.notes.note(AuthorsNote.notePrefix + "\(chat)", of: desk.user.id)
      .flatMap { AuthorsNote(note: $0) }
  }

  @Test func theNoteOfSillyTavernIsNamedAndComesAndGoes() async throws {
    try await Desk.inMemory { desk in
      let path = try desk.file("a.jsonl", Self.sillyTavern(#"{"note_prompt":"Rain","note_depth":-2}"#))
      let preview = try await desk.take(path, isPreview: true)[0]
      #expect(preview.chats.map(\.authorsNote) == ["Rain"] && preview.warningCount == 1)
      let id = try #require(try await desk.take(path)[0].chats[0].id)
      #expect(try await note(of: id, desk) == AuthorsNote(text: "Rain", depth: 0))
      // An export has the present note.
      let present = AuthorsNote(text: "Sun", position: .beforeMain)
      try await desk.stores.notes.setNote(present.note, named: AuthorsNote.notePrefix + "\(id)", of: desk.user.id)
      try await desk.export([id], to: "b.jsonl", as: .sillyTavern)
      #expect(try desk.text("b.jsonl").contains(#""note_prompt":"Sun""#))
      // The chat stays where the user has changed the note.
      #expect(try await desk.undoChatImport().kept.map(\.id) == [id])
    }
  }

  @Test func aChatWithItsImportedNoteIsTakenBack() async throws {
    try await Desk.inMemory { desk in
      try await desk.take(try desk.file("a.jsonl", Self.sillyTavern(#"{"note_prompt":"Rain"}"#)))
      #expect(try await desk.undoChatImport().deleted.count == 1)
    }
  }

  @Test func ownLinesKeepTheNoteAndTheSummary() async throws {
    try await Desk.inMemory { desk in
      let id = try #require(try await desk.take(try desk.file("a.jsonl", Self.sillyTavern("{}")))[0].chats[0].id)
      let shown = try await desk.shown(id)
      let present = AuthorsNote(text: "Sun\nand wind", position: .beforeMain, interval: 3)
      let summary = ConversationSummary(text: "They met.", last: shown[0].id, count: 1)
      let notes = desk.stores.notes
      try await notes.setNote(present.note, named: AuthorsNote.notePrefix + "\(id)", of: desk.user.id)
      try await notes.setNote(summary.note, named: ConversationSummary.notePrefix + "\(id)", of: desk.user.id)
      try await desk.export([id], to: "own.jsonl")
      // One chat keeps its ids; the other one gets new ones, since another chat has one of them.
      for isTaken in [false, true] {
        try await Desk.inMemory { other in
          if isTaken {
            let mara = try await other.take(try desk.file("b.jsonl", Self.sillyTavern("{}")))[0].chats[0].id
            try await other.stores.chats.append(
              Message(
                id: shown[0].id, chat: try #require(mara), parent: nil, role: .user, text: "Mine", created: Desk.time))
          }
          let chat = try await other.take(desk.path("own.jsonl"))[0].chats[0]
          #expect(chat.authorsNote == present.text && chat.summary == summary.text)
          let there = try #require(chat.id)
          #expect((there == id) == !isTaken)
          #expect(try await note(of: there, other) == present)
          var moved = summary
          moved.last = try await other.shown(there)[0].id
          let stored = try await other.stores.notes.note(ConversationSummary.notePrefix + "\(there)", of: other.user.id)
          #expect(stored == moved.note)
        }
      }
    }
  }

  @Test(arguments: [("Ada", "Ada"), ("unused", "Ada"), ("Nobody", "Ada"), ("BO ", "Bo")])
  func aChatIsBoundToThePersonaOfItsUser(name: String, expected: String) async throws {
    try await Desk.inMemory { desk in
      for (number, name) in ["Ada", "Bo", "Cleo"].enumerated() {
        let persona = Persona(
          id: Persona.ID(high: 4, low: UInt64(number)), profile: desk.user.id, name: name, created: Desk.time)
        try await desk.stores.personas.save(persona, with: nil)
        if name == "Cleo" { try await desk.stores.personas.bind(persona.id, in: .everywhere, of: desk.user.id) }
      }
      let path = try desk.file("a.jsonl", Self.sillyTavern("{}", user: name))
      let chat = try #require(try await desk.take(path)[0].chats[0].id)
      let mara = try #require(try await desk.stores.chats.chat(chat)).avatar
      let used = try await desk.stores.personas.personaInUse(in: chat, with: mara, of: desk.user.id)
      #expect(used?.persona.name == expected)
    }
  }

  /// Another import was faster: the chats of this one never came.
  @Test func `An import that fails leaves no persona chosen`() async throws {
    try await Desk.inMemory { desk in
      let persona = Persona(
        id: Persona.ID(high: 4, low: 1), profile: desk.user.id, name: "Bo", created: Desk.time)
      try await desk.stores.personas.save(persona, with: nil)
      let path = try desk.file("a.jsonl", Self.sillyTavern("{}", user: "Bo"))
      var stores = desk.stores
      stores.records = RacingRecords(desk.stores.records) {
        do { try await desk.take(path) } catch { Issue.record(error) }
      }
      let slow = try await Desk(stores, in: desk.folder)
      #expect(try await slow.take(path)[0].chats[0].isKnown)
      let chat = try #require(try await desk.chats().first)
      #expect(try await desk.stores.personas.bindings(of: desk.user.id).map(\.scope) == [.chat(chat.id)])
    }
  }
}
