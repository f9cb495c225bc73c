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

  @Test func chatsWithTheSameWordsAndOtherTimesAreDifferent() async throws {
    try await Desk.inMemory { desk in
      let later = chat().replacing("2023-11", with: "2024-11").replacing(":1700", with: ":1731")
      let folder = desk.path("in")
      try desk.file("in/1.jsonl", chat())
      #expect(try await desk.take(folder)[0].chats[0].isKnown == false)
      try desk.file("in/2.jsonl", later)
      try desk.file("in/3.jsonl", chat())
      // One is here, and the third one is a copy of it.
      #expect(try await desk.take(folder).flatMap(\.chats).map(\.isKnown) == [true, false, true])
      #expect(try await desk.take(folder).flatMap(\.chats).allSatisfy(\.isKnown))
      #expect(try await desk.take(desk.path("in/2.jsonl"))[0].chats[0].isKnown)
      #expect(try await desk.chats().count == 2)
      // Taken back, they come again.
      #expect(try await desk.undoChatImport().deleted.count == 1)
      #expect(try await desk.take(folder).flatMap(\.chats).map(\.isKnown) == [true, false, true])
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
      #expect(try await desk.take(desk.path("none")).map(\.isMissing) == [true])
    }
  }

  @Test func aMissingAndACutFileAreNamedAndTheRestIsImported() async throws {
    try await Desk.inMemory { desk in
      try desk.file("a.jsonl", chat())
      try desk.file("cut.json", #"[{"messages":[{"role":"user","content":"Hi"}]},{"messages":[{"role":"#)
      let results = try await desk.take(desk.path("none"), desk.path("a.jsonl"), desk.path("cut.json"))
      #expect(results.map(\.isMissing) == [true, false, false] && results.map(\.isCut) == [false, false, true])
      #expect(try await desk.chats().count == 2)
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

  /// What the user wrote need not be at the end of the shown path.
  @Test func aChatThatTheUserWroteForStays() async throws {
    try await Desk.inMemory { desk in
      let paths = try (0..<5).map { try desk.file("in/\($0).jsonl", chat(["Hello \($0).", "Hm."])) }
      let ids = try await desk.take(desk.path("in")).flatMap(\.chats).compactMap(\.id)
      try #require(ids.count == paths.count)
      let shown = try await desk.shown(ids[0])
      let branch = Message(
        id: Message.ID(at: Desk.time), chat: ids[0], parent: shown[0].id, role: .user, text: "No.", created: Desk.time)
      try await desk.stores.chats.append(branch)
      try await desk.stores.chats.show(pathTo: shown[1].id, in: ids[0])
      for name in ["draft/\(ids[1])", "note/\(ids[2])", PresetScope.chat(ids[3]).noteName] {
        try await desk.stores.notes.setNote("words", named: name, of: desk.user.id)
      }
      try await desk.stores.notes.setNote(" ", named: "draft/\(ids[4])", of: desk.user.id)
      let undo = try await desk.undoChatImport()
      #expect(undo.kept.map(\.id) == Array(ids[..<4]) && undo.deleted.map(\.id) == [ids[4]])
    }
  }

  @Test func theRecordOfAnImportIsReadBack() {
    let id = Conversation.ID(high: 1, low: 2), message = Message.ID(high: 3, low: 4)
    var record = ImportRecord([], [])
    for title in [nil, "The sea  at night", "\u{301}accent", "\u{FE0F}"] {
      let chat = Conversation(
        id: id, profile: UserProfile.ID(high: 7, low: 1), avatar: Avatar.ID(high: 5, low: 6), title: title,
        created: Desk.time, updated: Desk.time)
      record.chats.append(ImportRecord.Entry(ChatHead(chat, shown: message), newest: message))
      record.chats.append(ImportRecord.Entry(ChatHead(chat), newest: nil))
    }
    record.characters = [Avatar.ID(high: 5, low: 6)]
    #expect(ImportRecord(note: record.note) == record)
    // An older program wrote no newest messages. The path and the title decide then.
    let older = ImportRecord(note: "chat \(id) \(message) The sea")
    #expect(older.chats.map(\.shown) == [message] && older.chats.map(\.title) == ["The sea"])
    #expect(older.chats.map(\.newest) == [nil])
  }

  /// Both exports have the ids of the chat that is here.
  @Test func twoExportsOfOneChatAreKnown() async throws {
    try await Desk.inMemory { desk in
      let id = try #require(try await desk.take(try desk.file("st.jsonl", chat()))[0].chats[0].id)
      try await desk.export([id], to: "a.jsonl")
      let last = try #require(try await desk.shown(id).last)
      try await desk.stores.chats.append(
        Message(
          id: Message.ID(at: Desk.time), chat: id, parent: last.id, role: .user, text: "On.", created: Desk.time))
      try await desk.export([id], to: "b.jsonl")
      let results = try await desk.take(desk.path("a.jsonl"), desk.path("b.jsonl"))
      #expect(results.map { $0.chats[0].isKnown } == [true, true])
      #expect(try await desk.chats().count == 1)
      // Where the chat is not, the second file becomes a chat with ids of its own.
      try await Desk.inMemory { other in
        let results = try await other.take(desk.path("a.jsonl"), desk.path("b.jsonl"))
        #expect(results.map { $0.chats[0].isKnown } == [false, false] && results[0].chats[0].id == id)
        #expect(try await other.chats().count == 2)
      }
    }
  }

  @Test func twoImportsOfOneFileAtOnceAddItOnce() async throws {
    try await Desk.inMemory { fast in
      let both = try fast.file("a.jsonl", chat()), other = try fast.file("b.jsonl", chat(["Another."]))
      var stores = fast.stores
      stores.records = RacingRecords(fast.stores.records) {
        do { try await fast.take(both) } catch { Issue.record(error) }
      }
      let slow = try await Desk(stores, in: fast.folder)
      let results = try await slow.take(both, other)
      #expect(results.map { $0.chats[0].isKnown } == [true, false])
      #expect(try await Set(slow.chats().map(\.id)) == Set(results.compactMap { $0.chats[0].id }))
      #expect(try await slow.stores.avatars.avatars(madeBy: slow.user.id).count == 1)
    }
  }

  /// A local time in a file is another time in another zone.
  @Test func aChatIsKnownInAnotherZone() async throws {
    try await withFolder { folder in
      let text = #"{"name":"Mara","is_user":false,"send_date":"July 12, 2024 1:31am","mes":"Hello."}"#
      let second = #"{"name":"Jiu","is_user":true,"send_date":"July 12, 2024 1:32am","mes":"Hm."}"#
      let path = folder + "/a.jsonl"
      try "\(text)\n\(second)".write(toFile: path, atomically: true, encoding: .utf8)
      var prints: [String] = []
      for zone in [LocalZone.utc, LocalZone { _ in 9 * 3600 }] {
        let sums = Mutex<Fingerprint?>(nil)
        _ = try await ChatFileReader(path: path, zone: zone).read { record in
          sums.withLock { sums in
            switch record {
            case .chat(let chat): sums = Fingerprint(chat)
            case .message(let message): sums?.add(message)
            case .picture, .end: break
            }
          }
        }
        prints.append(try #require(sums.withLock(\.self)?.text(after: 0)))
      }
      #expect(prints[0] == prints[1])
    }
  }

  /// More ends of paths than fit a step.
  @Test func aChatOfManyBranchesComesBackWhole() async throws {
    try await Desk.inMemory { desk in
      let id = try #require(try await desk.take(try desk.file("a.jsonl", chat(["Hello."])))[0].chats[0].id)
      let first = try await desk.shown(id)[0].id
      for number in 0..<300 {
        let (one, two) = (
          Message.ID(high: 9, low: UInt64(2 * number)), Message.ID(high: 9, low: UInt64(2 * number + 1))
        )
        for (message, parent) in [(one, first), (two, one)] {
          try await desk.stores.chats.append(
            Message(id: message, chat: id, parent: parent, role: .user, text: "\(number)", created: Desk.time))
        }
      }
      try await desk.export([id], to: "own.jsonl")
      try await Desk.inMemory { other in
        try await other.take(desk.path("own.jsonl"))
        #expect(try await other.tree(id).map(\.tip) == desk.tree(id).map(\.tip))
        #expect(try await other.tree(id).count { $0.tip != nil } >= 299)
      }
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
