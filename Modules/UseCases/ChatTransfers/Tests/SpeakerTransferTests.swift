import Catalogue
import Entities
import Storage
import Testing

@testable import ChatTransfers

/// The names of speakers come from files, and go to files.
@Suite struct SpeakerTransferTests {
  private static let lines = """
    {"user_name":"Ana","character_name":"Zed","create_date":"2023-11-14T22:13:20Z"}
    {"name":"Zed","is_user":false,"send_date":1700000000000,"mes":"Hello."}
    {"name":"Viktor","is_user":true,"send_date":1700000001000,"mes":"One"}
    {"name":"Narrator","is_user":false,"send_date":1700000002000,"mes":"Night falls.","extra":{"type":"narrator"}}
    {"name":"Ana","is_user":true,"send_date":1700000003000,"mes":"Two"}
    {"name":"Yan","is_user":false,"send_date":1700000004000,"mes":"Ahoy."}
    """

  private func names(_ chat: Conversation.ID, in desk: Desk) async throws -> [String?] {
    let note = try await desk.stores.notes.note(SpokenNames.noteName(of: chat), of: desk.user.id)
    let names = SpokenNames(note: note ?? "")
    return try await desk.shown(chat).map { names.name(of: $0) }
  }

  @Test func anImportKeepsTheNamesOfTheFile() async throws {
    try await Desk.inMemory { desk in
      let path = try desk.file("zed.jsonl", Self.lines)
      let preview = try await desk.take(path, isPreview: true)[0].chats[0]
      #expect(preview.otherMessages == 2 && preview.newMembers.isEmpty)
      let id = try #require(try await desk.take(path)[0].chats[0].id)
      #expect(try await names(id, in: desk) == [nil, "Viktor", "Narrator", "Ana", "Yan"])
      try await desk.export([id], to: "out.jsonl", as: .sillyTavern)
      for name in ["Viktor", "Narrator", "Ana", "Yan"] {
        #expect(try desk.text("out.jsonl").contains(#""name":"\#(name)""#))
      }
      // Own lines keep them too.
      try await desk.export([id], to: "own.jsonl")
      try await Desk.inMemory { other in
        let result = try await other.take(desk.path("own.jsonl"))[0].chats[0]
        #expect(result.otherMessages == 2)
        #expect(try await names(try #require(result.id), in: other) == [nil, "Viktor", "Narrator", "Ana", "Yan"])
      }
    }
  }

  @Test func aUserWithoutANameInTheFileHasNoneHere() async throws {
    try await Desk.inMemory { desk in
      let header = #"{"user_name":"User","character_name":"Zed","create_date":"2023-11-14T22:13:20Z"}"#
      let own = [1, 2, 3].map {
        #"{"name":"User","is_user":true,"send_date":170000000\#($0)000,"mes":"\#($0)"}"#
      }
      let id = try #require(
        try await desk.take(try desk.file("zed.jsonl", ([header] + own).joined(separator: "\n")))[0].chats[0].id)
      #expect(try await names(id, in: desk) == [nil, nil, nil])
    }
  }

  /// The profile here has another name than the file's word for a user without one.
  @Test(arguments: ["User", "사용자"]) func aUserWithoutANameIsKnownWhenTheFileComesAgain(word: String) async throws {
    try await Desk.inMemory { desk in
      // December 2026, when each persona is recorded.
      let lines = [
        #"{"user_name":"\#(word)","character_name":"Zed","create_date":"2026-12-07T00:00:00Z"}"#,
        #"{"name":"Zed","is_user":false,"send_date":1796601600000,"mes":"Hello."}"#,
        #"{"name":"\#(word)","is_user":true,"send_date":1796601601000,"mes":"Who is there?"}"#,
        #"{"name":"Zed","is_user":false,"send_date":1796601602000,"mes":"I am."}"#,
      ]
      let path = try desk.file("zed.jsonl", lines.joined(separator: "\n"))
      let id = try #require(try await desk.take(path)[0].chats[0].id)
      try await desk.export([id], to: "out.jsonl", as: .sillyTavern)
      #expect(try desk.text("out.jsonl").contains(#""name":"\#(word)""#))
      #expect(try !desk.text("out.jsonl").contains("Jiu"))
      #expect(try await desk.take(desk.path("out.jsonl"))[0].chats.map(\.isKnown) == [true])
      #expect(try await desk.chats().count == 1)
    }
  }

  @Test func namesOfThisProgramAreInEveryFormat() async throws {
    try await Desk.inMemory { desk in
      let time = Desk.time.milliseconds
      let chat = Conversation(
        id: Conversation.ID(high: 4, low: 4), profile: desk.user.id,
        avatar: desk.chatTransferService.builtIn.all[0].id, created: Desk.time, updated: Desk.time)
      try await desk.stores.chats.create(chat)
      var spoken = SpokenNames(), parent: Message.ID?
      for (number, name) in [nil, "Mina", "Bo"].enumerated() {
        let message = Message(
          id: Message.ID(high: 5, low: UInt64(number)), chat: chat.id, parent: parent, role: .user, text: "Hi",
          created: Timestamp(milliseconds: time + Int64(number)))
        try await desk.stores.chats.append(message)
        spoken.record(name, of: message)
        parent = message.id
      }
      try await desk.stores.notes.setNote(spoken.note, named: SpokenNames.noteName(of: chat.id), of: desk.user.id)
      try await desk.export([chat.id], to: "a.jsonl", as: .sillyTavern)
      let lines = try desk.text("a.jsonl").split(separator: "\n").dropFirst()
      #expect(zip(lines, ["Jiu", "Mina", "Bo"]).allSatisfy { $0.contains(#""name":"\#($1)""#) } && lines.count == 3)
      for name in ["a.md", "a.html"] {
        try await desk.export([chat.id], to: name)
        let text = try desk.text(name)
        #expect(["Jiu", "Mina", "Bo"].allSatisfy { text.contains($0) })
      }
      try await desk.export([chat.id], to: "own.jsonl")
      try await Desk.inMemory { other in
        let id = try #require(try await other.take(desk.path("own.jsonl"))[0].chats[0].id)
        #expect(try await names(id, in: other) == ["", "Mina", "Bo"])
      }
    }
  }
}
