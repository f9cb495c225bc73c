import Entities
import Foundation
import JSON
import Testing

@testable import ChatFiles

struct FolderTests {
  private func write(_ text: String, _ folder: String, _ path: String) throws {
    let full = folder + "/" + path
    try FileManager.default.createDirectory(
      atPath: (full as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
    try Data(text.utf8).write(to: URL(fileURLWithPath: full))
  }

  /// A folder as SillyTavern 1.13 leaves it, with hostile names in its files.
  private func make(_ folder: String) throws {
    let data = "data/default-user/"
    let chat = SillyTavernTests.lines.joined(separator: "\n")
    try write("card", folder, data + "characters/Zed.png")
    try write("card", folder, data + "characters/Yan.PNG")
    try write("note", folder, data + "characters/notes.txt")
    try write(chat, folder, data + "chats/Zed/Zed - 2024-07-12@01h31m37s.jsonl")
    try write(chat, folder, data + "chats/Gone/Gone - 1.jsonl")
    try write(chat, folder, data + "group chats/2024-01-01@00h00m00s.jsonl")
    try write(chat, folder, data + "group chats/lost.jsonl")
    try write(
      #"{"id":"7","name":"Crew","members":["Zed.png","../../secret.png","None.png"],"disabled_members":["Zed.png"],"activation_strategy":1,"chat_id":"2024-01-01@00h00m00s","chats":["2024-01-01@00h00m00s","../../../etc/passwd"]}"#,
      folder, data + "groups/7.json")
    try write("{", folder, data + "groups/broken.json")
    try write(#"{"entries":{}}"#, folder, data + "worlds/Stars.json")
    try write("png", folder, data + "User Avatars/me.png")
    try write(
      #"{"power_user":{"personas":{"me.png":"지우","../x.png":"Ghost"},"persona_descriptions":{"me.png":{"description":"A reader","lorebook":"Stars","connections":[{"type":"character","id":"Zed.png"},{"type":"character","id":"../x.png"},{"type":"group","id":"7"}]}},"default_persona":"me.png"},"world_info_settings":{"world_info":{"globalSelect":["Stars",7,""],"charLore":[{"name":"Zed","extraBooks":["More"]},{}]}}}"#,
      folder, data + "settings.json")
  }

  @Test func aPipeAtStandardInputBecomesAFileThatIsReadTwice() throws {
    let pipe = Pipe()
    try pipe.fileHandleForWriting.write(contentsOf: Data("A chat".utf8))
    try pipe.fileHandleForWriting.close()
    let input = pipe.fileHandleForReading
    try StandardInputFile.replacePipe(at: input.fileDescriptor)
    for _ in 0..<2 {
      try input.seek(toOffset: 0)
      #expect(try input.readToEnd() == Data("A chat".utf8))
    }
  }

  @Test func everythingIsFoundAndLinked() async throws {
    try await withFolder { folder in
      try make(folder)
      #expect(
        SillyTavernFolder.exists(at: folder) && !SillyTavernFolder.exists(at: folder + "/data/default-user/worlds"))
      let found = try SillyTavernFolder(path: folder)
      #expect(found.characters.map(\.name) == ["Yan", "Zed"])
      #expect(try found.characters[1].bytes() == Array("card".utf8))
      #expect(
        found.chats.map(\.file.name) == ["Gone - 1", "Zed - 2024-07-12@01h31m37s", "2024-01-01@00h00m00s", "lost"])
      #expect(found.chats.map { $0.character?.name } == [nil, "Zed", nil, nil])
      #expect(
        found.chats.map(\.characterName) == ["Gone", "Zed", nil, nil] && found.chats.map(\.group) == [nil, nil, 0, nil])
      let group = try #require(found.groups.first)
      #expect(group.name == "Crew" && group.members.map(\.name) == ["Zed", "None"])
      #expect(group.members.map { $0.card?.name } == ["Zed", nil] && group.members.map(\.isMuted) == [true, false])
      #expect(group.order == .list && group.cards == .swapped)
      #expect(found.worlds.map(\.name).contains("Stars"))
      #expect(found.personas.map(\.name) == ["지우", "Ghost"] && found.personas.map(\.isDefault) == [true, false])
      #expect(found.personas[0].description == "A reader" && found.personas[0].worldName == "Stars")
      #expect(found.personas.map { $0.picture?.name } == ["me", nil])
      #expect(found.personas.map { $0.characters.map(\.name) } == [["Zed"], []] && found.personas[0].key == "me.png")
      #expect(found.globalWorlds == ["Stars"] && found.extraWorlds == ["Zed": ["More"]])
      #expect(
        Set(found.warnings.map(\.place)) == [
          "groups/broken.json", "groups/7.json: ../../secret.png", "groups/7.json: None.png", "characters/Gone.png",
        ])
      for chat in found.chats { #expect(try await read(chat.file.path).texts.count == 7) }
    }
  }

