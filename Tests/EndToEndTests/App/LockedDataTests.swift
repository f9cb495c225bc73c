import CSQLite
import Testing

extension EndToEnd.AppTests {
  /// Another program holds the data from before the start until after the end.
  @Suite struct LockedDataTests {
    @Test func theAppSaysSoAndItsKeysWork() async throws {
      let home = try Home()
      #expect(try await home.aichat("ask", "--provider", "offline", "hello").status == 0)
      var holder: OpaquePointer?
      defer { sqlite3_close_v2(holder) }
      #expect(sqlite3_open_v2(home.database, &holder, SQLITE_OPEN_READWRITE, nil) == SQLITE_OK)
      #expect(sqlite3_exec(holder, "BEGIN IMMEDIATE", nil, nil, nil) == SQLITE_OK)
      let app = try await Tmux.app("--without", "onboarding", in: home)
      // The app writes without being asked, for example that a message was seen. The main thread must not wait for it:
      // it would show nothing until the wait is over, and here the wait does not end.
      try await app.shows("Featured", "Another program holds the data; aichat waits for it")
      try await app.press("Escape")
      try await app.hides("Another program holds the data")
      try await app.press("C-q")
      #expect(try await app.end() == 0)
    }
  }
}
