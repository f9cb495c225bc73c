import Entities
import Foundation
import Synchronization
import Testing

@testable import ChatFiles

struct WriterTests {
  @Test func anExistingFileIsLeftAlone() async throws {
    try await withFolder { folder in
      let path = folder + "/out"
      try Data("mine".utf8).write(to: URL(fileURLWithPath: path))
      #expect(throws: ChatFileFailure.exists(path)) {
        _ = try ChatFileWriter(path: path, as: .html, replacing: false, in: .english, zone: .utc)
      }
      #expect(throws: ChatFileFailure.self) {
        _ = try ChatFileWriter(path: folder, as: .html, replacing: true, in: .english, zone: .utc)
      }
      let writer = try ChatFileWriter(path: path, as: .jsonLines, replacing: true, in: .english, zone: .utc)
      try writer.begin(Sample.exported)
      #expect(try String(contentsOfFile: path, encoding: .utf8) == "mine")
      try writer.finish()
      #expect(try await read(path).chats.count == 1)
      #expect(try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int == 0o600)
    }
  }

  @Test func anUnfinishedFileLeavesNothing() async throws {
    try await withFolder { folder in
      for format in ChatFileFormat.writable {
        let writer = try ChatFileWriter(path: folder + "/out", as: format, replacing: false, in: .korean, zone: .utc)
        try writer.begin(Sample.exported)
        try writer.write(ExportedMessage(Sample.message(10, .user, String(repeating: "x", count: 1 << 20))))
      }
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder).isEmpty)
    }
  }

  @Test func aMissingFolderIsNamedAsTheReason() async throws {
    try await withFolder { folder in
      let path = folder + "/none/out.md"
      let reason = LocalizedText("its folder does not exist", "폴더가 없습니다")
      #expect(throws: ChatFileFailure.unusable(path, reason: reason)) {
        _ = try ChatFileWriter(path: path, as: .markdown, replacing: false, in: .english, zone: .utc)
      }
    }
  }

  @Test func sillyTavernsFormatHoldsOneChat() async throws {
    _ = try await written(.sillyTavern) { writer in
      try writer.begin(Sample.exported)
      #expect(throws: ChatFileFailure.self) { try writer.begin(Sample.exported) }
    }
  }

  /// Both languages have every error and every warning.
  @Test func everyErrorIsExplained() {
    let failures: [ChatFileFailure] = [
      .exists("p"), .missing("p"), .unusable("p", reason: LocalizedText("r", "r")), .newer(version: 2),
      .foreign("p", reason: LocalizedText("r", "r")), .damaged("p", reason: LocalizedText("r", "r")), .onlyOneChat("p"),
    ]
    for words in failures.map({ LocalizedText(explaining: $0) }) + ImportWarning.Kind.allCases.map(\.words) {
      #expect(
        words.english != words.korean && words.korean.unicodeScalars.contains { (0xAC00...0xD7A3).contains($0.value) })
    }
  }

  @Test func readingCanBeCancelledAndTellsItsProgress() async throws {
    try await withFolder { folder in
      let path = folder + "/long"
      let line = #"{"name":"Zed","is_user":false,"mes":"\#(String(repeating: "x", count: 1_000))"}"# + "\n"
      try Data(String(repeating: line, count: 2_000).utf8).write(to: URL(fileURLWithPath: path))
      let steps = Mutex<[ReadingProgress]>([])
      let count = Mutex(0)
      _ = try await ChatFileReader(path: path, zone: .utc).read { step in
        steps.withLock { $0.append(step) }
      } _: { _ in
      }
      let seen = steps.withLock(\.self)
      #expect(
        seen.count > 5 && zip(seen, seen.dropFirst()).allSatisfy { $0.bytes <= $1.bytes && $0.messages <= $1.messages })
      #expect(seen.last?.bytes == seen.last?.total)
      let task = Task {
        try await ChatFileReader(path: path, zone: .utc).read { _ in
          if count.withLock({
            $0 += 1; return $0
          }) == 10 {
            withUnsafeCurrentTask { $0?.cancel() }
          }
        }
      }
      await #expect(throws: CancellationError.self) { try await task.value }
      #expect(count.withLock(\.self) == 10)
    }
  }
}
