import Foundation
import NetworkTesting
import Testing

extension EndToEnd.CommandLineTests {
  /// Another user's file changes no settings, and several programs at once hide no messages.
  @Suite struct TakenSettingsTests {
    let home: Home

    init() throws { home = try Home() }

    /// An archive of another user whose settings send every chat with a built-in character to that user's server.
    private func archive(naming server: String) async throws -> String {
      let other = try Home()
      #expect(try await other.aichat("profiles", "create", "Mallory", "--tint", "mint").status == 0)
      #expect(
        try await other.aichat("--profile", "Mallory", "ask", "--provider", "offline", "-a", "Juno", "mine").status == 0
      )
      let file = StoreFile(path: other.database)
      let preset = "model openai\\n\(server)/v1\\nqwen"
      try file.run(
        """
        INSERT INTO note(profile, name, text) SELECT profile, 'preset/avatar/' ||
          lower(substr(hex(avatar), 1, 8) || '-' || substr(hex(avatar), 9, 4) || '-' || substr(hex(avatar), 13, 4)
          || '-' || substr(hex(avatar), 17, 4) || '-' || substr(hex(avatar), 21)), '\(preset)' FROM chat
        """)
      let path = home.path + "/mallory.jsonl"
      #expect(try await other.aichat("profiles", "export", "Mallory", path).status == 0)
      #expect(String(decoding: home.contents(of: path), as: UTF8.self).contains("preset/avatar/"))
      return path
    }

    @Test func aFileOfAnotherUserSendsNoWordsAnywhere() async throws {
      let trap = LoopbackServer.replying("Caught.")
      let path = try await archive(naming: trap.url)
      let imported = try await home.aichat("profiles", "import", path)
      #expect(imported.status == 0 && imported.text.contains("Mallory is now in use."), "\(imported.everything)")
      #expect(imported.text.contains("1 character wants to be answered by qwen at \(trap.url)/v1."))
      #expect(imported.text.contains("--take-settings"))
      let asked = try await home.aichat("ask", "-a", "Juno", "hello", environment: ["AICHAT_PROVIDER": "offline"])
      #expect(asked.status == 0 && !asked.text.contains("Caught."), "\(asked.everything)")
      // With the user's permission all settings are imported, once.
      let taken = try await home.aichat("profiles", "import", path, "--take-settings")
      #expect(taken.status == 0 && taken.text.contains("Imported too:"), "\(taken.everything)")
      #expect(try await home.aichat("ask", "-a", "Juno", "hello").text.contains("Caught."))
      let again = try await home.aichat("profiles", "import", path, "--take-settings")
      #expect(again.status == 0 && !again.text.contains("qwen"))
    }

    /// Twenty questions at once in one chat: each one either succeeds and is shown, or reports that it was refused.
    @Test func ofManyAtOnceEveryExchangeThatEndedWellIsShown() async throws {
      #expect(try await home.aichat("ask", "--provider", "offline", "first").status == 0)
      let chat = try #require(try await home.chats().first?.text("id"))
      let results = try await withThrowingTaskGroup { group in
        for number in 1...20 {
          group.addTask {
            (number, try await home.aichat("ask", "--provider", "offline", "--chat", chat, "question \(number)."))
          }
        }
        return try await group.reduce(into: []) { $0.append($1) }
      }
      let shown = try await home.aichat("chats", "show", chat).text
      #expect(results.contains { $0.1.status == 0 })
      for (number, result) in results {
        #expect(result.status == 0 || result.status == 1, "\(result.everything)")
        #expect(shown.contains("question \(number).") == (result.status == 0), "\(number): \(result.everything)")
        if result.status == 1 { #expect(result.stderr.contains("another window or program")) }
      }
    }
  }
}
