import Entities
import Foundation
import Storage
import Testing

@testable import AccountLifecycle

/// The pictures of messages travel with a profile.
@Suite(.timeLimit(.minutes(10))) struct PictureArchiveTests {
  private static let png: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 7]

  /// A profile with a chat of two messages, each with a picture; both files are there, or the first alone.
  private struct Album {
    let registry: Registry
    let profile: UserProfile
    let chat: Conversation.ID
    let messages: [Message.ID]
    let pictures: [KeptPictures.Picture.ID]

    init(_ stores: Stores = .inMemory(), hasAll: Bool = true) async throws {
      registry = Registry(stores)
      profile = try await registry.ensureProfile()
      chat = try await registry.addChat(of: profile.id, messages: 2)
      messages = try await stores.chats.messages(of: chat, before: nil, limit: 9).messages.map(\.id)
      var pictures: [KeptPictures.Picture.ID] = []
      for (place, message) in messages.enumerated() {
        let kept = KeptPictures.Picture(
          id: KeptPictures.Picture.ID(high: 3, low: UInt64(place)), size: png.count + place, name: "a b.png")
        try await stores.notes.setNote(
          KeptPictures(of: message, [kept]).note, named: KeptPictures.notePrefix(of: chat) + "\(message)",
          of: profile.id)
        let file = png + [UInt8](repeating: 1, count: place)
        if place == 0 || hasAll { try await stores.pictures.save(file, as: kept.id) }
        pictures.append(kept.id)
      }
      self.pictures = pictures
    }

    func export(to path: String) async throws -> ProfileExport {
      try await registry.exportProfile(nil, to: path, replacing: true) { _ in }
    }
  }

  private func withFolder(_ body: (String) async throws -> Void) async throws {
    try await withDirectory { directory in
      try FileManager.default.createDirectory(atPath: directory, withIntermediateDirectories: true)
      try await body(directory)
    }
  }

  private func take(_ path: String, _ registry: Registry) async throws -> ImportSummary {
    try await registry.importProfile(from: path, importingSettings: { _ in false }) { _ in }
  }

  @Test func picturesComeWithTheirMessages() async throws {
    try await withFolder { directory in
      let path = directory + "/file"
      let album = try await Album(try Stores.open(directory: directory + "/one"))
      #expect(try await album.export(to: path).pictures == 2)
      for stores in [Stores.inMemory(), try Stores.open(directory: directory + "/two")] {
        let other = Registry(stores)
        let summary = try await take(path, other)
        #expect(summary.pictures == .init(added: 2) && summary.missingPictures == 0 && summary.settings == nil)
        #expect(await stores.pictures.file(album.pictures[1], size: Self.png.count + 1) == Self.png + [1])
        let notes = try await stores.notes.notes(beginningWith: KeptPictures.notePrefix, of: album.profile.id)
        #expect(notes.values.compactMap { KeptPictures(note: $0) }.count == 2)
        // A kill can end the program before a file comes. Another import brings it.
        stores.pictures.delete([album.pictures[0]])
        #expect(try await take(path, other).pictures == .init(added: 1, present: 1))
        #expect(try await take(path, other).pictures == .init(present: 2))
      }
    }
  }

  @Test func aMissingFileIsToldAndComesLater() async throws {
    try await withFolder { directory in
      let (some, all) = (directory + "/some", directory + "/all")
      let album = try await Album(hasAll: false)
      let export = try await album.export(to: some)
      #expect(export.pictures == 1 && export.missingPictures == 1)
      // A damaged file counts as missing too: it is no picture.
      try await album.registry.stores.pictures.save(
        [UInt8](repeating: 7, count: Self.png.count + 1), as: album.pictures[1])
      #expect(try await album.export(to: some) == export)
      try await album.registry.stores.pictures.save(Self.png + [1], as: album.pictures[1])
      _ = try await album.export(to: all)
      let other = Registry(.inMemory())
      #expect(try await take(some, other).missingPictures == 1)
      let summary = try await take(all, other)
      #expect(summary.pictures == .init(added: 1, present: 1) && summary.missingPictures == 0)
      // The file has one picture; both are here.
      #expect(try await take(some, other).pictures == .init(present: 2))
    }
  }

  @Test func aFileThatIsHereIsNeverReplaced() async throws {
    try await withFolder { directory in
      let path = directory + "/file"
      let album = try await Album()
      _ = try await album.export(to: path)
      let stores = try Stores.open(directory: directory + "/two")
      let own = Self.png + [9, 9, 9]
      try await stores.pictures.save(own, as: album.pictures[0])
      let summary = try await take(path, Registry(stores))
      #expect(summary.pictures == .init(added: 1) && summary.missingPictures == 1)
      #expect(await stores.pictures.file(album.pictures[0], size: own.count) == own)
    }
  }

  /// What is in the trash stays here.
  @Test func thePictureOfADeletedMessageIsNotExported() async throws {
    try await withFolder { directory in
      let album = try await Album()
      let time = Timestamp(milliseconds: 1_700_000_000_001)
      _ = try await album.registry.stores.chats.delete(
        album.messages[1], .one, as: MessageDeletion.ID(at: time), at: time, inPlaceOf: nil)
      let export = try await album.export(to: directory + "/file")
      #expect(export.pictures == 1 && export.missingPictures == 0)
      #expect(try await take(directory + "/file", Registry(.inMemory())).missingPictures == 0)
    }
  }

  /// While such a note is here, no leftover file would ever be deleted.
  @Test func aNoteThatCannotBeReadIsNotImported() async throws {
    try await withFolder { directory in
      let album = try await Album()
      let name = KeptPictures.notePrefix(of: album.chat) + "x"
      try await album.registry.stores.notes.setNote("a form of later", named: name, of: album.profile.id)
      _ = try await album.export(to: directory + "/file")
      let other = Registry(.inMemory())
      let summary = try await take(directory + "/file", other)
      #expect(summary.settings?.unusable.count == 1 && summary.pictures.added == 2)
      #expect(try await other.stores.notes.note(name, of: album.profile.id) == nil)
    }
  }
}
