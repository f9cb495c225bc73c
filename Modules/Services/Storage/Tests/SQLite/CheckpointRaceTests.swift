import CSQLite
import Entities
import Foundation
import StorageFaults
import Testing

@testable import Storage

/// Another program commits at the worst moment of a checkpoint (`Checkpoint.swift`). Nothing is lost, in every way of
/// copying the log.
@Suite struct CheckpointRaceTests {
  /// The ways in which the store copies or empties a log.
  enum Way: String, CaseIterable, Sendable {
    case commit, migration, profileDeletion, sweep, settle, backup, closing, closingLast, closingAfterDeletion
  }

  @Test(arguments: Way.allCases) func nothingIsLost(_ way: Way) async throws {
    try await withDirectory { directory in
      let race = try Race(directory)
      try await Connection.$disk.withValue(race.disk) {
        var fixture = Fixture()
        var store = try SQLiteStore(directory: directory)
        var stores = store.stores
        let profile = try await stores.addProfile(&fixture)
        let gone = try await stores.addProfile(&fixture)
        let chat = try await stores.addChat(&fixture, of: profile)
        let doomed = try await stores.addChat(&fixture, of: profile)
        try await stores.add(&fixture, ["bye"], to: doomed)
        try await stores.add(&fixture, ["hello"], to: try await stores.addChat(&fixture, of: gone))
        let long = String(repeating: "long ", count: 500_000)
        switch way {
        case .commit:
          try race.arm()
          // Twice: the first checkpoint may find a log that the connection already knows.
          for name in ["a", "b"] { try await stores.notes.setNote(long + name, named: name, of: profile) }
        case .migration:
          await store.close()
          try race.arm()
          let fill = "CREATE TABLE filled(text); INSERT INTO filled VALUES (zeroblob(4000000))"
          store = try SQLiteStore(
            directory: directory, migrations: Migrations(steps: Migrations.all.steps + [Migrations.Script(sql: fill)]))
          stores = store.stores
        case .profileDeletion:
          try race.arm()
          try await stores.profiles.deleteProfile(gone)
          #expect(try await stores.profiles.unfinishedDeletions().isEmpty)
        case .sweep:
          try race.arm()
          try await store.sweep()
        case .settle:
          try race.arm()
          try await store.settle()
        case .backup:
          try race.arm()
          _ = try await store.backUp()
        case .closing:
          try await stores.notes.setNote(String(repeating: "x", count: 1_500_000), named: "x", of: profile)
          try race.arm()
        case .closingLast:
          try await stores.notes.setNote(String(repeating: "x", count: 1_500_000), named: "x", of: profile)
          try race.arm()
          race.leave()
        case .closingAfterDeletion:
          try await stores.chats.deleteChat(doomed)
          try race.arm()
        }
        try await stores.add(&fixture, ["last"], to: chat)
        await store.close()
        race.disarm()
        if [.commit, .migration, .closingLast].contains(way) { #expect(race.gaps > 0) }
        #expect(race.commitsInGap == 0)
        #expect(!race.acknowledged.isEmpty)
        #expect(race.damage() == [])
        if way != .migration {
          let again = try Stores.open(directory: directory)
          #expect(try await again.shown(chat) == ["last"])
          await again.close()
        }
      }
    }
  }

  /// Another program writes for longer than the emptying of the log waits: it commits in the gap too.
  @Test func anEmptyingThatTimesOutLosesNothing() async throws {
    try await withDirectory { directory in
      let race = try Race(directory)
      try await Connection.$disk.withValue(race.disk) {
        let store = try SQLiteStore(directory: directory)
        await store.refuseToWait()
        try race.arm()
        _ = try await store.profiles()
        try race.hold()
        await #expect(throws: StorageError.busy(path: directory + "/aichat.sqlite")) { try await store.settle() }
        #expect(race.gaps == 1 && race.commitsInGap == 1)
        race.disarm()
        #expect(race.damage() == [])
        await store.close()
        #expect(race.damage() == [])
      }
    }
  }

  /// The ways in which SQLite itself would copy the log.
  enum Unguarded: String, CaseIterable, Sendable {
    case passive, afterCommit, truncateInVain
  }

  /// The race is real: without the protocol of `Checkpoint.swift`, a library with the fault damages the file.
  @Test(arguments: Unguarded.allCases) func withoutTheLockTheFileIsDamaged(_ way: Unguarded) async throws {
    try await withDirectory { directory in
      let race = try Race(directory)
      try Connection.$disk.withValue(race.disk) {
        // The file as the store makes it, and a plain connection to it.
        let connection = try Opening.open(try DataDirectory(making: directory), .all)
        connection.logEnd = .left
        switch way {
        case .passive:
          try race.arm()
          _ = try connection.first("SELECT count(*) FROM profile") { $0.integer(0) }
          try connection.script("PRAGMA wal_checkpoint(PASSIVE)")
        case .afterCommit:
          try connection.script("PRAGMA wal_autocheckpoint = 1")
          try race.arm()
          try connection.script("CREATE TABLE mine(text); INSERT INTO mine VALUES (zeroblob(20000))")
        case .truncateInVain:
          try connection.script("PRAGMA busy_timeout = 0")
          try race.arm()
          _ = try connection.first("SELECT count(*) FROM profile") { $0.integer(0) }
          try race.hold()
          try connection.script("PRAGMA wal_checkpoint(TRUNCATE)")
        }
        #expect(race.commitsInGap > 0)
        race.disarm()
        #expect(race.damage().isEmpty != SQLiteFault.isPresent)
        connection.close()
      }
    }
  }

  @Test func noConnectionLeavesCheckpointsToSQLite() async throws {
    try await withDirectory { directory in
      let store = try SQLiteStore(directory: directory)
      #expect(try await store.count("PRAGMA wal_autocheckpoint") == 0)
      for mode in [Connection.Mode.readOnly, .readWrite, .unchanging] {
        let connection = try Connection(path: directory + "/aichat.sqlite", mode: mode)
        #expect(try connection.first("PRAGMA wal_autocheckpoint") { $0.integer(0) } == 0)
        connection.close()
      }
      await store.close()
    }
  }

  @Test(
    arguments: [
      (3_006_023, false), (3_007_000, true), (3_040_001, true), (3_044_005, true), (3_044_006, false),
      (3_045_000, true), (3_050_006, true), (3_050_007, false), (3_051_000, true), (3_051_002, true),
      (3_051_003, false), (3_053_000, false),
    ] as [(Int32, Bool)])
  func theVersionsWithTheFaultAreKnown(_ version: Int32, _ hasIt: Bool) {
    #expect(SQLiteFault.isIn(version) == hasIt)
  }
}

extension SQLiteStore {
  nonisolated var stores: Stores {
    Stores(
      profiles: self, notes: self, avatars: self, chats: self, personas: self, lorebooks: self, usage: self,
      records: self)
  }
}
