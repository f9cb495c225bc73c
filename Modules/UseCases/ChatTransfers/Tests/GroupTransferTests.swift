import Catalogue
import Entities
import Foundation
import Storage
import Testing

@testable import ChatTransfers

/// Chats of several characters come from files with their members, and go to files with their names.
@Suite struct GroupTransferTests {
  private static let lines = """
    {"name":"Ada","is_user":false,"send_date":1700000000000,"mes":"Hello."}
    {"name":"Jiu","is_user":true,"send_date":1700000001000,"mes":"Who is there?"}
    {"name":"Bo","is_user":false,"send_date":1700000002000,"mes":"I am."}
    """

  private func group(in chat: Conversation.ID, of desk: Desk) async throws -> GroupChat? {
    try await desk.stores.notes.note(GroupChat.notePrefix + "\(chat)", of: desk.user.id).flatMap { GroupChat(note: $0) }
  }

  private func names(_ chat: Conversation.ID, in desk: Desk) async throws -> [String?] {
    var names: [String?] = []
    for message in try await desk.shown(chat) {
      guard let speaker = message.speaker else {
        names.append(nil)
        continue
      }
      names.append(try await desk.chatTransferService.avatar(speaker)?.name)
    }
    return names
  }

  @Test func aGroupFileBecomesAGroup() async throws {
    try await Desk.inMemory { desk in
      let result = try await desk.take(try desk.file("crew.jsonl", Self.lines))[0].chats[0]
      let id = try #require(result.id)
      #expect(result.character == "Ada" && result.isNewCharacter)
      #expect(try await names(id, in: desk) == ["Ada", nil, "Bo"])
      let group = try #require(try await group(in: id, of: desk))
      #expect(group.members.count == 2 && group.order == .natural)
      #expect(try await desk.stores.avatars.avatars(madeBy: desk.user.id).map(\.name).sorted() == ["Ada", "Bo"])
      // The names are in every format.
      for name in ["a.md", "b.html"] {
        try await desk.export([id], to: name)
        #expect(try desk.text(name).contains("Bo"))
      }
      try await desk.export([id], to: "c.jsonl", as: .sillyTavern)
      #expect(try desk.text("c.jsonl").contains(#""name":"Bo""#))
    }
  }

  @Test func othersInTheChatOfOneCharacterAreNoMembers() async throws {
    try await Desk.inMemory { desk in
      let header = #"{"user_name":"Jiu","character_name":"Ada","create_date":"2023-11-14T22:13:20Z"}"# + "\n"
      let id = try #require(try await desk.take(try desk.file("one.jsonl", header + Self.lines))[0].chats[0].id)
      #expect(try await group(in: id, of: desk) == nil)
      #expect(try await desk.shown(id).allSatisfy { $0.speaker == nil })
    }
  }

  @Test func ownLinesKeepTheGroup() async throws {
    try await Desk.inMemory { desk in
      let id = try #require(try await desk.take(try desk.file("crew.jsonl", Self.lines))[0].chats[0].id)
      var changed = try #require(try await group(in: id, of: desk))
      (changed.order, changed.cards, changed.members[1].part) = (.manual, .merged, .muted)
      try await desk.stores.notes.setNote(changed.note, named: GroupChat.notePrefix + "\(id)", of: desk.user.id)
      try await desk.export([id], to: "own.jsonl")
      try await Desk.inMemory { other in
        let there = try #require(try await other.take(desk.path("own.jsonl"))[0].chats[0].id)
        #expect(there == id)
        let group = try #require(try await group(in: there, of: other))
        #expect(group.order == .manual && group.cards == .merged && group.members.map(\.part) == [.speaks, .muted])
        // Its characters are not here: they are made by their names.
        #expect(try await names(there, in: other) == ["Ada", nil, "Bo"])
      }
      // Where they are, they stay.
      try await desk.stores.chats.deleteChat(id)
      let again = try #require(try await desk.take(desk.path("own.jsonl"))[0].chats[0].id)
      #expect(try await group(in: again, of: desk) == changed)
    }
  }

  @Test func sillyTavernsLinesOfAGroupHaveItsMembers() async throws {
    try await Desk.inMemory { desk in
      let id = try #require(try await desk.take(try desk.file("crew.jsonl", Self.lines))[0].chats[0].id)
      try await desk.export([id], to: "out.jsonl", as: .sillyTavern)
      #expect(try desk.text("out.jsonl").hasPrefix(#"{"user_name":"Jiu","character_name":"unused""#))
      try await Desk.inMemory { other in
        let there = try #require(try await other.take(desk.path("out.jsonl"))[0].chats[0].id)
        #expect(try await names(there, in: other) == ["Ada", nil, "Bo"])
        #expect(try await group(in: there, of: other)?.members.count == 2)
      }
    }
  }

  @Test func aFolderTellsTheOrderAndTheMutedMembers() async throws {
    try await Desk.inMemory { desk in
      let data = "data/default-user/"
      try desk.file(data + "characters/Ada.png", "card")
      try desk.file(data + "characters/Bo.png", "card")
      try desk.file(data + "chats/x.txt", "")
      try desk.file(data + "group chats/2024-01-01@00h00m00s.jsonl", Self.lines)
      try desk.file(
        data + "groups/7.json",
        #"{"id":"7","name":"Crew","members":["Ada.png","Bo.png"],"disabled_members":["Bo.png"],"activation_strategy":1,"chats":["2024-01-01@00h00m00s"],"past_metadata":{"2024-01-01@00h00m00s":{"note_prompt":"Rain"}}}"#
      )
      let chat = try #require(try await desk.take(desk.folder).flatMap(\.chats).first)
      let id = try #require(chat.id)
      #expect(chat.authorsNote == "Rain")
      let group = try #require(try await group(in: id, of: desk))
      #expect(group.order == .list && group.members.map(\.part) == [.speaks, .muted])
      #expect(try await desk.stores.chats.chat(id)?.title == "Crew")
    }
  }

  @Test func aFolderOfSillyTavernKeepsTheGroup() async throws {
    try await Desk.inMemory { desk in
      let id = try #require(try await desk.take(try desk.file("crew.jsonl", Self.lines))[0].chats[0].id)
      var changed = try #require(try await group(in: id, of: desk))
      (changed.order, changed.cards, changed.members[1].part) = (.list, .merged, .muted)
      // A member of the program that has not spoken, and another one that has left.
      let built = desk.chatTransferService.builtIn.all.prefix(2).map(\.id)
      changed.members += [.init(built[0], .muted), .init(built[1], .left)]
      try await desk.stores.notes.setNote(changed.note, named: GroupChat.notePrefix + "\(id)", of: desk.user.id)
      let export = try await desk.export([id], to: "st/", as: .sillyTavern)
      #expect(export.files.last == desk.path("st/groups/\(id).json") && export.groupsLeftOut == 0)
      #expect(export.files.first == desk.path("st/group chats/crew.jsonl"))
      await #expect(throws: (any Error).self) { try await desk.export([id], to: "st/", as: .sillyTavern) }
      #expect(try await desk.export([id], to: "one.jsonl", as: .sillyTavern).groupsLeftOut == 1)
      try await Desk.inMemory { other in
        let there = try #require(try await other.take(desk.path("st")).flatMap(\.chats).first?.id)
        let group = try #require(try await group(in: there, of: other))
        #expect(group.order == .list && group.cards == .merged)
        #expect(group.members.map(\.part) == [.speaks, .muted, .muted] && group.members.last?.id == built[0])
        #expect(try await names(there, in: other) == ["Ada", nil, "Bo"])
      }
    }
  }
}
