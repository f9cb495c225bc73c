import Entities
import Foundation
import Testing

@testable import Storage

/// A log beside a file that is not its own is reported, and not a byte of it is lost.
@Suite struct OrphanedLogTests {
  private func contents(_ directory: String) throws -> [String: Data] {
    try Dictionary(uniqueKeysWithValues: names(directory).map { ($0, try bytes(directory + "/" + $0)) })
  }

  /// A directory with a database whose data is all in the log, as a killed program leaves it.
  private func withKilledStore(_ body: (String, UserProfile.ID) async throws -> Void) async throws {
    try await withDirectory { parent in
      var fixture = Fixture()
      let stores = try Stores.open(directory: parent + "/live")
      let profile = try await stores.addProfile(&fixture)
      _ = try await stores.backUp()
      let directory = parent + "/killed"
      try FileManager.default.createDirectory(atPath: directory, withIntermediateDirectories: true)
      for name in try names(parent + "/live") where name.hasPrefix("aichat.") && !name.hasSuffix("-shm") {
        try FileManager.default.copyItem(atPath: parent + "/live/" + name, toPath: directory + "/" + name)
      }
      try await body(directory, profile)
      await stores.close()
    }
  }

  private func refusal(of directory: String) throws -> String {
    let before = try contents(directory)
    var words = ""
    do throws(StorageError) { _ = try Stores.open(directory: directory) } catch { words = error.message(in: .english) }
    #expect(throws: StorageError.self) { _ = try Stores.reading(directory: directory) }
    #expect(try contents(directory) == before)
    return words
  }

  @Test(arguments: [true, false])
  func aLogWithoutItsFileIsRefused(isEmpty: Bool) async throws {
    try await withKilledStore { directory, profile in
      let path = directory + "/aichat.sqlite"
      let away = try bytes(path)
      try FileManager.default.removeItem(atPath: path)
      if isEmpty { try Data().write(to: URL(fileURLWithPath: path)) }
      let words = try refusal(of: directory)
      #expect(words.contains("log of a missing database") && words.contains("aichat.sqlite-shm"))
      #expect(await DataHealthCheck(directory: directory).diagnostics(in: .english).contains { $0.found == words })
      // Following the advice restores everything.
      try away.write(to: URL(fileURLWithPath: path))
      let stores = try Stores.open(directory: directory)
      #expect(try await stores.profiles.profile(profile) != nil)
      await stores.close()
    }
  }

  @Test func aCopyInThePlaceOfAFileWithALogIsRefused() async throws {
    try await withKilledStore { directory, profile in
      let path = directory + "/aichat.sqlite"
      try FileManager.default.removeItem(atPath: path)
      try FileManager.default.moveItem(atPath: directory + "/aichat.copy.sqlite", toPath: path)
      let words = try refusal(of: directory)
      #expect(words.contains("has replaced another file"))
      #expect(await DataHealthCheck(directory: directory).diagnostics(in: .english).contains { $0.found == words })
      try FileManager.default.removeItem(atPath: path + "-wal")
      let stores = try Stores.open(directory: directory)
      #expect(try await stores.profiles.profile(profile) != nil)
      await stores.close()
    }
  }

  @Test func theAdviceNamesAllFiles() {
    let error = StorageError.damaged(path: "/d/aichat.sqlite", reason: LocalizedText("torn", "찢어짐"))
    for language in [ContentLanguage.english, .korean] {
      let words = error.message(in: language)
      for name in ["aichat.sqlite-wal", "aichat.sqlite-shm"] { #expect(words.contains(name)) }
    }
  }

  @Test func eachDirectoryThatGetsANewOneIsSynced() throws {
    let parent = NSTemporaryDirectory() + "aichat-" + UUID().uuidString
    defer { try? FileManager.default.removeItem(atPath: parent) }
    var synced: [String] = []
    func real(_ path: String) -> String { URL(fileURLWithPath: path).standardizedFileURL.path }
    _ = try DataDirectory(making: parent + "/a/b") { synced.append(real($0)) }
    #expect(synced == [real(NSTemporaryDirectory()), real(parent), real(parent + "/a")])
    synced = []
    _ = try DataDirectory(making: parent + "/a/b") { synced.append($0) }
    #expect(synced.isEmpty)
  }
}
