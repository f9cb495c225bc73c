import Entities
import Foundation
import Testing

@testable import Storage

/// With any value in the file, each call works or reports what is wrong: none ends the program, and none runs forever.
@Suite struct TamperedValueTests {
  /// Values that no column, or hardly one, can have.
  static let values = [
    "9223372036854775807", "-9223372036854775808", "-1", "0", "3", "1e300", "NULL", "'abc'", "''",
    "CAST(x'61FF41C3' AS TEXT)", "CAST(x'610062' AS TEXT)", "x''", "x'00'", "x'0123456789ABCDEF0123456789ABCDEF'",
    "zeroblob(100000)",
  ]

  /// Each column gets one of the values; with `AICHAT_FUZZ` in the environment all of them, which takes a minute.
  private static let share = ProcessInfo.processInfo.environment["AICHAT_FUZZ"] == nil ? values.count : 1

  @Test(arguments: values.indices)
  func everyColumnOfEveryTable(number: Int) async throws {
    let value = Self.values[number]
    try await withDirectory { directory in
      let sample = try await SampleStore(in: directory + "/sound")
      for (index, (table, column, _)) in sample.columns.enumerated() where (index + number) % Self.share == 0 {
        for place in table == "message" ? ["", "WHERE text = 'm5'"] : [""] {
          let change = "UPDATE OR IGNORE \(table) SET \(column) = \(value) \(place)"
          let copy = directory + "/copy"
          defer { try? FileManager.default.removeItem(atPath: copy) }
          guard try sample.copy(to: copy, changedBy: change) else { continue }
          let broken = try await sample.callAll(in: copy)
          #expect(broken.isEmpty, "\(change): \(broken)")
        }
      }
    }
  }

  @Test func valuesThatOnceEndedTheProgram() async throws {
    try await withDirectory { directory in
      let sample = try await SampleStore(in: directory + "/sound")
      for change in [
        "UPDATE message SET depth = 9223372036854775807", "UPDATE message SET created = -9223372036854775808",
        "UPDATE message SET depth = -9223372036854775808 WHERE seq = 5",
        "UPDATE usage SET prompt = 9223372036854775807",
        "UPDATE message SET parent = 9, jump = 9 WHERE seq = 4", "UPDATE message SET parent = seq, jump = seq",
        "UPDATE message SET parent = seq + 1, depth = seq", "UPDATE branch_tip SET leaf = message",
        "UPDATE message SET chat = 2 WHERE seq = 4", "DELETE FROM message WHERE seq = 4",
        "UPDATE message SET depth = depth + 1 WHERE seq >= 6", "UPDATE message SET jump = parent",
        "UPDATE message SET depth = 9223372036854775806, seq = 9223372036854775807 WHERE seq = 10",
      ] {
        let copy = directory + "/copy"
        defer { try? FileManager.default.removeItem(atPath: copy) }
        #expect(try sample.copy(to: copy, changedBy: change))
        let broken = try await sample.callAll(in: copy)
        #expect(broken.isEmpty, "\(change): \(broken)")
      }
    }
  }

  /// A chat whose beginning cannot be reached still shows its end, and reports the damage on the way up.
  @Test(arguments: ["9", "1 << 40"]) func theReadablePartOfAPathIsRead(parent: String) async throws {
    try await withDirectory { directory in
      let sample = try await SampleStore(in: directory + "/sound")
      let copy = directory + "/copy"
      let change = "UPDATE message SET parent = \(parent), jump = \(parent) WHERE text = 'm5'"
      #expect(try sample.copy(to: copy, changedBy: change))
      let store = try SQLiteStore(directory: copy)
      let page = try await store.messages(of: sample.chat, before: nil, limit: .max)
      #expect(page.messages.first?.text == "m5" && page.messages.count > 2 && page.hasEarlier)
      let error = await failure { () throws(StorageError) in
        _ = try await store.messages(of: sample.chat, before: page.messages[0].id, limit: 1)
      }
      #expect(error?.kind == "corrupt")
      await store.close()
    }
  }

  /// A time or count far out of range does not cost the message.
  @Test func timesAndCountsAreBounded() async throws {
    try await withDirectory { directory in
      let sample = try await SampleStore(in: directory + "/sound")
      let copy = directory + "/copy"
      let change = """
        UPDATE message SET created = -9223372036854775808; UPDATE usage SET prompt = 9223372036854775807;
        UPDATE monthly_usage SET prompt = 9223372036854775807; UPDATE opening SET times = 9223372036854775807
        """
      #expect(try sample.copy(to: copy, changedBy: change))
      let store = try SQLiteStore(directory: copy)
      let page = try await store.messages(of: sample.chat, before: nil, limit: .max)
      #expect(page.messages.allSatisfy { $0.created.milliseconds == Timestamp.range.lowerBound })
      let usage = UsageRecord(tokens: TokenUsage(promptTokens: 1), isLocal: false, month: Month(year: 2026, 11))
      try await store.addUsage(usage, of: SampleStore.model, in: sample.chat)
      let sums = try await store.usage(of: sample.profile, in: usage.month)
      #expect(sums.first.map { $0.promptTokens > 1 << 49 && $0.promptTokens < 1 << 51 } == true)
      try await store.recordOpening(of: sample.avatar, by: sample.profile, at: Timestamp(milliseconds: 1))
      #expect(try await store.openingCounts()[sample.avatar].map { $0 > 1 << 39 } == true)
      await store.close()
    }
  }
}
