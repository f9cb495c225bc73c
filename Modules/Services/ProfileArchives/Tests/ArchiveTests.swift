import ArchiveLines
import RandomTesting
import Entities
import Foundation
import Testing

@testable import ProfileArchives

@Suite struct ArchiveTests {
  @Test func aWrittenArchiveIsReadBack() throws {
    try withFile { path in
      try write(Sample.records, to: path)
      #expect(try read(path) == Sample.records)
      let attributes = try FileManager.default.attributesOfItem(atPath: path)
      #expect(attributes[.posixPermissions] as? Int == 0o600)
      // There is no other file beside it.
      let folder = (path as NSString).deletingLastPathComponent
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder) == [(path as NSString).lastPathComponent])
    }
  }

  @Test func theSameRecordsAreTheSameBytes() throws {
    try withFile { path in
      try write(Sample.records, to: path)
      try write(read(path), to: path + "2")
      #expect(try Data(contentsOf: URL(fileURLWithPath: path)) == Data(contentsOf: URL(fileURLWithPath: path + "2")))
    }
  }

  /// The README describes the format. A changed format needs a new version.
  @Test func theFormatIsAsDescribed() throws {
    let lines = try Sample.text().split(separator: "\n").map(String.init)
    #expect(lines.first == #"{"type":"aichat-profile","version":6}"#)
    #expect(lines.last == #"{"type":"end","lines":\#(lines.count - 1)}"#)
    let types = lines.map { $0.split(separator: "\"")[3] }
    #expect(
      types == [
        "aichat-profile", "profile", "avatar", "definition", "edit", "card", "avatar", "definition", "opening", "note",
        "note", "persona", "persona", "binding", "binding", "binding", "lorebook", "lorebook", "assignment",
        "assignment", "assignment", "chat", "message", "message", "message", "chat", "end",
      ])
    #expect(lines[3].contains(#""alternate_greetings":["a\nb",""],"example_dialogue":"<START>""#))
    #expect(lines[3].contains(#""tags":["바다","map"],"talkativeness":0.25,"creator":"c","version":"1","lorebook":"{"#))
    #expect(lines[4].hasSuffix(#""time":1700000000000,"earlier":{"name":"Zod","tags":"","talkativeness":"1.0"}}"#))
    #expect(lines[5].hasSuffix(#""document":"AP8="}"#))
    #expect(lines[8].contains(#""latest":1700000000000,"times":3"#))
    #expect(lines[11].contains(#""color":"red","is_deleted":false,"created":1700000000000,"changed":1700000000001"#))
    #expect(lines[16].contains(#""is_enabled":false,"entries":2,"is_deleted":false,"created":1700000000000"#))
    #expect(lines[16].hasSuffix(#""text":"{\"a\":1.0}"}"#))
    #expect(lines[22].contains(#""role":"user","state":"complete","created":1700000000000,"text":"안녕\u0000\n"}"#))
  }

  /// Version 1 had the personality and the greeting in the line of an avatar.
  @Test func theFirstVersionIsRead() throws {
    let time = Timestamp(milliseconds: 1_700_000_000_000)
    let profile = UserProfile(id: UserProfile.ID(high: 0x0190_0000_0000_7000, low: 1), created: time)
    let avatar = Avatar(
      id: Avatar.ID(high: 0x0190_0000_0000_7000, low: 2), name: "Zed", character: .alien, action: .crying,
      location: .space, tagline: "t", author: profile.id, created: time)
    let text = """
      {"type":"aichat-profile","version":1}
      {"type":"profile","id":"\(profile.id)","did_complete_onboarding":false,"created":1700000000000}
      {"type":"avatar","id":"\(avatar.id)","name":"Zed","character":"alien","action":"crying","location":"space",\
      "tagline":"t","personality":"p","greeting":"g","is_own":true,"is_deleted":false,"created":1700000000000}
      {"type":"note","name":"n","text":""}
      {"type":"end","lines":4}

      """
    try withFile { path in
      try Data(text.utf8).write(to: URL(fileURLWithPath: path))
      #expect(
        try read(path) == [
          .profile(profile, nil), .avatar(avatar, nil),
          .definition(CharacterDefinition(personality: "p", greeting: "g"), of: avatar.id), .note("", named: "n"),
        ])
      // Without both there is no definition.
      let plain = text.replacingOccurrences(of: #""p","greeting":"g""#, with: #""","greeting":"""#)
      try Data(plain.utf8).write(to: URL(fileURLWithPath: path))
      #expect(try read(path).count == 3)
    }
  }

  @Test func anExistingFileIsLeftAlone() throws {
    try withFile { path in
      try Data("mine".utf8).write(to: URL(fileURLWithPath: path))
      #expect(throws: ArchiveFailure.exists(path)) { _ = try ArchiveWriter(path: path, replacing: false) }
      // A file that appears while another one is written.
      try FileManager.default.removeItem(atPath: path)
      let writer = try ArchiveWriter(path: path, replacing: false)
      try Data("mine".utf8).write(to: URL(fileURLWithPath: path))
      #expect(throws: ArchiveFailure.exists(path)) { try writer.finish() }
      #expect(try String(contentsOfFile: path, encoding: .utf8) == "mine")
      try write(Sample.records, to: path, replacing: true)
      #expect(try read(path) == Sample.records)
    }
  }

  @Test func theTargetOfALinkIsReplacedAndTheLinkStays() throws {
    try withFile { path in
      let link = path + ".link"
      try Data("old".utf8).write(to: URL(fileURLWithPath: path))
      try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: path)
      try write(Sample.records, to: link, replacing: true)
      #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link) == path)
      #expect(try Data(contentsOf: URL(fileURLWithPath: path)).count > 100)
    }
  }

  @Test func anUnfinishedArchiveLeavesNothing() throws {
    try withFile { path in
      do {
        let writer = try ArchiveWriter(path: path, replacing: false)
        for record in Sample.records { try writer.write(record) }
      }
      let folder = (path as NSString).deletingLastPathComponent
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder).isEmpty)
      for wrong in [folder, folder + "/none/file"] {
        #expect(throws: ArchiveFailure.self) { _ = try ArchiveWriter(path: wrong, replacing: true) }
      }
    }
  }

  /// A truncated file is refused, and never partly imported. Every fourth length is tried.
  @Test func everyTruncatedFileIsRefused() throws {
    let whole = Array(try Sample.text().utf8)
    // Without its very last byte, a line feed, it is complete.
    for end in stride(from: 0, to: whole.count - 1, by: 4) {
      try withFile { path in
        try Data(whole.prefix(end)).write(to: URL(fileURLWithPath: path))
        let failure = #expect(throws: ArchiveFailure.self, "\(end)") { _ = try read(path) }
        switch failure {
        case .cut, .foreign: break
        default: Issue.record("\(end): \(String(describing: failure))")
        }
      }
    }
  }

  /// Any byte may be changed: the file is refused or read, and nothing crashes.
  @Test(arguments: [1, 2, 3, 4] as [UInt64]) func brokenBytesDoNotCrash(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let whole = Array(try Sample.text().utf8)
    for _ in 0..<300 {
      var bytes = whole
      for _ in 0..<Int.random(in: 1...4, using: &random) {
        bytes[Int.random(in: 0..<bytes.count, using: &random)] = .random(in: 0...255, using: &random)
      }
      try withFile { path in
        try Data(bytes).write(to: URL(fileURLWithPath: path))
        do {
          _ = try read(path)
        } catch let failure as ArchiveFailure {
          for language in [ContentLanguage.english, .korean] { #expect(!failure.message(in: language).isEmpty) }
        }
      }
    }
  }
}

