import Entities
import Foundation
import Storage
import Testing

@testable import ChatTransfers

/// The pictures of messages travel with a chat in own lines.
@Suite(.timeLimit(.minutes(10))) struct PictureTransferTests {
  private static let png: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 7]
  private static let chat = Conversation.ID(high: 5, low: 1)
  private static let said = (0..<2).map { Message.ID(high: 6, low: UInt64($0)) }

  private static func picture(_ number: UInt64) -> KeptPictures.Picture {
    KeptPictures.Picture(
      id: KeptPictures.Picture.ID(high: 3, low: number), size: png.count + Int(number), name: "\(number) b.png")
  }

  /// Adds a chat of two messages. The first has the pictures 0 and 1, the second one has 1 and 2. All but the last have
  /// files.
  private func fill(_ desk: Desk) async throws {
    let stores = desk.stores
    let mara = Avatar(
      id: Avatar.ID(high: 3, low: 3), name: "Mara", character: .cat, action: .eating, location: .mall,
      author: desk.user.id, created: Desk.time)
    try await stores.avatars.save(mara)
    try await stores.chats.create(
      Conversation(id: Self.chat, profile: desk.user.id, avatar: mara.id, created: Desk.time, updated: Desk.time))
    for (place, id) in Self.said.enumerated() {
      try await stores.chats.append(
        Message(
          id: id, chat: Self.chat, parent: place == 0 ? nil : Self.said[place - 1], role: .user, text: "\(place)",
          created: Desk.time))
      let kept = KeptPictures(of: id, [Self.picture(UInt64(place)), Self.picture(UInt64(place) + 1)])
      try await stores.notes.setNote(
        kept.note, named: KeptPictures.notePrefix(of: Self.chat) + "\(id)", of: desk.user.id)
    }
    for number in 0..<2 {
      let file = Self.png + [UInt8](repeating: 1, count: number)
      try await stores.pictures.save(file, as: Self.picture(UInt64(number)).id)
    }
  }

  /// The names and sizes of the pictures of each message, by its text. Each has its file.
  private func pictures(of chat: Conversation.ID, _ desk: Desk) async throws -> [String: [String]] {
    let notes = try await desk.stores.notes.notes(beginningWith: KeptPictures.notePrefix(of: chat), of: desk.user.id)
    var found: [String: [String]] = [:]
    for (name, text) in notes {
      let kept = try #require(KeptPictures(note: text))
      #expect(name == KeptPictures.notePrefix(of: chat) + "\(kept.message)")
      let message = try #require(try await desk.stores.chats.message(kept.message))
      #expect(message.chat == chat)
      found[message.text] = kept.pictures.map { "\($0.name) \($0.size - Self.png.count)" }
      for picture in kept.pictures {
        #expect(await desk.stores.pictures.file(picture.id, size: picture.size)?.starts(with: Self.png) == true)
      }
    }
    return found
  }

  private static let all = ["0": ["0 b.png 0", "1 b.png 1"], "1": ["1 b.png 1"]]

  @Test func picturesAreCountedWhereTheyGoAndWhereTheyStay() async throws {
    try await Desk.inMemory { desk in
      try await fill(desk)
      let lines = try await desk.export(nil, to: "all.jsonl")
      #expect(lines.pictures == 3 && lines.picturesLeftOut == 1)
      for format in [ChatFileFormat.markdown, .html, .sillyTavern] {
        let other = try await desk.export(nil, to: "other/", as: format, replacing: true)
        #expect(other.pictures == 0 && other.picturesLeftOut == 4)
      }
      // A message in the trash stays here with its pictures.
      _ = try await desk.stores.chats.delete(
        Self.said[1], .one, as: MessageDeletion.ID(at: Desk.time), at: Desk.time, inPlaceOf: nil)
      let rest = try await desk.export(nil, to: "rest.jsonl")
      #expect(rest.messages == 1 && rest.pictures == 2 && rest.picturesLeftOut == 0)
    }
  }

  @Test func picturesComeWithTheirMessages() async throws {
    try await Desk.inMemory { desk in
      try await fill(desk)
      try await desk.export(nil, to: "all.jsonl")
      let path = desk.path("all.jsonl")
      for stores in [Stores.inMemory(), try Stores.open(directory: desk.path("other"))] {
        let other = try await Desk(stores, in: desk.folder)
        #expect(try await other.take(path, isPreview: true)[0].chats[0].pictures == 3)
        #expect(stores.pictures.files().isEmpty)
        #expect(try await other.take(path)[0].chats[0].id == Self.chat)
        #expect(try await pictures(of: Self.chat, other) == Self.all)
        // The same chat is left out.
        #expect(try await other.take(path)[0].chats[0].isKnown)
        #expect(stores.pictures.files().count == 3)
      }
    }
  }

  /// The chat in the trash keeps its ids, so the one that comes gets new ones.
  @Test func theyGetTheIDsOfTheNewMessages() async throws {
    try await Desk.inMemory { desk in
      try await fill(desk)
      try await desk.export(nil, to: "all.jsonl")
      _ = try await desk.stores.chats.moveToTrash(Self.chat, at: Desk.time)
      let id = try #require(try await desk.take(desk.path("all.jsonl"))[0].chats[0].id)
      #expect(id != Self.chat)
      #expect(try await pictures(of: id, desk) == Self.all)
      #expect(desk.stores.pictures.files().count == 2 + 3)
    }
  }

  @Test func anImportThatFailsLeavesNoPictures() async throws {
    try await Desk.inMemory { desk in
      try await fill(desk)
      try await desk.export(nil, to: "all.jsonl")
      let path = desk.path("all.jsonl")
      let fast = try await Desk(.inMemory(), in: desk.folder)
      var stores = fast.stores
      stores.records = RacingRecords(fast.stores.records) {
        do { try await fast.take(path) } catch { Issue.record(error) }
      }
      let slow = try await Desk(stores, in: desk.folder)
      #expect(try await slow.take(path)[0].chats[0].isKnown)
      let chats = try await fast.chats()
      #expect(chats.count == 1)
      #expect(try await pictures(of: chats[0].id, fast) == Self.all)
      #expect(fast.stores.pictures.files().count == 3)
      let notes = try await fast.stores.notes.notes(beginningWith: KeptPictures.notePrefix, of: fast.user.id)
      #expect(notes.count == 2)
    }
  }
}
