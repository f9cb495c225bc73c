import Foundation
import NetworkTesting
import Testing

extension EndToEnd.AppTests {
  /// A whole session with all of its events recorded, sent and in a crash report: none contains words of the user or of
  /// a model.
  @Suite struct EventPrivacyTests {
    private static let words = [
      "zanzibarword", "umbrareply", "palimpsestdraft", "Vespertine", "Quillon", "quillon@example.org",
      "searchedfor", LoopbackServer.key,
    ]

    @Test func noWordsOfTheUserAreRecordedAnywhere() async throws {
      let home = try Home()
      let (server, collector) = (LoopbackServer.replying("umbrareply"), LoopbackServer(.answer("{}")))
      let settings = #"{"telemetry_file": true, "telemetry_endpoint": "\#(collector.url)"}"#
      try home.write(settings.utf8, to: home.configuration)
      let app = try await Tmux.app("--no-mouse=off", in: home, rows: 40, environment: server.environment)
      try await app.shows("Get started")
      try await app.press("Enter")
      try await app.shows("Skip")
      try await app.press("s")
      try await app.shows("Featured")
      // An experiment may change the order of the rows.
      try await app.click("Juno")
      try await app.shows("Say something…")
      try await app.type("zanzibarword")
      try await app.press("Enter")
      try await app.shows("umbrareply")
      try await app.hides("Esc Stop")
      try await app.type("palimpsestdraft")
      try await app.shows("palimpsestdraft")
      try await follow("search?q=searchedfor", in: home)
      try await app.shows("Nothing found")
      try await follow("create/avatar", in: home)
      try await app.shows("Name your character")
      try await app.type("Vespertine")
      try await app.press("C-s")
      try await app.hides("[ Save ]")
      try await follow("settings/account", in: home)
      try await app.shows("Delete profile")
      try await app.press("s")
      try await app.shows("What are you called?")
      try await app.type("Quillon")
      try await app.press("Tab")
      try await app.type("quillon@example.org")
      try await app.shows("quillon@example.org")
      try await app.press("C-s")
      try await app.hides("[ Save ]")
      #expect(try await home.aichat("ask", "--verbose", "zanzibarword", environment: server.environment).status == 0)
      let chat = try #require(try await home.chats().first?.text("id"))
      try await follow("chat/\(chat)", in: home)
      try await app.shows("umbrareply")
      // Events are written once a second.
      let recorded = { String(decoding: home.contents(of: home.state + "/events.jsonl"), as: UTF8.self) }
      try await wait {
        ["ChatView_Appear", "CreateAvatarView_SaveAvatar_Success"].allSatisfy(recorded().contains)
      } else: {
        recorded()
      }
      kill(try await app.program(), SIGSEGV)
      #expect(try await app.end() == 128 + SIGSEGV)

      // The words that are stored were in the session, and events were recorded.
      for word in Self.words.dropLast(2) {
        #expect(try home.filesHolding(word).contains { $0.hasPrefix("data/") }, "\(word)")
      }
      #expect(home.crashReports().count == 1)
      let sent = collector.requests.map { $0.head + String(decoding: $0.body, as: UTF8.self) }.joined()
      #expect(sent.contains("AskCommand_Ask_Response"))
      for word in Self.words {
        let holding = try home.filesHolding(word).filter { name in
          // The database, and the files of this test about the terminal.
          !name.hasPrefix("data/") && !name.hasPrefix("output-") && !name.hasPrefix("notes-")
        }
        #expect(holding == [], "\(word)")
        #expect(!sent.contains(word), "\(word)")
      }
    }

    private func follow(_ address: String, in home: Home) async throws {
      let done = try await home.aichat("open", "aichat://" + address)
      #expect(done.status == 0, "\(done.everything)")
    }
  }
}