@Suite struct WrongLineTests {
  private static let own = Identifier<Avatar>(high: 0x0190_0000_0000_7000, low: 2)
  private static let foreign = Identifier<Avatar>(high: 0x0190_0000_0000_7000, low: 3)

  /// A line of the sample, its replacement, and the text that names the expected contents.
  private static let wrong: [(Int, String, String)] = [
    (2, #"{"type":"profile"}"#, "“id” with a UUID"),
    (2, #"{"type":"note","name":"n","text":""}"#, "profile, avatars, openings"),
    (2, "[]", "a JSON object"),
    (2, "{\"type\":\"profile\"", "a JSON object"),
    (3, #"{"type":"profile","id":"01890a5d-ac96-774b-bcce-b302099a8057"}"#, "in this order"),
    (3, #"{"type":"key","key":"sk-never-taken"}"#, "“type” with profile"),
    (9, #"{"type":"opening","avatar":"01890a5d-ac96-774b-bcce-b302099a8057","latest":1,"times":0}"#, "“times”"),
    (9, #"{"type":"opening","avatar":"not-an-id","latest":1,"times":1}"#, "“avatar” with a UUID"),
    (9, #"{"type":"opening","avatar":"01890a5d-ac96-774b-bcce-b302099a8057","latest":-1,"times":1}"#, "“latest”"),
    (11, #"{"type":"note","name":"place","text":"again"}"#, "a record that did not occur before"),
    (11, #"{"type":"note","name":"","text":""}"#, "“name” with at least one character"),
    (11, #"{"type":"note","name":"x","text":7}"#, "“text” with a text"),
    (2, #"{"type":"profile","name":"a\nb"}"#, "“name” with one line"),
    (3, #"{"type":"avatar","id":"01890a5d-ac96-774b-bcce-b302099a8057","name":"\u001b[31m"}"#, "“name” with one line"),
    (
      2, #"{"type":"profile","id":"01890a5d-ac96-774b-bcce-b302099a8057","email":"a@b\u0085"}"#, "“email” with one line"
    ),
    (23, #"{"type":"opening","avatar":"01890a5d-ac96-774b-bcce-b302099a8057","latest":1,"times":1}"#, "in this order"),
    (24, #"{"type":"message","role":"user","state":"streaming","text":""}"#, "“state” with complete"),
    (24, #"{"type":"message","role":"king","state":"complete","text":""}"#, "“role” with user"),
    (24, #"{"type":"message","parent":"01890a5d-ac96-774b-bcce-b302099a8057"}"#, "a “parent” that came before"),
    (4, #"{"type":"definition","avatar":"\#(own)","tags":"sea"}"#, "“tags” with an array"),
    (4, #"{"type":"definition","avatar":"\#(own)","tags":[1]}"#, "“tags” with an array"),
    (4, #"{"type":"definition","avatar":"\#(own)","talkativeness":1.5}"#, "“talkativeness” with a number from 0 to 1"),
    (4, #"{"type":"definition","avatar":"\#(own)","greeting":7}"#, "“greeting” with a text"),
    (4, #"{"type":"definition","avatar":"01890a5d-ac96-774b-bcce-b302099a8057"}"#, "the avatar before it"),
    (5, #"{"type":"definition","avatar":"\#(own)"}"#, "a record that did not occur before"),
    (5, #"{"type":"edit","avatar":"\#(own)","id":"\#(own)","time":1,"earlier":{}}"#, "at least one field"),
    (5, #"{"type":"edit","avatar":"\#(own)","id":"\#(own)","time":1,"earlier":{"mood":""}}"#, "texts of fields"),
    (5, #"{"type":"edit","avatar":"\#(own)","id":"\#(own)","time":1,"earlier":{"look":"99"}}"#, "texts of fields"),
    (6, #"{"type":"card","avatar":"\#(own)","document":"?"}"#, "“document” with"),
    (8, #"{"type":"card","avatar":"\#(foreign)","document":""}"#, "an avatar that “is_own”"),
    (10, #"{"type":"definition","avatar":"\#(foreign)"}"#, "in this order"),
    (12, #"{"type":"persona","id":"\#(own)","name":""}"#, "“name” with at least one character"),
    (12, #"{"type":"persona","id":"\#(own)","name":"x","color":"grey"}"#, "“color”"),
    (14, #"{"type":"binding","persona":"\#(own)"}"#, "a “persona” that came before"),
    (14, #"{"type":"note","name":"x","text":""}"#, "in this order"),
    (17, #"{"type":"lorebook","id":"\#(own)","name":""}"#, "“name” with at least one character"),
    (
      18,
      #"{"type":"lorebook","id":"\#(own)","name":"x","is_enabled":true,"entries":-1,"created":1,"changed":1}"#,
      "“entries”"
    ),
    (
      18,
      #"{"type":"lorebook","id":"\#(own)","name":"x","is_enabled":true,"entries":0,"created":1,"changed":1,"#
        + #""is_deleted":true,"text":"{}"}"#, "no text where it “is_deleted”"
    ),
    (19, #"{"type":"assignment","lorebook":"\#(own)"}"#, "a “lorebook” that came before"),
    (19, #"{"type":"persona","id":"\#(own)","name":"x"}"#, "in this order"),
    (27, #"{"type":"end","lines":4}"#, "26 as the number of lines"),
  ]

  @Test(arguments: wrong) func aWrongLineIsNamed(number: Int, line: String, expected: String) throws {
    let failure = try failure(replacing: number, by: line)
    guard case .line(let found, let localizedText)? = failure else {
      Issue.record("\(String(describing: failure))")
      return
    }
    #expect(found == number && localizedText.english.contains(expected), "\(localizedText.english)")
    #expect(failure?.message(in: .english).contains("Line \(number) cannot be read") == true)
    #expect(failure?.message(in: .korean).contains("\(number)번째 줄") == true)
  }

  @Test func theFirstLineIdentifiesTheFile() throws {
    try withFile { path in
      for line in ["", "{}", #"{"type":"aichat-profile"}"#, "\u{7F}ELF", #"{"type":"aichat-profile","version":0}"#] {
        try Data((line + "\n").utf8).write(to: URL(fileURLWithPath: path))
        #expect(throws: ArchiveFailure.foreign(path)) { try read(path) }
      }
      #expect(throws: ArchiveFailure.missing(path + "2")) { try read(path + "2") }
      #expect(ArchiveFailure.missing(path).isMissing && !ArchiveFailure.foreign(path).isMissing)
      let folder = (path as NSString).deletingLastPathComponent
      #expect(throws: ArchiveFailure.self) { try read(folder) }
    }
    #expect(try failure(replacing: 1, by: #"{"type":"aichat-profile","version":7}"#) == .newer(version: 7))
  }

  @Test func aChatShowsItsOwnMessages() throws {
    let lines = try Sample.text().split(separator: "\n").map(String.init)
    let other = "01890a5d-ac96-774b-bcce-b302099a8057"
    let shown = try #require(lines[21].range(of: #""shown":""#))
    let end = lines[21].index(shown.upperBound, offsetBy: 36)
    let changed = lines[21].replacingCharacters(in: shown.upperBound..<end, with: other)
    guard case .line(22, let localizedText)? = try failure(replacing: 22, by: changed) else {
      Issue.record("it was accepted")
      return
    }
    #expect(localizedText.english.contains("messages of its own"))
  }

  @Test func nothingFollowsTheEnd() throws {
    let last = try #require(try Sample.text().split(separator: "\n").last.map(String.init))
    #expect(
      try failure(replacing: 27, by: last + "\n{}")
        == .line(28, expected: LocalizedText("the end of the file", "파일의 끝")))
  }

  @Test func aPictureMustBeAPNGFile() throws {
    for letters in ["AAAA", "iVBORw0KGgo", "iVBORw0KGg=="] {
      let line = """
        {"type":"avatar","picture":{"id":"01890a5d-ac96-774b-bcce-b302099a8057","png":"\(letters)"}}
        """
      guard case .line(3, let localizedText)? = try failure(replacing: 3, by: line) else {
        Issue.record("it was accepted: \(letters)")
        continue
      }
      #expect(localizedText.english.contains("a PNG file"))
    }
  }

  @Test func anEndlessLineIsRefused() throws {
    try withFile { path in
      try Data("{\"type\":\"aichat-profile\",\"version\":1}\n".utf8).write(to: URL(fileURLWithPath: path))
      let handle = try #require(FileHandle(forWritingAtPath: path))
      // A sparse file needs no room on the disk.
      try handle.truncate(atOffset: 64 << 20)
      #expect(throws: ArchiveFailure.line(2, expected: .shorterLine(ArchiveLimit.line))) { try read(path) }
    }
  }

  private func failure(replacing number: Int, by line: String) throws -> ArchiveFailure? {
    var lines = try Sample.text().split(separator: "\n").map(String.init)
    lines[number - 1] = line
    var found: ArchiveFailure?
    try withFile { path in
      try Data((lines.joined(separator: "\n") + "\n").utf8).write(to: URL(fileURLWithPath: path))
      found = #expect(throws: ArchiveFailure.self) { _ = try read(path) }
    }
    return found
  }
}
