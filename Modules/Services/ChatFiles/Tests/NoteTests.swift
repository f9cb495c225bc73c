import Entities
import JSON
import Testing

@testable import ChatFiles

/// The author's note and the summary of a chat in files.
struct NoteTests {
  private func metadata(_ text: String) throws -> JSONValue { try JSONValue(parsing: text) }

  @Test(
    arguments: [
      (#"{"note_prompt":"Rain"}"#, AuthorsNote(text: "Rain"), []),
      (
        #"{"note_prompt":"Rain","note_interval":3,"note_position":0,"note_depth":"2","note_role":2}"#,
        AuthorsNote(text: "Rain", position: .afterMain, interval: 3, depth: 2, role: .assistant), []
      ),
      (
        #"{"note_prompt":"Rain","note_interval":0,"note_position":2,"note_depth":-1,"note_role":null}"#,
        AuthorsNote(text: "Rain", position: .beforeMain, interval: 0, depth: 0), [.oddNote]
      ),
      (
        #"{"note_prompt":"Rain","note_interval":5000,"note_position":9,"note_role":"x"}"#,
        AuthorsNote(text: "Rain", position: .beforeMain, interval: 999), [.oddNote]
      ),
      (#"{"note_prompt":"","note_depth":2}"#, nil, []), (#"{"note_prompt":7}"#, nil, []), ("[]", nil, []),
    ] as [(String, AuthorsNote?, [ImportWarning.Kind])])
  func sillyTavernsNoteIsReadAsFarAsItIsPossibleHere(
    text: String, note: AuthorsNote?, warnings: [ImportWarning.Kind]
  ) throws {
    var found: [ImportWarning.Kind] = []
    #expect(SillyTavernNote.note(in: try metadata(text)) { found.append($0) } == note)
    #expect(found == warnings)
  }

  @Test func aLongNoteIsCutBetweenCharacters() throws {
    let text = "ab" + String(repeating: "비", count: AuthorsNote.longest)
    var found: [ImportWarning.Kind] = []
    let note = SillyTavernNote.note(in: .object(["note_prompt": .string(text)])) { found.append($0) }
    #expect(found == [.longNote] && note?.text.utf8.count == AuthorsNote.longest - 2)
    #expect(text.hasPrefix(note?.text ?? "?"))
  }

  @Test func thePresentNoteIsWrittenInPlaceOfTheImportedOne() async throws {
    let notes = [
      nil, AuthorsNote(text: "Rain"),
      AuthorsNote(text: "Sun", position: .beforeMain, interval: 2, depth: 7, role: .user),
    ]
    for note in notes {
      let text = try await written(.sillyTavern) { writer in
        var chat = ExportedChat(
          Sample.chat, characterName: "Zed", userName: "지우",
          extra: #"{"sillytavern":{"chat_metadata":{"note_prompt":"old","note_depth":9,"x":1}}}"#)
        chat.authorsNote = note
        try writer.begin(chat)
      }
      let metadata = try #require(try JSONValue(parsing: text)["chat_metadata"])
      #expect(SillyTavernNote.note(in: metadata) == note && metadata["x"]?.int == 1 && !text.contains("old"))
    }
  }

  @Test func ownLinesHaveTheNoteAndTheSummary() async throws {
    var chat = Sample.exported
    chat.authorsNote = AuthorsNote(text: "Rain\n\nand wind", position: .afterMain, interval: 2, depth: 1, role: .user)
    chat.summary = ConversationSummary(text: "They met.", last: Sample.id(10), count: 1)
    let text = try await written(.jsonLines) { writer in
      try writer.begin(chat)
      try writer.write(ExportedMessage(Sample.message(10, .user, "1")))
    }
    let file = try await read(text, named: "x")
    let (imported, _, end) = try #require(file.chats.first)
    #expect(imported.authorsNote == chat.authorsNote && imported.summary == chat.summary && end.summarised == 0)
    #expect(imported.extra.isEmpty && file.summary.warnings.isEmpty)
    // What cannot be read does not cost the chat.
    let broken = text.replacing("after_main", with: "nowhere").replacing(
      "They met.", with: String(repeating: "x", count: ConversationSummary.longest + 1))
    let other = try await read(broken, named: "x")
    #expect(other.texts == ["1"] && other.summary.warnings == [.brokenNote: 2])
    #expect(other.chats.first?.chat.authorsNote == nil && other.chats.first?.chat.summary == nil)
  }
}
