import ArchiveLines
import Entities
import Foundation
import JSON
import Testing

@testable import ProfileArchives

/// The pictures of messages in an archive.
@Suite struct PictureTests {
  private static let png: [UInt8] = ArchiveLimit.pictureSignature + [1, 2, 3]
  private static let jpeg: [UInt8] = [0xFF, 0xD8, 0xFF, 0xE0]
  private static let chat = Identifier<Conversation>(high: 0x0190_0000_0000_7000, low: 4)
  private static let said = Identifier<Message>(high: 0x0190_0000_0000_7000, low: 6)

  private static func id(_ number: UInt64) -> KeptPictures.Picture.ID {
    KeptPictures.Picture.ID(high: 0x0190_0000_0000_7000, low: number)
  }

  /// A profile with a message that has two pictures, and a note of a message that is not there and has one of them.
  private static let records: [ProfileRecord] = {
    let time = Timestamp(milliseconds: 1_700_000_000_000)
    let profile = UserProfile(id: Identifier(high: 0x0190_0000_0000_7000, low: 1), created: time)
    func note(_ message: Message.ID, _ pictures: [(UInt64, Int)]) -> ProfileRecord {
      let kept = pictures.map { KeptPictures.Picture(id: id($0), size: $1, name: "a b.png") }
      return .note(KeptPictures(of: message, kept).note, named: KeptPictures.notePrefix(of: chat) + "\(message)")
    }
    let talk = Conversation(
      id: chat, profile: profile.id, avatar: Identifier(high: 1, low: 1), created: time, updated: time)
    return [
      .profile(profile, nil),
      note(Identifier(high: 0x0190_0000_0000_7000, low: 5), [(51, jpeg.count), (52, png.count)]),
      note(said, [(50, png.count), (51, jpeg.count), (53, PictureFormat.maximumBytes + 3)]),
      .chat(talk, shown: said, seen: nil),
      .message(Message(id: said, chat: chat, parent: nil, role: .user, text: "[a b.png]", created: time), tip: nil),
    ]
  }()

  private func text(_ pictures: [ArchivedPicture]) throws -> String {
    var text = ""
    try withFile { path in
      let writer = try ArchiveWriter(path: path, replacing: false)
      for record in Self.records { try writer.write(record) }
      for picture in pictures { try writer.write(picture) }
      try writer.finish()
      text = try String(contentsOfFile: path, encoding: .utf8)
    }
    return text
  }

  private func pictures(of text: String) throws -> [ArchivedPicture] {
    var pictures: [ArchivedPicture] = []
    try withFile { path in
      try Data(text.utf8).write(to: URL(fileURLWithPath: path))
      let reader = try ArchiveReader(path: path)
      var records: [ProfileRecord] = []
      while let record = try reader.next() { records.append(record) }
      #expect(try records == Self.records && reader.next() == nil)
      while let picture = try reader.nextPicture() { pictures.append(picture) }
    }
    return pictures
  }

  @Test func picturesFollowTheRecords() throws {
    let pictures = [
      ArchivedPicture(id: Self.id(51), file: Self.jpeg), ArchivedPicture(id: Self.id(50), file: Self.png),
    ]
    let text = try text(pictures)
    #expect(text.contains(#"{"type":"picture","id":"\#(Self.id(51))","file":"/9j/4A=="}"# + "\n"))
    #expect(try self.pictures(of: text) == pictures)
    // All of them may be missing.
    #expect(try self.pictures(of: self.text([])).isEmpty)
  }

  private static let png64 = Base64.encoded(png)
  private static let wrong: [(id: UInt64, file: String, expected: String)] = [
    (50, "?", "a PNG or JPEG file"), (50, png64.dropLast() + "", "a PNG or JPEG file"),
    (50, Base64.encoded([UInt8](repeating: 7, count: png.count)), "a PNG or JPEG file"),
    (50, Base64.encoded(png + [0]), "“file” with \(png.count) bytes"),
    (53, Base64.encoded(png + [UInt8](repeating: 0, count: PictureFormat.maximumBytes + 3 - png.count)), "at most"),
    (52, png64, "an “id” that the note of a message"), (99, png64, "an “id” that the note of a message"),
    (51, Base64.encoded(jpeg), "an “id” that the note of a message"),
  ]

  /// No other file is accepted, and none without its message, or twice.
  @Test(arguments: wrong) func aWrongPictureIsNamed(id: UInt64, file: String, expected: String) throws {
    var lines = try text([ArchivedPicture(id: Self.id(51), file: Self.jpeg)]).split(separator: "\n").map(String.init)
    lines.insert(#"{"type":"picture","id":"\#(Self.id(id))","file":"\#(file)"}"#, at: lines.count - 1)
    let failure = #expect(throws: ArchiveFailure.self) { try pictures(of: lines.joined(separator: "\n")) }
    guard case .line(lines.count - 1, let words)? = failure else {
      Issue.record("\(String(describing: failure))")
      return
    }
    #expect(words.english.contains(expected), "\(words.english)")
  }

  @Test func noRecordFollowsAPicture() throws {
    var lines = try text([ArchivedPicture(id: Self.id(51), file: Self.jpeg)]).split(separator: "\n").map(String.init)
    lines.insert(#"{"type":"chat"}"#, at: lines.count - 1)
    #expect(throws: ArchiveFailure.self) { try pictures(of: lines.joined(separator: "\n")) }
  }
}
