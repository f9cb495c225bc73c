import CSQLite
import Entities
import Foundation
import StorageFaults
import Testing

@testable import Storage

/// Four programs write to one file at once. Each checkpoint pauses where a commit of another program would do harm.
@Suite struct FourProgramsTests {
  private static let isSlow = ProcessInfo.processInfo.environment["AICHAT_SLOW_TESTS"] == "1"
  /// The commits of each program: 10,000 in all with AICHAT_SLOW_TESTS=1.
  private static let count = isSlow ? 2_500 : 150

  @Test func everyCommitIsStored() async throws {
    try await withDirectory { directory in
      let store = try SQLiteStore(directory: directory)
      var fixture = Fixture()
      let profile = try await store.stores.addProfile(&fixture)
      let chat = try await store.stores.addChat(&fixture, of: profile)
      await withTaskGroup(of: Void.self) { group in
        for program in 0..<4 {
          group.addTask {
            // The process ends successfully only if every commit was acknowledged.
            await #expect(processExitsWith: .success) {
              [
                directory = directory as String, high = chat.high as UInt64, low = chat.low as UInt64,
                program = program as Int, count = Self.count as Int
              ] in
              try await write(count, to: Conversation.ID(high: high, low: low), in: directory, program: program)
            }
          }
        }
      }
      // This store was open all the time, so no program truncated the log: its file is as long as the log ever was.
      let log = DataDirectory.size(directory + "/aichat.sqlite-wal") / 4_096
      #expect(log < 100 * longLog)
      #expect(try await store.count("SELECT count(*) FROM pragma_integrity_check WHERE integrity_check = 'ok'") == 1)
      try await store.script("INSERT INTO message_words(message_words) VALUES ('integrity-check')")
      #expect(try await store.count("SELECT count(*) FROM message") == 4 * Self.count)
      await store.close()
      let again = try SQLiteStore(directory: directory)
      #expect(try await again.count("SELECT count(DISTINCT id) FROM message") == 4 * Self.count)
      #expect(try await again.count("SELECT count(*) FROM pragma_integrity_check WHERE integrity_check = 'ok'") == 1)
      await again.close()
    }
  }
}

/// The number of pages from which on the log is copied.
private let longLog = 16

/// The work of one program.
private func write(_ count: Int, to chat: Conversation.ID, in directory: String, program: Int) async throws {
  let call: race_call = { _, moment in
    switch moment {
    // The other programs run between a commit and its checkpoint, and within the checkpoint.
    case RACE_WRITER_DONE: usleep(.random(in: 0...6_000))
    case RACE_GAP: usleep(.random(in: 0...3_000))
    default: break
    }
    return 0
  }
  guard race_register("dwelling", call, nil) == SQLITE_OK else { exit(9) }
  try await Connection.$disk.withValue("dwelling") {
    let store = try SQLiteStore(directory: directory)
    // Many more checkpoints than usual.
    await store.copyLog(from: longLog)
    for number in 0..<count {
      // The log grows fast, with few words to index.
      let message = Message(
        id: Message.ID(high: UInt64(program), low: UInt64(number)), chat: chat, parent: nil,
        role: number.isMultiple(of: 3) ? .assistant : .user, text: String(repeating: "x", count: number % 9 * 1_000),
        state: .complete, created: Timestamp(milliseconds: Int64(number)))
      try await store.append(message)
      // The log starts over only after a moment without activity.
      usleep(.random(in: 0...10_000))
    }
    await store.close()
  }
}
