import Foundation
import Testing

extension EndToEnd.CommandLineTests {
  /// The present program opens the files of version 0.1.0: see `Fixtures/README.md`.
  @Suite struct OldFilesTests {
    private let home: Home

    init() throws { home = try Home() }

    private func fixture(_ name: String) throws -> Data {
      let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../Fixtures/0.1.0")
      return try Data(contentsOf: folder.appending(path: name))
    }

    private func put(_ name: String, at path: String) throws {
      try home.write(fixture(name), to: path)
    }

    /// Checks the chats, the messages, the search index and the avatars. The schema may have changed since they were
    /// written.
    private func expectEverything(sourceLocation: SourceLocation = #_sourceLocation) async throws {
      let chats = try await home.aichat("chats", "list")
      #expect(chats.status == 0 && chats.stderr.isEmpty, "\(chats.everything)", sourceLocation: sourceLocation)
      #expect(
        chats.text.contains("Warm nights") && chats.text.contains("Juno"), "\(chats.text)",
        sourceLocation: sourceLocation)
      let messages = try await home.aichat("chats", "show", "01a20884-2d05-7e6a-ad32-541e78d69c76")
      #expect(
        messages.text.contains("What do tomatoes like?") && messages.text.contains("Tomatoes like **warm** nights."),
        "\(messages.everything)", sourceLocation: sourceLocation)
      for (words, found) in [("tomatoes", "Tomatoes like"), ("온실", "온실 이야기를 해 주세요")] {
        let hits = try await home.aichat("chats", "search", words)
        #expect(hits.text.contains(found), "\(words): \(hits.everything)", sourceLocation: sourceLocation)
      }
      let avatars = try await home.aichat("avatars", "list")
      #expect(avatars.text.contains("Mira"), "\(avatars.everything)", sourceLocation: sourceLocation)
    }

    @Test func aDatabase() async throws {
      try put("aichat.sqlite", at: home.database)
      try FileManager.default.setAttributes([.posixPermissions: 0o700], ofItemAtPath: home.data)
      try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: home.database)
      try await expectEverything()
      let spending = try await home.aichat("models", "spending")
      #expect(spending.text.contains("lab-1\t1\t120\t0\t9"), "\(spending.everything)")
      // The database can be written too.
      let asked = try await home.aichat("--provider", "offline", "ask", "--continue", "zucchini")
      #expect(asked.status == 0, "\(asked.everything)")
      #expect(try await home.aichat("chats", "search", "zucchini").text.contains("zucchini"))
      let doctor = try await home.aichat("doctor")
      #expect(!doctor.text.contains("✗"), "\(doctor.text)")
    }

    @Test func aProfile() async throws {
      let file = home.path + "/profile.jsonl"
      try put("profile.jsonl", at: file)
      let imported = try await home.aichat("profiles", "import", file)
      #expect(imported.status == 0, "\(imported.everything)")
      try await expectEverything()
    }

    /// Every option of that version keeps its value.
    @Test func aConfiguration() async throws {
      try put("config.json", at: home.configuration)
      let settings = try #require(
        try JSONSerialization.jsonObject(with: fixture("config.json")) as? [String: Any])
      #expect(settings.count == 14)
      for (key, value) in settings {
        let result = try await home.aichat("config", "get", key)
        let expected =
          switch value {
          case let list as [String]: list.joined(separator: ",")
          case let number as NSNumber where key == "telemetry_file": number.boolValue ? "true" : "false"
          default: "\(value)"
          }
        #expect(result.text == expected + "\n" && result.stderr.isEmpty, "\(key): \(result.everything)")
      }
    }
  }
}
