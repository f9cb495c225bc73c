import ChatFiles
import Entities
import Foundation
import Storage
import Testing

@testable import ChatTransfers

/// A folder of SillyTavern comes as a whole, linked, and goes as a whole.
@Suite struct FolderImportTests {
  private static let user = UserProfile.ID(high: 7, low: 1)

  private static func fileName(_ path: String) -> Substring { path.split(separator: "/").last ?? "" }

  /// Imports that need no real card: the name is that of the file, and the lorebook of a card is `Stars`.
  private static func companions(_ stores: Stores) -> FolderCompanions {
    FolderCompanions(
      cards: { paths, isPreview in
        var results: [CardImport] = []
        for path in paths {
          let name = "The " + fileName(path).dropLast(4)
          if name.contains("Bad") {
            results.append(CardImport(path: path, outcome: .refused(LocalizedText("no card", "카드 아님"))))
            continue
          }
          let known = try await stores.avatars.avatars(madeBy: user).first { $0.name == name }
          let avatar = Avatar(
            id: Avatar.ID(at: Desk.time), name: name, character: .cat, action: .eating, location: .mall, author: user,
            created: Desk.time)
          if known == nil, !isPreview { try await stores.avatars.save(avatar) }
          var result = CardImport(path: path, outcome: known.map { .known($0) } ?? .added(avatar))
          result.world = "Stars"
          results.append(result)
        }
        return results
      },
      lorebook: { path, isPreview in
        let name = String(fileName(path).dropLast(5))
        if let known = try await stores.lorebooks.lorebooks(of: user).first(where: { $0.name == name }) {
          return [LorebookImport(path: path, outcome: .known(known))]
        }
        let book = Lorebook(
          id: Lorebook.ID(at: Desk.time), profile: user, name: name, entryCount: 0, created: Desk.time)
        if !isPreview { try await stores.lorebooks.save(book, text: "{}") }
        return [LorebookImport(path: path, outcome: .added(book))]
      },
      persona: { draft in
        let persona = Persona(
          id: Persona.ID(at: Desk.time), profile: user, name: draft.name, description: draft.description,
          created: Desk.time)
        try await stores.personas.save(persona, with: nil)
        return persona
      })
  }

  private static func chat(_ metadata: String, _ text: String) -> String {
    #"{"user_name":"unused","character_name":"unused","create_date":"2023-11-14T22:13:20Z","chat_metadata":\#(metadata)}"#
      + "\n" + #"{"name":"Zed","is_user":false,"send_date":1700000000000,"mes":"\#(text)"}"#
  }

