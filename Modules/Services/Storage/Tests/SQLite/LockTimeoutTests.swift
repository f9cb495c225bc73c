import CSQLite
import Entities
import Foundation
import Testing

@testable import Storage

/// Another program holds the database: a second connection with a write transaction, as `BEGIN IMMEDIATE` in a shell.
/// Waits run on threads of their own, so that they do not block the threads of the tests.
@Suite struct LockTimeoutTests {
  /// Holds the file until it is released.
  private final class Holder {
    private var handle: OpaquePointer?

    init(_ directory: String, _ lock: String = "BEGIN IMMEDIATE") {
      sqlite3_open(directory + "/aichat.sqlite", &handle)
      #expect(sqlite3_exec(handle, lock, nil, nil, nil) == SQLITE_OK)
    }

    func release() {
      sqlite3_close(handle)
      handle = nil
    }

    deinit { if handle != nil { release() } }
  }

  /// The reports of waits, in order.
  private final class WaitReports {
    private var reports: AsyncStream<Bool>.Iterator

    init(_ timeout: LockTimeout) {
      let (stream, sink) = AsyncStream.makeStream(of: Bool.self)
      reports = stream.makeAsyncIterator()
      timeout.onWait { sink.yield($0) }
    }

    func next() async -> Bool? { await reports.next() }
  }

  /// Runs work on a thread of its own and returns its error.
  private func begin(_ work: @escaping @Sendable () throws(StorageError) -> Void) -> Task<StorageError?, Never> {
    let (stream, sink) = AsyncStream.makeStream(of: StorageError?.self)
    Thread.detachNewThread {
      do throws(StorageError) {
        try work()
        sink.yield(nil)
      } catch {
        sink.yield(error)
      }
    }
    return Task {
      for await error in stream { return error }
      return nil
    }
  }

  /// Writes on a connection of its own.
  private func write(_ directory: String, _ timeout: LockTimeout) -> Task<StorageError?, Never> {
    begin { () throws(StorageError) in
      try LockTimeout.$current.withValue(timeout) {
        Result { () throws(StorageError) in
          let connection = try Connection(path: directory + "/aichat.sqlite", mode: .readWrite)
          try connection.transaction { () throws(StorageError) in try connection.run("PRAGMA user_version") }
        }
      }.get()
    }
  }

  private func busy(_ directory: String) -> StorageError { .busy(path: directory + "/aichat.sqlite") }

  @Test func aWaitIsReportedAndEndsWhenTheFileIsFree() async throws {
    try await withDirectory { directory in
      try await Stores.open(directory: directory).close()
      let timeout = LockTimeout(limit: .seconds(600), rest: .seconds(600))
      let reports = WaitReports(timeout)
      let holder = Holder(directory)
      let writing = write(directory, timeout)
      #expect(await reports.next() == true)
      #expect(timeout.isWaiting)
      holder.release()
      #expect(await writing.value == nil)
      #expect(await reports.next() == false)
      #expect(!timeout.isWaiting)
    }
  }

  @Test func theUserCancelsAWait() async throws {
    try await withDirectory { directory in
      try await Stores.open(directory: directory).close()
      let timeout = LockTimeout(limit: .seconds(600), rest: .seconds(600))
      let reports = WaitReports(timeout)
      let holder = Holder(directory)
      // No wait was reported yet, so there is nothing to cancel.
      #expect(!timeout.giveUp())
      let writing = write(directory, timeout)
      #expect(await reports.next() == true)
      #expect(timeout.giveUp())
      #expect(await writing.value == busy(directory))
      #expect(await reports.next() == false)
      // The next call does not wait for minutes either while the file is held, and is not reported.
      #expect(await write(directory, timeout).value == busy(directory))
      #expect(!timeout.isWaiting)
      holder.release()
    }
  }

  /// A later wait is reported again.
  @Test func laterWaitsAreLongAgain() async throws {
    try await withDirectory { directory in
      try await Stores.open(directory: directory).close()
      let timeout = LockTimeout(limit: .seconds(600), rest: .zero)
      let reports = WaitReports(timeout)
      let holder = Holder(directory)
      let writing = write(directory, timeout)
      #expect(await reports.next() == true)
      timeout.giveUp()
      #expect(await writing.value == busy(directory))
      #expect(await reports.next() == false)
      let waiting = write(directory, timeout)
      #expect(await reports.next() == true)
      holder.release()
      #expect(await waiting.value == nil)
    }
  }

  /// Writes at the end of a program do not wait for long, however many there are.
  @Test func waitsAreShortAtTheEndOfTheProgram() async throws {
    try await withDirectory { directory in
      try await Stores.open(directory: directory).close()
      let timeout = LockTimeout(limit: .seconds(600), rest: .seconds(600))
      let holder = Holder(directory)
      timeout.hurry(.milliseconds(50))
      for _ in 0..<3 { #expect(await write(directory, timeout).value == busy(directory)) }
      holder.release()
      #expect(await write(directory, timeout).value == nil)
    }
  }

  /// Another program that copies its log holds the lock for a moment: even the last write waits for that.
  @Test func theLastWriteWaitsForAMoment() {
    let timeout = LockTimeout(limit: .seconds(600), rest: .seconds(600))
    let early = timeout.begin()
    timeout.hurry(.seconds(-60))
    #expect(timeout.continues(timeout.begin()))
    #expect(!timeout.continues(.init(time: early.time - .milliseconds(250), givenUp: early.givenUp)))
    timeout.hurry(.seconds(60))
    #expect(timeout.continues(.init(time: early.time - .milliseconds(250), givenUp: early.givenUp)))
  }

  /// The timeout also applies to a connection that one call makes for itself.
  @Test func everyConnectionOfAStoreHasItsTimeout() async throws {
    try await withDirectory { directory in
      let timeout = LockTimeout(limit: .seconds(600), rest: .seconds(600))
      try LockTimeout.$current.withValue(timeout) {
        let store = try SQLiteStore(directory: directory)
        let reading = try #require(try SQLiteStore(reading: directory))
        LockTimeout.$current.withValue(.none) {
          for store in [store, reading] { #expect((try? store.newReader())?.wait.timeout === timeout) }
        }
      }
      // An exclusive lock without a log blocks a copy.
      let holder = Holder(directory, "PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE")
      let reports = WaitReports(timeout)
      let copying = begin { () throws(StorageError) in
        _ = try Opening.copy(DataDirectory(path: directory), to: "aichat.copy", timeout: timeout)
      }
      #expect(await reports.next() == true)
      timeout.giveUp()
      #expect(await copying.value == busy(directory))
      holder.release()
    }
  }

  /// An exclusive lock without a log blocks readers too, for example while another program repairs the file.
  @Test func openingWaitsToo() async throws {
    try await withDirectory { directory in
      try await Stores.open(directory: directory).close()
      let timeout = LockTimeout(limit: .seconds(600), rest: .seconds(600))
      let reports = WaitReports(timeout)
      let holder = Holder(directory, "PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE")
      let opening = begin { () throws(StorageError) in _ = try Stores.open(directory: directory, timeout: timeout) }
      #expect(await reports.next() == true)
      holder.release()
      #expect(await opening.value == nil)
      #expect(await reports.next() == false)
    }
  }
}
