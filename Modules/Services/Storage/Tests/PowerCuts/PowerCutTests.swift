import Foundation
import StorageFaults
import Testing

@testable import Storage

/// The power fails before every call of SQLite to the disk. There is one recording at a time: the suites in it run one
/// after the other.
///
/// Usually a seeded random sample of the images is checked; all of them with `AICHAT_SLOW_TESTS=1`. `AICHAT_CUT` names
/// a single image, as a failure prints it, or one session; `AICHAT_SEED` sets another seed. `Tools/powercuts` runs
/// everything.
@Suite(.serialized) enum PowerCuts {
  static let isThorough = ProcessInfo.processInfo.environment["AICHAT_SLOW_TESTS"] == "1"
  static let seed = ProcessInfo.processInfo.environment["AICHAT_SEED"].flatMap(UInt64.init) ?? 15
  /// The random share of everything that a thorough run does.
  static let part = ProcessInfo.processInfo.environment["AICHAT_PART"].flatMap(Double.init) ?? 1
  static let only = ProcessInfo.processInfo.environment["AICHAT_CUT"]

  static func say(_ text: String) {
    if isThorough || only != nil { print(text) }
  }

  static func replay(_ bad: [String]) -> Comment {
    let first = bad.first.map { "AICHAT_CUT='\($0.split(separator: ":").prefix(3).joined(separator: ":"))'" } ?? ""
    return "\(bad.count) bad, \(first) AICHAT_SEED=\(seed)\n\(bad.prefix(5).joined(separator: "\n"))"
  }
}

extension PowerCuts {
  @Suite(.serialized) struct CutTests {
    @Test(arguments: Session.allCases) func nothingAcknowledgedIsLost(_ session: Session) async throws {
      if let only, only != session.rawValue, !only.hasPrefix(session.rawValue + ":") { return }
      let start = ContinuousClock.now
      let cuts = try await Cuts(session, seed: seed)
      let share = isThorough ? part : 40 / Double(max(1, cuts.recording.count * Loss.all.count))
      let tally = try await cuts.check(Loss.all, share: share, seed: seed, only: only == session.rawValue ? nil : only)
      let size = cuts.recording.size
      say(
        "\(session.rawValue): \(cuts.recording.count + 1) cut points, \(tally.images) images, \(tally.bad.count) bad, "
          + "\(size.writes) writes of \(size.bytes) bytes, \(size.syncs) syncs, \(ContinuousClock.now - start)")
      #expect(tally.bad.isEmpty, replay(tally.bad))
      #expect(only != nil || tally.images > 20)
    }

    /// A disk that also destroys the neighbours of a torn write. SQLite is configured for one. A disk that claims to
    /// spare the neighbours shows that the configuration matters.
    @Test(arguments: [Session.deletion, .messages]) func aTornWriteMayDestroyItsNeighbours(
      _ session: Session
    ) async throws {
      if let only, !only.hasPrefix(session.rawValue + ":"), only != "spoiled" { return }
      guard isThorough || only != nil || session == .deletion else { return }
      for claimsSafety in [false, true] {
        let cuts = try await Cuts(session, seed: seed, claimsSafety: claimsSafety)
        let share = isThorough ? part : 60 / Double(max(1, cuts.recording.count))
        let tally = try await cuts.check(
          [.spoiled], share: share, seed: seed, only: only == "spoiled" || claimsSafety ? nil : only)
        let size = cuts.recording.size
        say(
          "\(session.rawValue), sectors spoiled, \(claimsSafety ? "not " : "")expected: \(tally.images) images, "
            + "\(tally.bad.count) bad, \(size.writes) writes of \(size.bytes) bytes, \(size.syncs) syncs")
        if !claimsSafety { #expect(tally.bad.isEmpty, replay(tally.bad)) }
        if claimsSafety, isThorough { #expect(!tally.bad.isEmpty) }
        if !isThorough { break }
      }
    }

    /// Without one of the syncs, the same checks find damage: this proves that they can fail.
    @Test func aMissingSyncIsDetected() async throws {
      if only != nil, only != "sabotage" { return }
      let cuts = try await Cuts(.deletion, seed: seed)
      let share = isThorough ? part : 80 / Double(max(1, cuts.recording.count * Loss.all.count))
      for (name, sabotage) in [("log", SABOTAGE_LOG), ("database", SABOTAGE_DATABASE), ("folder", SABOTAGE_FOLDER)] {
        let tally = try await cuts.check(Loss.all, share: share, seed: seed, sabotage: sabotage)
        say("sabotage, \(name) not synced: \(tally.images) images, \(tally.bad.count) bad")
        #expect(!tally.bad.isEmpty, "\(name)")
      }
    }
  }
}
