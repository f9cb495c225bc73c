import Entities
import Foundation
import Testing

@testable import ChatFiles

/// The contents decide what a file is, never its name.
struct DetectionTests {
  static let foreign: [(bytes: [UInt8], word: String)] = [
    ([], "empty"), (Array("  \n\t".utf8), "empty"), ([0x50, 0x4B, 0x03, 0x04, 0, 0], "ZIP"),
    ([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A], "picture"), ([0xFF, 0xD8, 0xFF, 0xE0], "picture"),
    ([0xFF, 0xFE, 0x7B, 0x00], "UTF-16"), (Array("just words\n".utf8), "neither"), ([0, 1, 2, 3], "neither"),
    (Array(#"{"type":"aichat-profile","version":1}"#.utf8), "profiles import"),
    (Array(#"{"spec":"chara_card_v2","spec_version":"2.0","data":{}}"#.utf8), "avatars import"),
    (Array("{\n\"name\": \"Zed\",\n\"first_mes\": \"Hi\"\n}".utf8), "avatars import"),
    (Array(#"{"entries":{"0":{"key":["a"]}}}"#.utf8), "lorebook"),
  ]

  @Test(arguments: foreign) func otherFilesAreRefusedByName(bytes: [UInt8], word: String) async throws {
    for name in ["chat.jsonl", "conversations.json", "chat.md"] {
      let error = await #expect(throws: ChatFileFailure.self) { try await read(bytes, named: name) }
      guard case .foreign(_, let reason) = error else {
        Issue.record("\(String(describing: error))")
        continue
      }
      #expect(reason.english.contains(word), "\(reason.english)")
      #expect(reason.korean.unicodeScalars.contains { (0xAC00...0xD7A3).contains($0.value) })
    }
  }

  @Test func aMissingFileAndAFolderAreRefused() async throws {
    try await withFolder { folder in
      await #expect(throws: ChatFileFailure.missing(folder + "/none")) { try await read(folder + "/none") }
      let error = await #expect(throws: ChatFileFailure.self) { try await read(folder) }
      if case .unusable = error {} else { Issue.record("\(String(describing: error))") }
    }
  }

  /// Every format is found under every name.
  @Test func theNameDoesNotMatter() async throws {
    let samples: [(ChatFileFormat, String)] =
      [
        (.sillyTavern, SillyTavernTests.lines.joined(separator: "\n")),
        (.markdown, "### You\n\nHi\n\n### AI\n\nHello\n"),
        (
          .jsonLines,
          #"{"type":"aichat-chat","version":1}"# + "\n"
            + #"{"type":"chat","id":"01900000-0000-7000-0000-000000000001","avatar":"01900000-0000-7000-0000-000000000001","created":1,"updated":1}"#
        ),
      ] + DocumentTests.cases.map { ($0.format, $0.text) }
    for (format, text) in samples {
      for name in ["x.png", "x.jsonl", "x.md"] {
        #expect(try await read(text, named: name).summary.chats == [format: 1], "\(text.prefix(60))")
      }
    }
  }

  /// A pipe is read as it arrives.
  @Test func aPipeIsRead() async throws {
    try await withFolder { folder in
      #expect(mkfifo(folder + "/pipe", 0o600) == 0)
      let writer = Thread {
        guard let file = FileHandle(forWritingAtPath: folder + "/pipe") else { return }
        file.write(Data(SillyTavernTests.lines.joined(separator: "\n").utf8))
        try? file.close()
      }
      writer.start()
      let file = try await read(folder + "/pipe")
      #expect(file.texts.count == 7)
    }
  }
}
