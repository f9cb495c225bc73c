import Testing

extension EndToEnd.CommandLineTests {
  /// `-` in place of a file: an import takes what an export wrote.
  @Suite struct StandardStreamTests {
    private let home: Home

    init() throws { home = try Home() }

    @Test func whatAnExportWritesAnImportTakes() async throws {
      #expect(try await home.aichat("--provider", "offline", "ask", "-a", "Juno", "-", stdin: "Hi").status == 0)
      #expect(try await home.aichat("personas", "create", "Mina").status == 0)
      #expect(try await home.aichat("lorebooks", "create", "Sea").status == 0)
      #expect(try await home.aichat("templates", "create", "short", "Shorten: {{input}}").status == 0)
      let other = try Home()
      for (kind, export) in [
        ("chats", ["--all", "-o", "-"]), ("avatars", ["Juno", "-o", "-"]), ("lorebooks", ["Sea", "-o", "-"]),
        ("personas", []), ("templates", []),
      ] {
        let written = try await home.start([kind, "export"] + export).end(within: timeout)
        #expect(written.status == 0 && !written.text.isEmpty, "\(kind): \(written.everything)")
        let taken = try await other.aichat(kind, "import", "-", stdin: written.text)
        #expect(taken.status == 0 && !taken.text.isEmpty, "\(kind): \(taken.everything)")
      }
      #expect(try await other.aichat("chats", "list").text.contains("Juno"))
    }
  }
}