  private static func write(_ desk: Desk) throws {
    try desk.file("st/characters/Zed.png", "z")
    try desk.file("st/characters/Bad.png", "b")
    try desk.file("st/worlds/Stars.json", "{}")
    try desk.file("st/worlds/Sea.json", "{}")
    try desk.file(
      "st/chats/Zed/Zed - 2024-07-12@01h31m37s.jsonl", chat(#"{"world_info":"Sea","persona":"me.png"}"#, "One"))
    let own =
      #"{"name":"X","is_user":true,"send_date":1700000001000,"mes":"Hm","force_avatar":"/thumbnail?type=persona&file=%79ou.png"}"#
    try desk.file("st/chats/Zed/Second.jsonl", chat("{}", "Two") + "\n" + own)
    try desk.file("st/User Avatars/me.png", "m")
    try desk.file(
      "st/settings.json",
      #"""
      {"power_user":{"personas":{"me.png":"지우","you.png":"Ada"},"default_persona":"you.png",
       "persona_descriptions":{"me.png":{"description":"A reader","connections":[{"type":"character","id":"Zed.png"}]}}},
       "world_info_settings":{"world_info":{"globalSelect":["Sea"]}}}
      """#)
  }

  private func inFolder(_ body: (Desk) async throws -> Void) async throws {
    try await withFolder { folder in
      let stores = Stores.inMemory()
      let desk = try await Desk(stores, in: folder, companions: Self.companions(stores))
      try Self.write(desk)
      try await body(desk)
    }
  }

  @Test func `A preview names everything and stores nothing`() async throws {
    try await inFolder { desk in
      let results = try await desk.take(desk.path("st"), isPreview: true)
      #expect(
        results[0].items.map { "\($0.kind.rawValue) \($0.name) \($0.outcome == .added)" } == [
          "lorebook Sea true", "lorebook Stars true", "character Bad false", "character The Zed true",
          "persona 지우 true", "persona Ada true",
        ])
      // Its chats are with the character of the card, which is no character without a card.
      #expect(results.dropFirst().flatMap(\.chats).map(\.character) == ["The Zed", "The Zed"])
      #expect(results.flatMap(\.chats).allSatisfy { !$0.isNewCharacter })
      #expect(try await desk.chats().isEmpty)
      #expect(try await desk.stores.avatars.avatars(madeBy: desk.user.id).isEmpty)
      #expect(try await desk.stores.lorebooks.lorebooks(of: desk.user.id).isEmpty)
      #expect(try await desk.stores.personas.personas(of: desk.user.id).isEmpty)
    }
  }

  @Test func `Everything is linked`() async throws {
    try await inFolder { desk in
      let results = try await desk.take(desk.path("st"))
      let zed = try #require(try await desk.stores.avatars.avatars(madeBy: desk.user.id).first)
      #expect(zed.name == "The Zed")
      #expect(try await desk.chats().allSatisfy { $0.chat.avatar == zed.id })
      let first = try #require(results.first { $0.path.contains("2024-07-12") }?.chats.first?.id)
      let books = try await desk.stores.lorebooks.lorebooks(of: desk.user.id)
      let (sea, stars) = (books.first { $0.name == "Sea" }?.id, books.first { $0.name == "Stars" }?.id)
      let scopes = try await desk.stores.lorebooks.assignments(of: desk.user.id)
      #expect(Set(scopes.filter { $0.lorebook == sea }.map(\.scope)) == [.chat(first), .everywhere])
      #expect(scopes.filter { $0.lorebook == stars }.map(\.scope) == [.character(zed.id)])
      let personas = try await desk.stores.personas.personas(of: desk.user.id)
      let (jiu, ada) = (personas.first { $0.name == "지우" }?.id, personas.first { $0.name == "Ada" }?.id)
      let bindings = try await desk.stores.personas.bindings(of: desk.user.id)
      #expect(Set(bindings.filter { $0.persona == jiu }.map(\.scope)) == [.chat(first), .character(zed.id)])
      // The messages of the second chat name the persona.
      let second = try #require(results.first { $0.path.contains("Second") }?.chats.first?.id)
      #expect(Set(bindings.filter { $0.persona == ada }.map(\.scope)) == [.everywhere, .chat(second)])
    }
  }

  @Test func `A group has the characters of its cards`() async throws {
    try await inFolder { desk in
      try desk.file("st/characters/Yan.png", "y")
      try desk.file(
        "st/groups/7.json",
        #"{"id":"7","name":"Crew","members":["Yan.png","Zed.png"],"disabled_members":["Zed.png"],"chats":["2024-01-01@00h00m00s"]}"#
      )
      let line = { (name: String, text: String) in
        #"{"name":"\#(name)","is_user":false,"send_date":1700000000000,"mes":"\#(text)"}"#
      }
      try desk.file(
        "st/group chats/2024-01-01@00h00m00s.jsonl",
        [line("The Zed", "Hi."), line("Una", "Hm.")].joined(separator: "\n"))
      let result = try #require(try await desk.take(desk.path("st")).first { $0.path.contains("group chats") })
      #expect(result.chats.map(\.character) == ["The Yan"] && result.chats.map(\.title) == ["Crew"])
      let own = try await desk.stores.avatars.avatars(madeBy: desk.user.id)
      // A member is no second character; a speaker without a card is one that has left.
      #expect(own.map(\.name).sorted() == ["The Yan", "The Zed", "Una"])
      let ids = try ["The Yan", "The Zed", "Una"].map { name in try #require(own.first { $0.name == name }).id }
      let chat = try #require(result.chats.first?.id)
      let note = try #require(try await desk.stores.notes.note(GroupChat.notePrefix + "\(chat)", of: desk.user.id))
      let group = try #require(GroupChat(note: note))
      #expect(group.members == zip(ids, [.speaks, .muted, .left]).map { GroupChat.Member($0, $1) })
      #expect(try await desk.shown(chat).map(\.speaker) == [ids[1], ids[2]])
      #expect(try await desk.undoChatImport().characters == 3)
    }
  }

  @Test func `A second import adds nothing, and keeps the choices of the user`() async throws {
    try await inFolder { desk in
      try await desk.take(desk.path("st"))
      let book = try #require(try await desk.stores.lorebooks.lorebooks(of: desk.user.id).first { $0.name == "Stars" })
      try await desk.stores.lorebooks.assign(book.id, to: [], of: desk.user.id)
      let again = try await desk.take(desk.path("st"))
      #expect(again[0].items.allSatisfy { $0.outcome != .added } && again.flatMap(\.chats).allSatisfy(\.isKnown))
      #expect(try await desk.chats().count == 2)
      #expect(try await desk.stores.personas.personas(of: desk.user.id).count == 2)
      let scopes = try await desk.stores.lorebooks.assignments(of: desk.user.id)
      #expect(!scopes.contains { $0.lorebook == book.id })
      // The first import can still be taken back.
      #expect(try await desk.undoChatImport().deleted.count == 2)
    }
  }

  @Test func `One undo takes back all of it, but for what was changed`() async throws {
    try await inFolder { desk in
      try await desk.take(desk.path("st"))
      var persona = try #require(try await desk.stores.personas.personas(of: desk.user.id).first { $0.name == "Ada" })
      (persona.name, persona.changed) = ("Eva", Timestamp(milliseconds: Desk.time.milliseconds + 1))
      try await desk.stores.personas.save(persona, with: nil)
      let undo = try await desk.undoChatImport()
      #expect(undo.deleted.count == 2 && undo.characters == 1 && undo.lorebooks == 2 && undo.personas == 1)
      #expect(undo.keptPersonas == 1 && undo.keptCharacters == 0 && undo.keptLorebooks == 0)
      #expect(try await desk.chats().isEmpty)
      #expect(try await desk.stores.avatars.avatars(madeBy: desk.user.id).isEmpty)
      #expect(try await desk.stores.lorebooks.lorebooks(of: desk.user.id).isEmpty)
      #expect(try await desk.stores.personas.personas(of: desk.user.id).map(\.name) == ["Eva"])
      #expect(try await desk.undoChatImport().isEmpty)
    }
  }

  @Test func `A stop or an error leaves nothing of it`() async throws {
    try await inFolder { desk in
      let path = desk.path("st")
      let stopped = Task {
        try await desk.importChats(at: [path], isPreview: false) { _ in }
      }
      stopped.cancel()
      await #expect(throws: CancellationError.self) { try await stopped.value }
      let chats = try await desk.chats()
      #expect(chats.isEmpty)
      #expect(try await desk.stores.avatars.avatars(madeBy: desk.user.id).isEmpty)
      #expect(try await desk.stores.lorebooks.lorebooks(of: desk.user.id).isEmpty)
      #expect(try await desk.stores.personas.personas(of: desk.user.id).isEmpty)
    }
  }

  @Test func `A folder without chats can be taken back too`() async throws {
    try await inFolder { desk in
      try FileManager.default.removeItem(atPath: desk.path("st/chats"))
      try await desk.take(desk.path("st"))
      let undo = try await desk.undoChatImport()
      #expect(undo.characters == 1 && undo.lorebooks == 2 && undo.personas == 2 && undo.deleted.isEmpty)
    }
  }
}
