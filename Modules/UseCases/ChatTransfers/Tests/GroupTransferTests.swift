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
      #expect(try desk.text("out.jsonl").hasPrefix(#"{"user_name":"unused","character_name":"unused""#))
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

/// The groups of a folder of SillyTavern go out and come back as the same.
@Suite struct GroupFolderTests {
  private static let definition =
    #"{"id":"1700","name":"Crew","members":["Ada.png","Bo.png"],"disabled_members":[],"fav":true,"hue":3,"activation_strategy":0,"chat_id":"Noon","chats":["Dawn","Noon"]}"#

  private static func chat(_ header: String, _ text: String) -> String {
    let lines = [
      #"{"name":"Ada","is_user":false,"send_date":1700000000000,"mes":"\#(text)"}"#,
      #"{"name":"Viktor","is_user":true,"send_date":1700000001000,"mes":"Who is there?"}"#,
      #"{"name":"Bo","is_user":false,"send_date":1700000002000,"mes":"I am."}"#,
    ]
    return ((header.isEmpty ? [] : [header]) + lines).joined(separator: "\n")
  }

  private static let headers = [
    "", #"{"chat_metadata":{},"user_name":"unused","character_name":"unused"}"#,
    #"{"chat_metadata":{},"user_name":"Viktor","character_name":"Crew"}"#,
  ]

  private func write(_ desk: Desk, _ header: String) throws {
    for name in ["Ada", "Bo"] { try desk.file("st/characters/\(name).png", "card") }
    try desk.file("st/group chats/Dawn.jsonl", Self.chat(header, "Hello."))
    try desk.file("st/group chats/Noon.jsonl", Self.chat(header, "Again?"))
    try desk.file("st/groups/1700.json", Self.definition)
  }

  @Test(arguments: headers) func anExportedGroupIsKnownWhenItComesAgain(header: String) async throws {
    try await Desk.inMemory { desk in
      try write(desk, header)
      let taken = try await desk.take(desk.path("st")).flatMap(\.chats)
      #expect(taken.count == 2 && taken.allSatisfy { !$0.isKnown })
      // Both members are new: a preview and the summary name them.
      #expect(taken[0].isNewCharacter && taken[0].character == "Ada" && taken[0].newMembers == ["Bo"])
      try await desk.export(nil, to: "out/", as: .sillyTavern)
      let again = try await desk.take(desk.path("out")).flatMap(\.chats)
      #expect(again.count == 2 && again.allSatisfy { $0.isKnown && $0.newMembers.isEmpty })
      #expect(try await desk.chats().count == 2)
    }
  }

  @Test func theChatsOfAGroupAreInOneFile() async throws {
    try await Desk.inMemory { desk in
      try write(desk, Self.headers[1])
      try await desk.take(desk.path("st"))
      let export = try await desk.export(nil, to: "out/", as: .sillyTavern)
      let expected = ["group chats/Dawn.jsonl", "group chats/Noon.jsonl", "groups/1700.json"]
      #expect(Set(export.files) == Set(expected.map { desk.path("out/" + $0) }))
      let group = try desk.text("out/groups/1700.json")
      for part in [#""id":"1700""#, #""name":"Crew""#, #""fav":true"#, #""hue":3"#, #""chat_id":"Noon""#] {
        #expect(group.contains(part))
      }
      #expect(group.contains("Dawn") && group.contains(#""members":["Ada.png","Bo.png"]"#))
    }
  }

  @Test func aChatWithOtherMembersGetsAGroupOfItsOwn() async throws {
    try await Desk.inMemory { desk in
      try write(desk, Self.headers[1])
      let id = try #require(try await desk.take(desk.path("st")).flatMap(\.chats).last?.id)
      let name = GroupChat.notePrefix + "\(id)"
      let note = try #require(try await desk.stores.notes.note(name, of: desk.user.id))
      var group = try #require(GroupChat(note: note))
      group.members[1].part = .muted
      try await desk.stores.notes.setNote(group.note, named: name, of: desk.user.id)
      let files = try await desk.export(nil, to: "out/", as: .sillyTavern).files
      #expect(files.filter { $0.contains("/groups/") }.count == 2)
    }
  }

  @Test func anIDOfAFileIsNoPath() async throws {
    try await Desk.inMemory { desk in
      try write(desk, Self.headers[1])
      try desk.file("st/groups/1700.json", Self.definition.replacing(#""id":"1700""#, with: #""id":"../../x""#))
      try await desk.take(desk.path("st"))
      let files = try await desk.export(nil, to: "out/", as: .sillyTavern).files
      #expect(files.contains { $0.hasPrefix(desk.path("out/groups/")) })
      #expect(files.allSatisfy { !$0.contains("..") && $0.hasPrefix(desk.path("out/")) })
    }
  }
}