  @Test func aWrittenGroupIsRead() async throws {
    try await withFolder { folder in
      try write("[]", folder, "groups/1.json")
      try write(SillyTavernTests.lines[1], folder, "group chats/Night.jsonl")
      let group = SillyTavernGroup(
        id: "1", name: "Crew \"7\"",
        members: [.init(name: "Zed", isMuted: true), .init(name: "Dr. Yan", isMuted: false)],
        order: .manual, cards: .merged, chats: [.init(name: "Night")])
      #expect(throws: ChatFileFailure.exists(folder + "/groups/1.json")) {
        try group.write(to: folder + "/groups/1.json", replacing: false)
      }
      try group.write(to: folder + "/groups/1.json", replacing: true)
      let found = try #require(try ChatFolder.files(at: folder).first)
      #expect(found.groupName == group.name && found.groupOrder == .manual && found.groupCards == .merged)
      #expect(found.members.map { .init(name: $0.name, isMuted: $0.isMuted) } == group.members)
    }
  }

  /// The members that this program does not know come back as they came, and the notes are the present ones.
  @Test func aGroupKeepsTheFileThatAnImportFound() async throws {
    try await withFolder { folder in
      let definition =
        #"{"id":"7","name":"Crew","members":["Zed.png"],"fav":true,"activation_strategy":3,"generation_mode":2,"hue":[1],"chat_id":"Noon","chats":["Dawn","Noon","Gone"]}"#
      var group = SillyTavernGroup(
        id: "x", name: "Own", members: [.init(name: "Zed", isMuted: false)], order: .natural, cards: .merged,
        chats: [
          .init(name: "Dawn", authorsNote: AuthorsNote(text: "Snow"), metadata: #"{"note_prompt":"Rain","x":1}"#),
          .init(name: "Noon", metadata: #"{"y":2}"#),
        ])
      group.adopt(KeptGroupFile(definition: definition, chat: "Dawn"))
      #expect(group.id == "7" && group.name == "Crew")
      try FileManager.default.createDirectory(atPath: folder + "/groups", withIntermediateDirectories: true)
      try group.write(to: folder + "/groups/7.json", replacing: false)
      let text = try String(contentsOfFile: folder + "/groups/7.json", encoding: .utf8)
      let value = try JSONValue(parsing: text)
      #expect(value["fav"]?.bool == true && value["hue"]?.array?.count == 1)
      #expect(value["activation_strategy"]?.int == 3 && value["generation_mode"]?.int == 2)
      #expect(value["chats"]?.array?.compactMap(\.string) == ["Dawn", "Noon"] && value["chat_id"]?.string == "Noon")
      #expect(value["past_metadata"]?["Dawn"]?["note_prompt"]?.string == "Snow")
      #expect(value["past_metadata"]?["Dawn"]?["x"]?.int == 1 && value["chat_metadata"]?["y"]?.int == 2)
    }
  }

  /// What is kept with a chat of a group does not grow with the number of the group's chats.
  @Test func aChatKeepsOnlyItsOwnPartOfTheGroup() async throws {
    try await withFolder { folder in
      let names = (0..<200).map { "Chat \($0)" }
      let list = names.map { "\"\($0)\"" }.joined(separator: ",")
      let past = names.map { "\"\($0)\":{\"note_prompt\":\"Note of \($0)\"}" }.joined(separator: ",")
      let long = String(repeating: "x", count: ChatFileLimit.definition)
      for name in names.prefix(2) { try write(SillyTavernTests.lines[1], folder, "group chats/\(name).jsonl") }
      for (hue, isLong) in [("3", false), ("\"\(long)\"", true)] {
        try write(
          "{\"id\":\"7\",\"name\":\"Crew\",\"hue\":\(hue),\"chats\":[\(list)],\"chat_id\":\"Chat 0\","
            + "\"chat_metadata\":{\"a\":1},\"past_metadata\":{\(past)}}",
          folder, "groups/7.json")
        let kept = try ChatFolder.files(at: folder).compactMap(\.groupFile)
        #expect(kept.map(\.metadata) == [#"{"a":1}"#, #"{"note_prompt":"Note of Chat 1"}"#])
        let rest = isLong ? "" : #""hue":3,"#
        #expect(kept.allSatisfy { $0.definition == #"{"id":"7","name":"Crew",\#(rest)"chat_id":"Chat 0"}"# })
        var fields = KeptFields()
        fields.groupFile = kept[1]
        #expect(KeptFields(text: fields.text) == fields && fields.text.utf8.count < 300)
      }
    }
  }

  @Test func aGroupIsUnitedWithItsFile() async throws {
    try await withFolder { folder in
      try write(
        #"{"id":"7","name":"Crew","members":["Zed.png"],"disabled_members":["Zed.png"],"activation_strategy":1,"chat_id":"Noon","chats":["Dawn","Noon"],"past_metadata":{"Dawn":{"note_prompt":"Rain"}}}"#,
        folder, "groups/7.json")
      try write("[]", folder, "groups/8.json")
      let there = try #require(try SillyTavernGroup(at: folder + "/groups/7.json"))
      #expect(try SillyTavernGroup(at: folder + "/groups/8.json") == nil)
      #expect(try SillyTavernGroup(at: folder + "/groups/9.json") == nil)
      #expect(there.members == [.init(name: "Zed", isMuted: true)] && there.order == .list)
      #expect(there.chats.first?.authorsNote?.text == "Rain")
      var group = SillyTavernGroup(
        id: "7", name: "Crew", members: there.members, order: .list, cards: .swapped,
        chats: [.init(name: "Dusk"), .init(name: "Noon", authorsNote: AuthorsNote(text: "Sun"))])
      #expect(group.isSame(as: there))
      var other = group
      other.unite(with: there, without: ["Dawn"])
      #expect(other.chats.map(\.name) == ["Noon", "Dusk"])
      group.unite(with: there)
      #expect(group.chats.map(\.name) == ["Dawn", "Noon", "Dusk"])
      #expect(group.chats.map { $0.authorsNote?.text } == ["Rain", "Sun", nil])
    }
  }

  /// A link could lead anywhere on the disk.
  @Test func linksAreNotFollowed() async throws {
    try await withFolder { folder in
      try write("secret", folder, "outside/Zed.png")
      try write("x", folder, "user/characters/Yan.png")
      let user = folder + "/user"
      try FileManager.default.createSymbolicLink(
        atPath: user + "/characters/Zed.png", withDestinationPath: folder + "/outside/Zed.png")
      try FileManager.default.createSymbolicLink(atPath: user + "/chats", withDestinationPath: folder + "/outside")
      try FileManager.default.createSymbolicLink(atPath: user + "/settings.json", withDestinationPath: "/etc/passwd")
      let found = try SillyTavernFolder(path: user)
      #expect(found.characters.map(\.name) == ["Yan"] && found.chats.isEmpty && found.personas.isEmpty)
      #expect(found.warnings.map(\.place) == ["characters/Zed.png", "chats", "settings.json"])
      #expect(found.warnings.allSatisfy { $0.kind == .unsafePath })
    }
  }

  @Test func otherFoldersAreRefused() async throws {
    try await withFolder { folder in
      #expect(throws: ChatFileFailure.missing(folder + "/none")) { try SillyTavernFolder(path: folder + "/none") }
      let error = #expect(throws: ChatFileFailure.self) { try SillyTavernFolder(path: folder) }
      if case .foreign = error {} else { Issue.record("\(String(describing: error))") }
    }
  }
}
