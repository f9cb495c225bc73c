import Entities
import Foundation
import LanguageModels
import Storage
import Testing

@testable import Conversations

/// The files of the pictures of messages.
@Suite(.timeLimit(.minutes(10))) struct PictureFileTests {
  private static let day: Int64 = 24 * 60 * 60 * 1000

  private func withDirectory(_ body: (String) async throws -> Void) async throws {
    let directory = FileManager.default.temporaryDirectory.appendingPathComponent("pictures-\(UUID().uuidString)").path
    defer { try? FileManager.default.removeItem(atPath: directory) }
    try await body(directory)
  }

  /// The pictures of the next prompt.
  private func next(in chat: Conversation, of office: Office) async throws -> [UserTurn.Picture] {
    try await office.promptReport(of: UserTurn("And?"), in: chat.id).parts.flatMap(\.pictures)
  }

  private func sweep(_ office: Office, at time: Int64) async throws {
    try await MessagePictures(
      stores: office.stores, chats: office.stores.chats, now: { Timestamp(milliseconds: time) }
    ).sweep()
  }

  @Test func aPictureIsThereAfterARestart() async throws {
    try await withDirectory { directory in
      let stores = try Stores.open(directory: directory)
      let (_, chat, _, _) = try await PictureTests.talked(stores)
      await stores.close()
      let office = try await Office(.saying("Yes."), stores: try Stores.open(directory: directory))
      #expect(try await next(in: chat, of: office) == [PictureTests.picture()])
      let folder = "\(directory)/pictures"
      let files = try FileManager.default.contentsOfDirectory(atPath: folder)
      #expect(files == office.stores.pictures.files().map { "\($0)" } && files.count == 1)
      for (path, rights) in [(folder, 0o700), ("\(folder)/\(files[0])", 0o600)] {
        let found = try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
        #expect(found == rights, "\(path)")
      }
    }
  }

  /// A file that changed, or that is not the one that was kept, is not sent; the message still names it.
  @Test func aHostileFileIsNotSent() async throws {
    try await withDirectory { directory in
      let (office, chat, question, _) = try await PictureTests.talked(try Stores.open(directory: directory))
      let id = try #require(office.stores.pictures.files().first)
      let (path, elsewhere) = ("\(directory)/pictures/\(id)", "\(directory)/elsewhere.png")
      let good = Data(PictureTests.picture().bytes)
      let files = FileManager.default
      try good.write(to: URL(fileURLWithPath: elsewhere))
      for contents in [good.dropLast(), good + [7], Data(repeating: 7, count: good.count), nil] {
        try files.removeItem(atPath: path)
        if let contents {
          try contents.write(to: URL(fileURLWithPath: path))
        } else {
          try files.createSymbolicLink(atPath: path, withDestinationPath: elsewhere)
        }
        #expect(try await next(in: chat, of: office).isEmpty)
      }
      try files.removeItem(atPath: path)
      try files.createDirectory(atPath: path, withIntermediateDirectories: false)
      let report = try await office.promptReport(of: UserTurn("And?"), in: chat.id)
      #expect(report.parts.first { $0.message == question.id }?.text == PictureTests.look.text)
      try files.removeItem(atPath: path)
      #expect(try await next(in: chat, of: office).isEmpty)
      try good.write(to: URL(fileURLWithPath: path))
      #expect(try await next(in: chat, of: office).count == 1)
    }
  }

  @Test func anUnreadableNoteKeepsAllFiles() async throws {
    let (office, chat, _, _) = try await PictureTests.talked()
    let name = KeptPictures.notePrefix(of: chat.id) + "newer"
    try await office.stores.notes.setNote("a form of later", named: name, of: office.user.id)
    try await office.stores.pictures.save([1], as: KeptPictures.Picture.ID(at: Timestamp(milliseconds: 1)))
    try await sweep(office, at: 100 * Self.day)
    #expect(office.stores.pictures.files().count == 2)
    try await office.stores.notes.setNote(nil, named: name, of: office.user.id)
    try await sweep(office, at: 100 * Self.day)
    #expect(office.stores.pictures.files().count == 1)
  }

  @Test func whatIsDeletedForGoodTakesItAlong() async throws {
    let (office, chat, question, _) = try await PictureTests.talked()
    let deletion = try await office.deleteMessage(question.id, .one, in: chat.id)
    try await sweep(office, at: 100 * Self.day)
    #expect(office.stores.pictures.files().count == 1)
    try await office.undoDeletion(deletion.id, in: chat.id)
    #expect(try await next(in: chat, of: office).count == 1)
    _ = try await office.deleteMessage(question.id, .one, in: chat.id)
    try await office.emptyTrash(of: chat.id)
    #expect(office.stores.pictures.files().isEmpty)
    #expect(try await office.conversationService.pictures.notes(of: chat).isEmpty)
  }

  @Test func aCopyHasItUntilItIsDeletedToo() async throws {
    let (office, chat, _, _) = try await PictureTests.talked()
    let copy = try await office.duplicateConversation(chat.id) { _ in }
    #expect(try await next(in: copy, of: office) == [PictureTests.picture()])
    try await office.conversationService.delete(chat.id)
    #expect(try await next(in: copy, of: office) == [PictureTests.picture()])
    _ = try await office.conversationService.moveToTrash(copy.id)
    try await sweep(office, at: 100 * Self.day)
    #expect(office.stores.pictures.files().count == 1)
    try await office.emptyChatTrash()
    #expect(office.stores.pictures.files().isEmpty)
  }

  @Test func aDeletedProfileLeavesNoFile() async throws {
    let (office, _, _, _) = try await PictureTests.talked()
    try await office.stores.profiles.deleteProfile(office.user.id)
    try await office.conversationService.sweepPictures()
    #expect(office.stores.pictures.files().isEmpty)
  }

  /// A program that is killed before it stores the message leaves a note and a file, or a file alone.
  @Test func whatIsLeftOverIsSwept() async throws {
    let (office, chat, question, _) = try await PictureTests.talked()
    office.chats.failures.change { $0.append = { _ in .failed(LocalizedText(untranslated: "killed")) } }
    await #expect(throws: StorageError.self) { try await office.ask(PictureTests.look, in: chat.id) }
    let pictures = office.conversationService.pictures
    #expect(try await pictures.notes(of: chat).count == 2 && office.stores.pictures.files().count == 2)
    try await office.stores.pictures.save([1], as: KeptPictures.Picture.ID(high: 1, low: 1))
    // Another program may be about to store the message.
    try await sweep(office, at: Self.day / 2)
    #expect(try await pictures.notes(of: chat).count == 2 && office.stores.pictures.files().count == 2)
    try await sweep(office, at: 2 * Self.day)
    #expect(try await pictures.kept(in: chat).keys.map(\.self) == [question.id])
    #expect(office.stores.pictures.files().count == 1)
  }
}
