import ChatFiles
import Entities
import Foundation
import Storage
import Testing

@testable import ChatTransfers

/// Which file of a group each chat of an export gets.
@Suite struct GroupExportTests {
  private static let names = ["Dawn", "Dusk", "Noon"]
  private static let definition =
    #"{"id":"1700","name":"Crew","members":["Ada.png","Bo.png"],"disabled_members":[],"hue":3,"activation_strategy":0,"chat_id":"Noon","chats":["Dawn","Dusk","Noon"],"chat_metadata":{"x":1},"past_metadata":{"Dawn":{"note_prompt":"Rain"}}}"#

  /// Imports a group with three chats.
  /// - Returns: Its chats in the order of their names.
  private func chats(_ desk: Desk) async throws -> [Conversation.ID] {
    for name in ["Ada", "Bo"] { try desk.file("st/characters/\(name).png", "card") }
    for name in Self.names {
      let lines = [
        #"{"name":"Ada","is_user":false,"send_date":1700000000000,"mes":"\#(name)"}"#,
        #"{"name":"Bo","is_user":false,"send_date":1700000002000,"mes":"I am."}"#,
      ]
      try desk.file("st/group chats/\(name).jsonl", lines.joined(separator: "\n"))
    }
    try desk.file("st/groups/1700.json", Self.definition)
    let ids = try await desk.take(desk.path("st")).flatMap(\.chats).compactMap(\.id)
    try #require(ids.count == 3)
    return ids
  }

  /// Mutes the second member of a chat's group.
  private func change(_ chat: Conversation.ID, in desk: Desk) async throws {
    let name = GroupChat.notePrefix + "\(chat)"
    let note = try #require(try await desk.stores.notes.note(name, of: desk.user.id))
    var group = try #require(GroupChat(note: note))
    group.members[1].part = .muted
    try await desk.stores.notes.setNote(group.note, named: name, of: desk.user.id)
  }

  /// The chats in the file of a group.
  private func listed(_ group: String, in desk: Desk) throws -> [String] {
    let group = try #require(try SillyTavernGroup(at: desk.path("out/groups/\(group).json")))
    return group.chats.map(\.name)
  }

  @Test func chatsOfAGroupThatGoOneAfterTheOtherAreInOneFile() async throws {
    try await Desk.inMemory { desk in
      let ids = try await chats(desk)
      for id in ids {
        let export = try await desk.export([id], to: "out/", as: .sillyTavern)
        #expect(export.files.last == desk.path("out/groups/1700.json"))
      }
      #expect(try listed("1700", in: desk) == Self.names)
      let text = try desk.text("out/groups/1700.json")
      for part in [#""hue":3"#, #""chat_id":"Noon""#, #""chat_metadata":{"x":1}"#, #""note_prompt":"Rain""#] {
        #expect(text.contains(part))
      }
      // The chats are here: nothing is new when the folder comes again.
      #expect(try await desk.take(desk.path("out")).flatMap(\.chats).allSatisfy(\.isKnown))
      // Replacing one of them keeps the others.
      await #expect(throws: ChatFileFailure.exists(desk.path("out/group chats/Dusk.jsonl"))) {
        try await desk.export([ids[1]], to: "out/", as: .sillyTavern)
      }
      try await desk.export([ids[1]], to: "out/", as: .sillyTavern, replacing: true)
      #expect(try listed("1700", in: desk) == Self.names)
    }
  }

  @Test func aRefusalComesBeforeAnyChatIsWritten() async throws {
    try await Desk.inMemory { desk in
      let ids = try await chats(desk)
      // Another group has the file.
      let other = #"{"id":"2","chats":["Night"]}"#
      let path = try desk.file("out/groups/1700.json", other)
      await #expect(throws: ChatFileFailure.exists(path)) {
        try await desk.export(ids, to: "out/", as: .sillyTavern)
      }
      #expect(try desk.text("out/groups/1700.json") == other)
      #expect(!ChatFolder.exists(at: desk.path("out/group chats")))
      // A file of the last chat.
      try FileManager.default.removeItem(atPath: path)
      let last = try desk.file("out/group chats/Noon.jsonl", "mine")
      await #expect(throws: ChatFileFailure.exists(last)) {
        try await desk.export(ids, to: "out/", as: .sillyTavern)
      }
      #expect(try FileManager.default.contentsOfDirectory(atPath: desk.path("out/group chats")) == ["Noon.jsonl"])
    }
  }

  @Test func theUnchangedChatsKeepTheGroup() async throws {
    try await Desk.inMemory { desk in
      let ids = try await chats(desk)
      try await change(ids[0], in: desk)
      let files = try await desk.export(ids, to: "out/", as: .sillyTavern).files
      #expect(files.filter { $0.contains("/groups/") }.count == 2)
      #expect(try listed("1700", in: desk) == ["Dusk", "Noon"])
      #expect(try listed("\(ids[0])", in: desk) == ["Dawn"])
    }
  }

  @Test func chatsThatChangedAlikeKeepTheGroup() async throws {
    try await Desk.inMemory { desk in
      let ids = try await chats(desk)
      for id in ids { try await change(id, in: desk) }
      try await desk.export(ids, to: "out/", as: .sillyTavern)
      #expect(try listed("1700", in: desk) == Self.names)
    }
  }

  /// The file of the group that is there already keeps its chats, and its members.
  @Test func aChatThatChangedLeavesTheFileOfItsGroup() async throws {
    try await Desk.inMemory { desk in
      let ids = try await chats(desk)
      try await desk.export(ids, to: "out/", as: .sillyTavern)
      try await change(ids[0], in: desk)
      try await desk.export([ids[0]], to: "out/", as: .sillyTavern, replacing: true)
      #expect(try listed("1700", in: desk) == ["Dusk", "Noon"])
      #expect(try listed("\(ids[0])", in: desk) == ["Dawn"])
      let group = try #require(try SillyTavernGroup(at: desk.path("out/groups/1700.json")))
      #expect(group.members.allSatisfy { !$0.isMuted })
      // Once all of its chats come with other members, the file has those.
      for id in ids.dropFirst() { try await change(id, in: desk) }
      try await desk.export(Array(ids.dropFirst()), to: "out/", as: .sillyTavern, replacing: true)
      #expect(try SillyTavernGroup(at: desk.path("out/groups/1700.json"))?.members.map(\.isMuted) == [false, true])
    }
  }
}
