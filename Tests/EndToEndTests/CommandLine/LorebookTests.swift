import Foundation
import NetworkTesting
import Testing

extension EndToEnd.CommandLineTests {
  /// `lorebooks`, and what a model is told.
  @Suite struct LorebookTests {
    private let home: Home

    init() throws { home = try Home() }

    private func system(_ server: LoopbackServer) throws -> String {
      let body = try #require(server.requests.last?.body)
      let sent = try #require(try JSONSerialization.jsonObject(with: Data(body)) as? [String: Any])
      return try #require((sent["messages"] as? [[String: Any]])?.first?["content"] as? String)
    }

    @Test func aWorldIsImportedAssignedUsedAndTakenAlong() async throws {
      // SillyTavern's worlds have no name but that of the file.
      let world =
        #"{"entries":{"0":{"uid":0,"key":["harbour"],"comment":"Harbour","content":"The harbour of {{char}} freezes.","#
        + #""order":100,"position":0,"disable":false,"x":1e2}}}"#
      let file = home.path + "/The sea.json"
      try home.write(Array(world.utf8), to: file)
      let imported = try await home.aichat("lorebooks", "import", file, "--json")
      #expect(imported.status == 0 && imported.stderr.contains("New: 1."), "\(imported.everything)")
      let again = try await home.aichat("lorebooks", "import", file)
      #expect(again.status == 0 && again.stderr.contains("Here already: 1."))
      let shown = try await home.aichat("lorebooks", "show", "sea")
      #expect(shown.text.contains("[Harbour] harbour\nThe harbour of {{char}} freezes."), "\(shown.text)")

      // It has no effect until it is assigned.
      let server = LoopbackServer.replying("Aye.")
      func ask() async throws -> String {
        let asked = try await home.aichat("ask", "-a", "Juno", "To the harbour!", environment: server.environment)
        #expect(asked.text == "Aye.", "\(asked.everything)")
        return try system(server)
      }
      #expect(try await !ask().contains("freezes"))
      #expect(try await home.aichat("lorebooks", "assign", "sea", "--character", "Juno").status == 0)
      #expect(try await ask().contains("The harbour of Juno freezes."))
      let dry = try await home.aichat(
        "ask", "-a", "Juno", "--dry-run", "To the harbour!", environment: server.environment)
      #expect(dry.text.contains("[Lore · The sea › Harbour · “harbour” in the newest message"), "\(dry.text)")

      // It goes with its profile, and comes back as it was.
      let profiles = try await home.aichat("profiles", "list", "--json")
      let listed = try #require(try JSONSerialization.jsonObject(with: Data(profiles.text.utf8)) as? [[String: Any]])
      #expect(listed.first?["lorebooks"] as? Int == 1)
      let id = try #require(listed.first?["id"] as? String)
      #expect(try await home.aichat("profiles", "export", id, home.path + "/p.jsonl").status == 0)
      let other = try Home()
      #expect(try await other.aichat("profiles", "import", home.path + "/p.jsonl").status == 0)
      let list = try await other.aichat("lorebooks", "list", "--json")
      #expect(list.text.contains(#""name":"The sea""#) && list.text.contains(#""entry_count":1"#), "\(list.everything)")
      let out = home.path + "/out.json"
      #expect(try await other.aichat("lorebooks", "export", "sea", "--output", out).status == 0)
      #expect(try String(contentsOfFile: out, encoding: .utf8) == world)
      #expect(try await other.aichat("lorebooks", "export", "sea", "--output", out).status == 1)

      #expect(try await home.aichat("lorebooks", "assign", "sea", "--none").status == 0)
      #expect(try await !ask().contains("freezes"))
      #expect(try await home.aichat("lorebooks", "delete", "sea").status == 2)
      #expect(try await home.aichat("lorebooks", "delete", "sea", "--yes").status == 0)
      #expect(try await home.aichat("lorebooks", "show", "sea").status == 4)
    }
  }
}
