import Entities
import Foundation
import Testing

@testable import Storage

/// What closing leaves of the log beside the file.
@Suite struct LogTests {
  /// Opens the data, has a chat with so many messages of ten thousand letters, and closes it.
  private func run(_ directory: String, saying count: Int) async throws -> Conversation.ID {
    var fixture = Fixture()
    let stores = try Stores.open(directory: directory)
    let profile = try await stores.addProfile(&fixture)
    let chat = try await stores.addChat(&fixture, of: profile)
    try await stores.add(&fixture, (0..<count).map { _ in String(repeating: "word ", count: 2_000) }, to: chat)
    await stores.close()
    return chat
  }

  private func log(_ directory: String) -> Int { DataDirectory.size(directory + "/aichat.sqlite-wal") }

  @Test func aShortLogStaysAndIsReadNextTime() async throws {
    try await withDirectory { directory in
      let chat = try await run(directory, saying: 2)
      #expect(log(directory) > 0)
      let stores = try Stores.open(directory: directory)
      #expect(try await stores.shown(chat).count == 2)
      await stores.close()
      // Reading adds nothing to it.
      let before = log(directory)
      try await Stores.open(directory: directory).close()
      #expect(log(directory) == before)
    }
  }

  @Test func aLongOneIsFoldedIn() async throws {
    try await withDirectory { directory in
      let chat = try await run(directory, saying: 60)
      #expect(try names(directory) == ["aichat.sqlite"])
      let stores = try Stores.open(directory: directory)
      #expect(try await stores.shown(chat).count == 60)
    }
  }

  @Test func whatWasDeletedIsNotLeftInIt() async throws {
    try await withDirectory { directory in
      let chat = try await run(directory, saying: 2)
      let stores = try Stores.open(directory: directory)
      try await stores.chats.deleteChat(chat)
      await stores.close()
      #expect(try names(directory) == ["aichat.sqlite"])
    }
  }

  private func names(_ directory: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: directory).filter { $0 != "owners" }.sorted()
  }
}
