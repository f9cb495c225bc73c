import CSQLite
import Entities
import Foundation
import StorageFaults
import Testing

@testable import Storage

/// Every call of SQLite to the disk fails, one after the other, once or permanently.
extension PowerCuts {
  @Suite(.serialized) struct FaultTests {
    struct Fault: Sendable {
      var name: String
      var kind: fault_kind
      var code: Int32
    }

    static let faults = [
      Fault(name: "write", kind: FAULT_WRITE, code: SQLITE_IOERR | (3 << 8)),
      Fault(name: "write-full", kind: FAULT_WRITE, code: SQLITE_FULL),
      Fault(name: "sync", kind: FAULT_SYNC, code: SQLITE_IOERR | (4 << 8)),
      Fault(name: "read", kind: FAULT_READ, code: SQLITE_IOERR | (1 << 8)),
      Fault(name: "short-read", kind: FAULT_SHORT_READ, code: SQLITE_IOERR | (2 << 8)),
      Fault(name: "truncate", kind: FAULT_TRUNCATE, code: SQLITE_IOERR | (6 << 8)),
      Fault(name: "open", kind: FAULT_OPEN, code: SQLITE_CANTOPEN),
      Fault(name: "delete", kind: FAULT_DELETE, code: SQLITE_IOERR | (10 << 8)),
      Fault(name: "shm-map", kind: FAULT_SHM_MAP, code: SQLITE_IOERR | (21 << 8)),
      Fault(name: "size", kind: FAULT_FILE_SIZE, code: SQLITE_IOERR | (7 << 8)),
    ]

    @Test(arguments: faults.indices) func aFailureIsReportedAndNothingIsLost(_ index: Int) async throws {
      let fault = Self.faults[index]
      if let only, !only.hasPrefix("fault:\(fault.name):") { return }
      let count = try await Trial(fault, 0, isSticky: false).run().calls
      let step = PowerCuts.isThorough ? 1 : max(1, count / 5)
      var (runs, bad, announced) = (0, [String](), 0)
      for nth in 1...max(1, count) where only != nil || (nth + Int(seed)) % step == 0 {
        for isSticky in [false, true] {
          let name = "fault:\(fault.name):\(nth)\(isSticky ? "-on" : "")"
          guard only == nil || only == name else { continue }
          let outcome = try await Trial(fault, nth, isSticky: isSticky).run()
          runs += 1
          if outcome.didAnnounce { announced += 1 }
          if let wrong = outcome.wrong { bad.append("\(name): \(wrong)") }
        }
      }
      say("\(fault.name): \(count) calls, \(runs) failures, \(announced) reported, \(bad.count) bad")
      #expect(bad.isEmpty, replay(bad))
    }
  }
}

/// A run of the short session on a failing disk.
private struct Trial {
  let fault: PowerCuts.FaultTests.Fault
  let nth: Int
  let isSticky: Bool

  init(_ fault: PowerCuts.FaultTests.Fault, _ nth: Int, isSticky: Bool) {
    (self.fault, self.nth, self.isSticky) = (fault, nth, isSticky)
  }

  struct Outcome {
    var calls = 0
    var didAnnounce = false
    var wrong: String?
  }

  func run() async throws -> Outcome {
    try await withFastDirectory { directory in
      var outcome = Outcome()
      /// The contents that each thing may have: the last acknowledged ones, and those tried since.
      var allowed: [String: [String?]] = [:]
      let recording = Recording(directory)
      fault_fail(recording.pointer, fault.kind, Int64(nth), fault.code, isSticky ? 1 : 0)
      await Connection.$disk.withValue(Recording.disk) {
        var store = try? SQLiteStore(directory: directory)
        var isEnded = false
        for step in Session.short(seed: PowerCuts.seed) {
          let firedBefore = fault_fired(recording.pointer)
          do throws(StorageError) {
            if let run = step.run {
              guard let store else { throw .failed(LocalizedText(untranslated: "not open")) }
              try await run(store)
            } else {
              await store?.close()
              store = nil
              isEnded = false
              store = try SQLiteStore(directory: directory)
            }
            for (key, value) in step.effects { allowed[key] = [value] }
            if isEnded, step.run != nil { outcome.wrong = "it writes on after a failed sync" }
          } catch {
            outcome.didAnnounce = true
            for (key, value) in step.effects { allowed[key, default: [nil]].append(value) }
          }
          // Data stored before the sync failed stays acknowledged; nothing later is.
          if fault.kind == FAULT_SYNC, step.run != nil, fault_fired(recording.pointer) > firedBefore { isEnded = true }
        }
        await store?.close()
      }
      outcome.calls = Int(fault_count(recording.pointer, fault.kind))
      recording.end()
      if outcome.wrong == nil { outcome.wrong = await Self.wrong(in: directory, allowed) }
      return outcome
    }
  }

  private static func wrong(in directory: String, _ allowed: [String: [String?]]) async -> String? {
    do throws(StorageError) {
      let store = try SQLiteStore(directory: directory)
      _ = try await store.markAbandonedReplies()
      var actual: [String: String] = [:]
      for (key, value) in try await store.things() { actual[key] = value }
      for (key, values) in allowed where !values.contains(actual[key]) {
        return "\(key) is \(actual[key] ?? "gone"), not \(values.map { $0 ?? "gone" })"
      }
      try await store.finishRebuild()
      if let fault = try await store.fault(IndexCache()) { return fault }
      if let fault = try await addOneMore(to: store) { return fault }
      await store.close()
      return nil
    } catch {
      return "it fails: \(error.message(in: .english))"
    }
  }
}

extension SQLiteStore {
  /// The things that steps change, with their contents.
  fileprivate func things() throws(StorageError) -> [(String, String)] {
    try connection.rows("SELECT id, name FROM profile") { (row) throws(StorageError) in
      ("profile \(try row.id(0) as UserProfile.ID)", row.text(1))
    }
      + connection.rows("SELECT id FROM chat") { (row) throws(StorageError) in
        ("chat \(try row.id(0) as Conversation.ID)", "there")
      }
      + connection.rows("SELECT id, title FROM chat WHERE title IS NOT NULL") { (row) throws(StorageError) in
        ("title \(try row.id(0) as Conversation.ID)", row.text(1))
      }
      + connection.rows("SELECT m.id, m.text FROM message m JOIN chat c ON c.seq = m.chat") {
        (row) throws(StorageError) in ("text \(try row.id(0) as Message.ID)", row.text(1))
      }
      + connection.rows("SELECT m.id FROM trash t JOIN message m ON m.seq = t.message") {
        (row) throws(StorageError) in ("trash \(try row.id(0) as Message.ID)", "there")
      }
  }
}
