import Foundation
import StorageFaults

/// A recording of SQLite's calls to the disk in one folder.
final class Recording: @unchecked Sendable {
  /// One at a time, because the recording suites are serialized.
  static let disk = "recording"
  let pointer: OpaquePointer

  init(_ folder: String, claimsSafety: Bool = false) {
    pointer = recording_begin(folder, claimsSafety ? 1 : 0)
  }

  deinit { recording_free(pointer) }

  var count: Int { Int(recording_count(pointer)) }

  func end() { recording_end(pointer) }

  /// Records that a step was acknowledged.
  func mark(_ step: Int) { recording_mark(pointer, Int64(step)) }

  /// The acknowledged steps, with the event of each acknowledgement.
  var marks: [(event: Int, step: Int)] {
    (0..<count).compactMap { event in
      let step = recording_mark_at(pointer, Int64(event))
      return step < 0 ? nil : (event, Int(step))
    }
  }

  func describe(_ event: Int) -> String {
    guard let text = recording_describe(pointer, Int64(event)) else { return "" }
    defer { free(text) }
    return String(cString: text)
  }

  var size: (writes: Int, bytes: Int, syncs: Int) {
    var (writes, bytes, syncs) = (Int64(0), Int64(0), Int64(0))
    recording_writes(pointer, &writes, &bytes, &syncs)
    return (Int(writes), Int(bytes), Int(syncs))
  }
}

/// What a power cut does to unsynced data.
struct Loss: Hashable, Sendable {
  var name: String
  var kind: cut_loss
  var undoesNames = false
  /// Whether nothing is lost.
  var isNone: Bool { kind == CUT_ALL_KEPT && !undoesNames }

  static let all = [
    Loss(name: "kept", kind: CUT_ALL_KEPT), Loss(name: "dropped", kind: CUT_DROPPED),
    Loss(name: "torn-first", kind: CUT_TORN_FIRST), Loss(name: "torn-second", kind: CUT_TORN_SECOND),
    Loss(name: "sectors", kind: CUT_SECTORS), Loss(name: "writes", kind: CUT_WRITES),
    Loss(name: "newest", kind: CUT_NEWEST), Loss(name: "all-but-first", kind: CUT_ALL_BUT_FIRST),
    Loss(name: "grown", kind: CUT_GROWN), Loss(name: "names", kind: CUT_ALL_KEPT, undoesNames: true),
    Loss(name: "dropped-names", kind: CUT_DROPPED, undoesNames: true),
    Loss(name: "writes-names", kind: CUT_WRITES, undoesNames: true),
  ]
  /// The last write is torn, and destroys the 4 KB around it: a disk that SQLite does not expect by default.
  static let spoiled = Loss(name: "spoiled", kind: CUT_SECTOR)
}

extension Loss {
  static func == (one: Loss, other: Loss) -> Bool { one.name == other.name }
  func hash(into hasher: inout Hasher) { hasher.combine(name) }
}
