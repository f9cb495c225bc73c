import ChatFiles
import Entities
import Foundation
import Storage
import Synchronization
import Testing

@testable import ChatTransfers

/// Chats come from files once, as a whole, and can be taken back.
@Suite struct ImportTests {
  private func chat(with name: String = "Mara", _ texts: [String] = ["Hello.", "Who are you?"]) -> String {
    let lines = texts.enumerated().map { place, text in
      #"{"name":"\#(place % 2 == 0 ? name : "Jiu")","is_user":\#(place % 2 == 1),"send_date":\#(1_700_000_000_000 + place * 1000),"mes":"\#(text)"}"#
    }
    return ([#"{"user_name":"Jiu","character_name":"\#(name)","create_date":"2023-11-14T22:13:20Z"}"#] + lines)
      .joined(separator: "\n")
  }

  @Test func theSameChatIsImportedOnce() async throws {
    try await Desk.inMemory { desk in
      let (one, two) = (try desk.file("one.jsonl", chat()), try desk.file("two.jsonl", chat()))
      let first = try await desk.take(one, two)
      #expect(first.map { $0.chats[0].isKnown } == [false, true])
      #expect(first[1].chats[0].id == first[0].chats[0].id)
      let again = try await desk.take(one)
      #expect(again[0].chats[0].isKnown && again[0].chats[0].id == first[0].chats[0].id)
      #expect(try await desk.chats().count == 1)
      // An export of it is recognised too.
      try await desk.export(nil, to: "own.jsonl")
      #expect(try await desk.take(desk.path("own.jsonl"))[0].chats[0].isKnown)
      // With one message more in the file it is another chat.
      let longer = try desk.file("longer.jsonl", chat(["Hello.", "Who are you?", "Mara."]))
      #expect(try await desk.take(longer)[0].chats[0].isKnown == false)
      #expect(try await desk.chats().count == 2)
    }
  }

  private func chat(_ texts: [String]) -> String { chat(with: "Mara", texts) }

  @Test func aCharacterIsFoundByNameOrMade() async throws {
    try await Desk.inMemory { desk in
      let own = Avatar(
        id: Avatar.ID(high: 3, low: 3), name: "Mara", character: .cat, action: .eating, location: .mall,
        author: desk.user.id, created: Desk.time)
      try await desk.stores.avatars.save(own)
      let results = try await desk.take(
        try desk.file("a.jsonl", chat(with: "MARA")), try desk.file("b.jsonl", chat(with: "Rook")),
        try desk.file("c.jsonl", chat(with: "rook", ["Other."])),
        try desk.file("d.json", #"[{"role":"user","content":"Hm"}]"#))
      #expect(results.map { $0.chats[0].isNewCharacter } == [false, true, true, false])
      let chats = try await desk.chats()
      #expect(Set(chats.compactMap(\.avatarName)) == ["Mara", "Rook"])
      #expect(try await desk.stores.avatars.avatars(madeBy: desk.user.id).map(\.name).sorted() == ["Mara", "Rook"])
      #expect(chats.contains { $0.chat.avatar == own.id })
    }
  }

  @Test func aPreviewStoresNothingAndNeedsNoProfile() async throws {
    try await Desk.inMemory(signsIn: false) { desk in
      let path = try desk.file("a.jsonl", chat())
      let result = try await desk.take(path, isPreview: true)
      #expect(result[0].chats.map(\.character) == ["Mara"] && result[0].chats[0].id == nil)
      await #expect(throws: ChatTransferFailure.noProfile) { try await desk.take(path) }
      #expect(try await desk.chats().isEmpty)
    }
  }

  @Test func aRefusedFileSaysWhyAndTheOthersAreImported() async throws {
    try await Desk.inMemory { desk in
      try desk.file("in/a.jsonl", chat())
      try desk.file("in/b.json", #"{"spec":"chara_card_v2"}"#)
      try desk.file("in/.hidden.json", "x")
      try desk.file("in/c/d.json", "nothing")
      let results = try await desk.take(desk.path("in"))
      #expect(results.map { ($0.path as NSString).lastPathComponent } == ["a.jsonl", "b.json", "d.json"])
      #expect(results.map { $0.refusal == nil } == [true, false, false])
      #expect(try await desk.chats().count == 1)
      await #expect(throws: ChatFileFailure.missing(desk.path("none"))) { try await desk.take(desk.path("none")) }
    }
  }

  @Test func aFolderOfSillyTavernNamesCharactersAndGroups() async throws {
    try await Desk.inMemory { desk in
      try desk.file("st/chats/Mara/x.jsonl", #"{"name":"","is_user":true,"mes":"Hm"}"#)
      try desk.file("st/groups/1.json", #"{"id":"1","name":"The crew","members":[],"chats":["2024-07-12@01h31m37s"]}"#)
      try desk.file(
        "st/group chats/2024-07-12@01h31m37s.jsonl",
        #"{"name":"Rook","is_user":false,"is_group":true,"mes":"Aye"}"# + "\n"
          + #"{"name":"Nil","is_user":false,"mes":"No"}"#)
      let chats = try await desk.take(desk.path("st")).flatMap(\.chats)
      #expect(Set(chats.map(\.character)) == ["Mara", "Rook"])
      #expect(chats.first { $0.character == "Rook" }?.title == "The crew")
    }
  }

  @Test func anImportIsTakenBackButForChatsThatWentOn() async throws {
    try await Desk.inMemory { desk in
      let paths = try (0..<3).map { try desk.file("\($0).jsonl", chat(with: "Rook", ["Hello \($0).", "Hm."])) }
      try await desk.take(paths[0])
      let results = try await desk.take(paths[1], paths[2])
      let went = try #require(results[1].chats[0].id)
      let last = try #require(try await desk.shown(went).last)
      try await desk.stores.chats.append(
        Message(
          id: Message.ID(at: Desk.time), chat: went, parent: last.id, role: .assistant, text: "On.", created: Desk.time)
      )
      let undo = try await desk.undoChatImport()
      #expect(undo.deleted.map(\.id) == [results[0].chats[0].id] && undo.kept.map(\.id) == [went])
      #expect(try await desk.chats().count == 2)
      #expect(try await desk.undoChatImport() == ChatImportUndo())
      // The first import made the character, so it stays.
      #expect(try await desk.stores.avatars.avatars(madeBy: desk.user.id).count == 1)
      // What was taken back can be imported again.
      #expect(try await desk.take(paths[1])[0].chats[0].isKnown == false)
    }
  }

  @Test func aCharacterThatAnImportMadeGoesWithIt() async throws {
    try await Desk.inMemory { desk in
      try await desk.take(try desk.file("a.jsonl", chat(with: "Rook")))
      #expect(try await desk.undoChatImport().characters == 1)
      #expect(try await desk.stores.avatars.avatars(madeBy: desk.user.id).isEmpty)
    }
  }

  /// More messages than fit a step, stopped while they are stored.
  @Test func aStoppedImportLeavesNothing() async throws {
    try await withFolder { folder in
      let stores = try Stores.open(directory: folder + "/data")
      let desk = try await Desk(stores, in: folder)
      let path = try desk.file("a.jsonl", chat(with: "Rook", (0..<3000).map { "word\($0)" }))
      let work = Task {
        try await desk.importChats(at: [path], isPreview: false) { progress in
          if progress.stage == .storing { withUnsafeCurrentTask { $0?.cancel() } }
        }
      }
      await #expect(throws: CancellationError.self) { try await work.value }
      #expect(try await desk.chats().isEmpty)
      #expect(try await desk.stores.avatars.avatars(madeBy: desk.user.id).isEmpty)
      #expect(try await stores.chats.search("word2999", of: desk.user.id, limit: 9).isEmpty)
      let result = try await desk.take(path)
      #expect(result[0].chats[0].messages == 3000)
      #expect(try await desk.shown(try #require(result[0].chats[0].id)).count == 3000)
      #expect(try await stores.chats.search("word2999", of: desk.user.id, limit: 9).count == 1)
      await stores.close()
    }
  }
}
