import CSQLite
import Foundation
import Testing

extension EndToEnd.AppTests {
  /// Everything is erased while another program has the same data open.
  @Suite struct ErasureTests {
    private static let word = "zanzibarword"
    private let home: Home

    init() throws { home = try Home() }

    private func fill() async throws {
      for number in 0..<12 {
        let words = "\(Self.word) \(number) " + String(repeating: "\(Self.word)padding ", count: 100)
        #expect(try await home.aichat("ask", "--provider", "offline", words).status == 0)
      }
      #expect(!(try home.filesHolding(Self.word)).isEmpty)
    }

    private func settings() async throws -> Tmux {
      let app = try await Tmux.app(
        "open", "settings/data", "--without", "onboarding", "--no-mouse=off", in: home, rows: 40)
      try await app.shows("Erase everything")
      return app
    }

    /// After the last profile is deleted, the app starts again and clears the bytes.
    private func isErased() async throws {
      try await wait {
        try home.filesHolding(Self.word).filter { $0.hasPrefix("data/") } == []
      } else: {
        "the word stands in \(try home.filesHolding(Self.word))"
      }
    }

    private func press(_ app: Tmux) async throws {
      try await app.click("[ Erase everything")
      try await app.shows("Erase everything on this computer?")
      try await app.press("Left", "Enter")
      try await app.hides("Erase everything on this computer?")
    }

    @Test func nothingIsLeftWhereAnotherAppHasItOpen() async throws {
      try await fill()
      let app = try await settings()
      // The other app shows a chat that is erased, with unsent text in the field.
      let other = try await Tmux.app("--without", "onboarding", in: home)
      try await other.shows("Settings")
      try await other.press("Escape")
      try await other.hides("Settings")
      try await other.press("2")
      try await other.hides("Featured")
      try await other.shows("Assistant")
      try await other.press("Enter")
      try await other.shows("Say something", Self.word)
      try await other.type("\(Self.word) typed")
      try await other.shows("\(Self.word) typed")
      try await press(app)
      try await app.hides("Settings")
      try await isErased()
      // The other app says so, and restores nothing.
      try await other.press("Enter")
      try await other.shows("OK")
      try await other.press("Enter")
      try await other.hides("[ OK ]")
      try await other.quit()
      try await app.quit()
      #expect(try home.filesHolding(Self.word).filter { $0.hasPrefix("data/") } == [])
      #expect(try await home.aichat("chats", "list").text.isEmpty)
    }

    /// A program that reads an earlier state, for example to copy the file, would keep the old bytes there.
    @Test func aProgramThatReadsTheDataIsNamedBeforeAnythingIsErased() async throws {
      try await fill()
      var reader: OpaquePointer?
      defer { sqlite3_close_v2(reader) }
      #expect(sqlite3_open_v2(home.database, &reader, SQLITE_OPEN_READWRITE, nil) == SQLITE_OK)
      #expect(sqlite3_exec(reader, "BEGIN; SELECT count(*) FROM message", nil, nil, nil) == SQLITE_OK)
      // A change that is newer than the read state.
      #expect(try await home.aichat("ask", "--provider", "offline", "later").status == 0)
      let app = try await settings()
      try await press(app)
      // The app waits for that program until the user stops the waiting.
      try await app.shows("Another program holds the data; aichat waits for it")
      try await app.press("Escape")
      try await app.shows("Something went wrong", "/data/aichat.sqlite")
      try await app.press("Enter")
      try await app.hides("Something went wrong")
      #expect(try StoreFile(path: home.database).number("SELECT count(*) FROM message") > 24)
      #expect(sqlite3_exec(reader, "COMMIT", nil, nil, nil) == SQLITE_OK)
      try await press(app)
      try await app.shows("Featured")
      try await app.hides("Settings")
      try await isErased()
      try await app.quit()
    }
  }
}
