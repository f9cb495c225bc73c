import Entities
import Foundation
import Testing

@testable import Storage

struct DataHealthCheckTests {
  private let path = NSTemporaryDirectory() + "aichat-checkup-" + UUID().uuidString

  private func diagnostics(_ language: ContentLanguage = .english) async -> [String: Diagnostic] {
    let found = await DataHealthCheck(directory: path).diagnostics(in: language)
    return Dictionary(uniqueKeysWithValues: found.map { ($0.check, $0) })
  }

  /// The names in the directory, and what is in each file.
  private func contents() throws -> [String: Data?] {
    let names = try FileManager.default.contentsOfDirectory(atPath: path)
    return Dictionary(uniqueKeysWithValues: names.map { ($0, FileManager.default.contents(atPath: path + "/" + $0)) })
  }

  @Test func missingDataIsWellAndStaysMissing() async {
    let found = await diagnostics()
    #expect(found.values.allSatisfy { $0.state == .well } && found["directory"] != nil)
    #expect(found["sqlite"]?.found.hasPrefix("SQLite 3.") == true)
    #expect(found["sqlite"]?.found.contains("must not write to \(path)/aichat.sqlite") == SQLiteFault.isPresent)
    #expect(!FileManager.default.fileExists(atPath: path))
  }

  @Test func soundDataIsWellAndUnchanged() async throws {
    defer { try? FileManager.default.removeItem(atPath: path) }
    let stores = try Stores.open(directory: path)
    await stores.close()
    let before = try contents()
    let found = await diagnostics()
    #expect(found.values.allSatisfy { $0.state == .well && $0.remedy == nil }, "\(found)")
    #expect(found["database"]?.found.contains("format \(Migrations.all.known)") == true)
    #expect(try contents() == before)
    // The same holds while it is in use.
    let again = try Stores.open(directory: path)
    #expect(await diagnostics(.korean).values.allSatisfy { $0.state == .well })
    await again.close()
  }

  @Test func aFileThatOthersCanReadIsFound() async throws {
    defer { try? FileManager.default.removeItem(atPath: path) }
    await (try Stores.open(directory: path)).close()
    chmod(path + "/aichat.sqlite", 0o644)
    let found = await diagnostics()["rights"]
    #expect(found?.state == .faulty && found?.remedy == "chmod go= '\(path)/aichat.sqlite'")
  }

  @Test func damagedAndForeignFilesAreFoundAndUnchanged() async throws {
    defer { try? FileManager.default.removeItem(atPath: path) }
    await (try Stores.open(directory: path)).close()
    let file = path + "/aichat.sqlite"
    let sound = try #require(FileManager.default.contents(atPath: file))
    // Every page but the first is overwritten.
    let damaged = sound.prefix(4096) + Data(repeating: 0xA5, count: sound.count - 4096)
    for bytes in [damaged, Data(repeating: 0x41, count: 8192)] {
      try bytes.write(to: URL(fileURLWithPath: file))
      chmod(file, 0o600)
      let found = await diagnostics()["database"]
      #expect(found?.state == .faulty && found?.remedy?.contains(path) == true)
      #expect(FileManager.default.contents(atPath: file) == bytes)
    }
  }

  /// A newer file needs the newer program, no older copy. It has a format of its own.
  @Test func aNewerFileIsNotToBeReplaced() async throws {
    defer { try? FileManager.default.removeItem(atPath: path) }
    do { try await SQLiteStore(directory: path).script("PRAGMA user_version = 99") }
    let found = await diagnostics()["database"]
    #expect(found?.state == .faulty && found?.remedy == nil)
    #expect(found?.found.contains("Use the newer aichat") == true)
  }

  @Test func olderCopiesAreNamed() async throws {
    defer { try? FileManager.default.removeItem(atPath: path) }
    await (try Stores.open(directory: path)).close()
    try Data(count: 2048).write(to: URL(fileURLWithPath: path + "/aichat.v1.backup.sqlite"))
    #expect(await diagnostics()["backup"]?.found.hasSuffix("aichat.v1.backup.sqlite, 2.0 KiB.") == true)
  }
}
