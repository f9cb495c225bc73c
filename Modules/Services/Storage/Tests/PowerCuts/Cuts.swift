import Entities
import Foundation
import StorageFaults

@testable import Storage

/// A recorded session, and the states that its images may show.
struct Cuts: Sendable {
  let session: Session
  let recording: Recording
  /// The contents before the first step, and after each.
  let views: [String]
  private let steps: [Step]
  private let indexes = IndexCache()

  /// Runs a session on a recording disk.
  init(_ session: Session, seed: UInt64, claimsSafety: Bool = false) async throws {
    let steps = session.steps(seed: seed)
    let (recording, views) = try await withFastDirectory { directory in
      try await session.prepare(directory)
      let recording = Recording(directory, claimsSafety: claimsSafety)
      defer { recording.end() }
      return try await Connection.$disk.withValue(Recording.disk) {
        var store = try SQLiteStore(directory: directory)
        recording.mark(0)
        var views = [try await store.view()]
        for (number, step) in steps.enumerated() {
          if let run = step.run {
            try await run(store)
          } else {
            await store.close()
            store = try SQLiteStore(directory: directory)
          }
          recording.mark(number + 1)
          views.append(try await store.view())
        }
        await store.close()
        return (recording, views)
      }
    }
    (self.session, self.recording, self.views, self.steps) = (session, recording, views, steps)
  }
}

/// The counted results.
struct Tally: Sendable {
  var cuts = 0
  var images = 0
  /// The faulty images: their names, and what is wrong.
  var bad: [String] = []
}

extension Cuts {
  /// The acknowledged steps before each event: the last one of all, and the last durable one.
  private func acknowledged() -> [(event: Int, all: Int, durable: Int)] {
    var durable = 0
    return recording.marks.map { event, step in
      // The first opening migrated the file.
      if step == 0 || steps[step - 1].isDurable { durable = step }
      return (event, step, durable)
    }
  }

  static func name(_ session: Session, _ cut: Int, _ loss: Loss) -> String {
    "\(session.rawValue):\(cut):\(loss.name)"
  }

  /// Checks the image that each cut leaves.
  /// - Parameters:
  ///   - share: The share of all images that is checked, at random; 1 for all.
  ///   - only: The name of the only image to check.
  func check(
    _ losses: [Loss], share: Double = 1, seed: UInt64, sabotage: cut_sabotage? = nil, only: String? = nil
  ) async throws -> Tally {
    var tally = Tally()
    let marks = acknowledged()
    let cursor = cursor_make(recording.pointer, Int32(sabotage?.rawValue ?? 0))
    defer { cursor_free(cursor) }
    var (next, all, durable) = (0, -1, -1)
    var seen: Set<UInt64> = []
    try await withThrowingTaskGroup(of: String?.self) { group in
      var running = 0
      for cut in 0...recording.count {
        cursor_advance(cursor, Int64(cut))
        while next < marks.count, marks[next].event < cut {
          (all, durable, next) = (marks[next].all, marks[next].durable, next + 1)
        }
        var isCounted = false
        for (number, loss) in losses.enumerated() {
          let name = Self.name(session, cut, loss)
          let chance = Self.mix(seed, UInt64(cut), UInt64(number))
          guard only == nil ? Double(chance % 1_000_003) < share * 1_000_003 : name == only else { continue }
          if !isCounted { (tally.cuts, isCounted) = (tally.cuts + 1, true) }
          guard let image = image_make(cursor, loss.kind, loss.undoesNames ? 1 : 0, chance) else { continue }
          defer { image_free(image) }
          let least = loss.isNone ? all : durable
          let most = all + 1
          // Equal images with different expected steps count as different.
          let hash = Self.mix(image_hash(image), UInt64(bitPattern: Int64(least)))
          guard seen.insert(hash).inserted else { continue }
          tally.images += 1
          let folder = try Self.place(image)
          group.addTask {
            defer { try? FileManager.default.removeItem(atPath: folder) }
            guard let wrong = await self.wrong(in: folder, least, most) else { return nil }
            return "\(name): \(wrong) [before \(recording.describe(cut))]"
          }
          running += 1
          if running >= 3, let wrong = try await group.next() {
            running -= 1
            if let wrong { tally.bad.append(wrong) }
          }
        }
      }
      for try await wrong in group { if let wrong { tally.bad.append(wrong) } }
    }
    return tally
  }

  private static func mix(_ numbers: UInt64...) -> UInt64 {
    var mixed: UInt64 = 0
    for number in numbers {
      mixed = (mixed ^ number) &+ 0x9E37_79B9_7F4A_7C15
      mixed = (mixed ^ mixed >> 30) &* 0xBF58_476D_1CE4_E5B9
      mixed = (mixed ^ mixed >> 27) &* 0x94D0_49BB_1331_11EB
      mixed ^= mixed >> 31
    }
    return mixed
  }

  private static func place(_ image: OpaquePointer) throws -> String {
    let ground = FileManager.default.isWritableFile(atPath: "/dev/shm") ? "/dev/shm" : NSTemporaryDirectory()
    let folder = ground + "/aichat-cut-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    guard image_write(image, folder) == 0 else { throw POSIXError(.EIO) }
    return folder
  }

  /// Opens the image of a cut and returns what is wrong with it; nil when nothing is.
  private func wrong(in folder: String, _ least: Int, _ most: Int) async -> String? {
    do throws(StorageError) {
      let store = try SQLiteStore(directory: folder)
      let view = try await store.view()
      // Before the first acknowledgement the file may be new.
      let expected = views[max(0, least)...min(max(0, most), views.count - 1)]
      if !expected.contains(view) {
        let other = views.firstIndex(of: view).map { "the state after step \($0)" } ?? "no recorded state"
        return "\(other), not one after step \(least) to \(most)"
      }
      if session != .rebuild, let fault = try await store.fault(indexes) { return fault }
      if let version = session.version, !Self.hasCopy(in: folder, version) {
        return "no whole copy of version \(version)"
      }
      _ = try await store.markAbandonedReplies()
      if session == .rebuild {
        try await store.finishRebuild()
        if let fault = try await store.fault(indexes) { return fault }
      }
      if let fault = try await addOneMore(to: store) { return fault }
      await store.leaveLog()
      await store.close()
      return nil
    } catch {
      return "it fails: \(error.message(in: .english))"
    }
  }

  private static func hasCopy(in folder: String, _ version: Int) -> Bool {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.contains { name in
      guard name.hasPrefix("aichat.v\(version).backup"), name.hasSuffix(".sqlite") else { return false }
      guard let copy = try? Connection(path: "\(folder)/\(name)", mode: .readOnly) else { return false }
      let count = try? copy.first("SELECT count(*) FROM message") { $0.integer(0) }
      return count == 60 && (try? copy.rows("PRAGMA integrity_check") { $0.text(0) }) == ["ok"]
    }
  }
}
