import Foundation
import Testing

@testable import System

/// Files that get their name when they are complete.
@Suite struct UnfinishedFileTests {
  let home: TemporaryFolder
  var path: String { home.path + "/file" }

  init() throws { home = try TemporaryFolder() }

  private var files: [String] {
    get throws { try FileManager.default.contentsOfDirectory(atPath: home.path).sorted() }
  }

  private func make(isNamed: Bool) throws -> UnfinishedFile {
    let file = try UnfinishedFile(for: path, isNamed: isNamed) { link($0, $1) == 0 ? nil : SystemError() }
    try file.contents.write(Array("new".utf8))
    return file
  }

  private var text: String { get throws { try String(contentsOfFile: path, encoding: .utf8) } }

  @Test(arguments: [false, true]) func itIsThereWhenItIsWhole(isNamed: Bool) throws {
    let before = try files
    do {
      let file = try make(isNamed: isNamed)
      #expect(try files.contains("file") == false)
      try file.finish(replacing: false)
      #expect(try text == "new")
    }
    #expect(try files == (before + ["file"]).sorted())
    let attributes = try FileManager.default.attributesOfItem(atPath: path)
    #expect(attributes[.posixPermissions] as? Int == 0o600 && attributes[.referenceCount] as? Int == 1)
    #expect(throws: SystemError(EEXIST)) { try make(isNamed: isNamed).finish(replacing: false) }
    try make(isNamed: isNamed).finish(replacing: true)
    #expect(try files == (before + ["file"]).sorted())
  }

  /// After a kill at any time, no file is left.
  @Test func whatIsNotFinishedHasNoName() throws {
    let before = try files
    let file = try UnfinishedFile(for: path)
    #expect(try files == before)
    withExtendedLifetime(file) {}
  }

  @Test func whatIsBeingWrittenIsNotSweptAndWhatIsLeftIs() throws {
    let living = try make(isNamed: true)
    let name = try #require(try files.first { $0.hasPrefix(".file.aichat-") })
    for left in [".file.aichat-abcdef", "file.abCD3f"] { try home.write("left", to: home.path + "/" + left) }
    let kept = [
      ".file.aichat-abc", "file.backup", "file.abcdef", "file.MyCopy", "other.abCD3f", ".other.aichat-abcdef",
    ]
    for file in kept { try home.write("kept", to: home.path + "/" + file) }
    try SmallFile.replace(path, with: Array("x".utf8))
    let now = try files
    #expect(Set(now).isSuperset(of: kept + [name, "file"]))
    #expect(!now.contains(".file.aichat-abcdef") && !now.contains("file.abCD3f"))
    try living.finish(replacing: true)
    #expect(try text == "new")
  }

  /// On a disk without hard links, such as a USB stick (FAT, exFAT), a file still gets its name, and replaces no other
  /// file.
  @Test func aDiskWithoutLinksTakesItToo() throws {
    let file = try UnfinishedFile(for: path, isNamed: true) { _, _ in SystemError(EPERM) }
    try file.finish(replacing: false)
    #expect(try files.filter { $0.contains("file") } == ["file"])
    try home.write("mine", to: path)
    let second = try UnfinishedFile(for: path, isNamed: true) { _, _ in SystemError(EPERM) }
    #expect(throws: SystemError(EEXIST)) { try second.finish(replacing: false) }
    #expect(try text == "mine")
  }

  @Test func severalAtOnceLeaveOneAndNothingElse() async throws {
    let path = path
    try await withThrowingTaskGroup(of: Void.self) { group in
      for number in 0..<40 {
        group.addTask { try SmallFile.replace(path, with: Array("\(number)".utf8)) }
      }
      try await group.waitForAll()
    }
    #expect(Int(try text) != nil)
    #expect(try files.filter { $0.contains("file") } == ["file"])
  }
}
