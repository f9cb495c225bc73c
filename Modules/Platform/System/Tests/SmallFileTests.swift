import Foundation
import Testing

@testable import System

struct SmallFileTests {
  let home: TemporaryFolder
  var path: String { home.path + "/file" }

  init() throws {
    home = try TemporaryFolder()
  }

  @Test(arguments: [0, 1, 65_535, 65_536, 65_537, 200_000])
  func aFileIsReadWholeUpToItsLimit(count: Int) throws {
    try Data((0..<count).map { UInt8(truncatingIfNeeded: $0 &* 31) }).write(to: URL(fileURLWithPath: path))
    let bytes = try SmallFile.read(path, limit: count)
    #expect(bytes.elementsEqual((0..<count).map { UInt8(truncatingIfNeeded: $0 &* 31) }))
    guard count > 0 else { return }
    #expect(throws: FileFailure(path: path, reason: .tooLarge(limit: count - 1))) {
      try SmallFile.read(path, limit: count - 1)
    }
  }

  @Test func whatIsNoFileIsRefusedAtOnce() throws {
    #expect(throws: FileFailure(path: path, reason: .missing)) { try SmallFile.read(path) }
    #expect(throws: FileFailure(path: home.path, reason: .notAFile)) { try SmallFile.read(home.path) }
    #expect(throws: FileFailure(path: "/dev/zero", reason: .notAFile)) { try SmallFile.read("/dev/zero") }
    #expect(mkfifo(path, 0o600) == 0)
    #expect(throws: FileFailure(path: path, reason: .notAFile)) { try SmallFile.read(path) }
    try home.write("x", to: home.path + "/plain")
    #expect(throws: FileFailure(path: home.path + "/plain/under", reason: .missing)) {
      try SmallFile.read(home.path + "/plain/under")
    }
  }

  @Test func aReadThatMayWaitReadsAPipeToo() throws {
    #expect(mkfifo(path, 0o600) == 0)
    let (path, text) = (path, Data(repeating: 7, count: 100_000))
    // On a thread of its own, because opening a pipe waits for the other side.
    Thread.detachNewThread { try? FileHandle(forWritingAtPath: path)?.write(contentsOf: text) }
    #expect(try SmallFile.read(path, limit: 100_000, waits: true) == Array(text))
    #expect(throws: FileFailure(path: "/dev/zero", reason: .notAFile)) { try SmallFile.read("/dev/zero", waits: true) }
  }

  @Test func whatMayNotBeReadSaysWhy() throws {
    let name = home.path + "/" + String(repeating: "n", count: 300)
    let failure = #expect(throws: FileFailure.self) { try SmallFile.read(name) }
    #expect(failure?.reason == .system(SystemError(ENAMETOOLONG)))
  }

  @Test func anotherFileOfTheSameSizeIsSeen() throws {
    try home.write("{}", to: path)
    let before = FileStatus(at: path)
    #expect(before != nil && before == FileStatus(at: path))
    try SmallFile.replace(path, with: Array("[]".utf8))
    #expect(before != FileStatus(at: path))
    #expect(FileStatus(at: home.path + "/nothing") == nil)
  }
}
