import Foundation
import Testing

extension EndToEnd.AppTests {
  /// A long message, in rows and in an editor of the person's own.
  @Suite struct WritingTests {
    private func inAChat(_ home: Home, _ environment: [String: String] = [:]) async throws -> Tmux {
      let app = try await Tmux.app("--without", "onboarding", in: home, environment: environment)
      try await app.shows("Featured")
      try await app.press("Enter")
      try await app.shows("Say something…")
      return app
    }

    @Test func inRows() async throws {
      let home = try Home()
      let app = try await inAChat(home)
      try await app.type("첫 줄")
      try await app.press("C-j")
      try await app.type("second")
      try await app.shows("› 첫 줄\n   second\n")
      try await app.press("Enter")
      try await app.hides("› 첫 줄")
      try await app.press("Up", "Up")
      try await app.shows("› 첫 줄\n   second\n")
      #expect(try await home.messages().contains { $0.text("text") == "첫 줄\nsecond" })
      try await app.quit()
    }

    @Test func inAnEditorThatAsksTheTerminal() async throws {
      let home = try Home()
      let editor = home.path + "/editor"
      let script = #"""
        cat "$1"; echo "type:"; read line
        echo "and $line" >>"$1"
        """#
      try home.write(script.utf8, to: editor)
      let app = try await inAChat(home, ["VISUAL": "sh '\(editor)'"])
      try await app.type("One thing")
      try await app.press("M-e")
      try await app.shows("One thing\n", "type:")
      #expect(try await app.fact("alternate_on") == "0")
      try await app.type("안녕")
      try await app.press("Enter")
      try await app.shows("› One thing\n   and 안녕\n")
      #expect(try FileManager.default.contentsOfDirectory(atPath: home.path).allSatisfy { !$0.hasPrefix("draft") })
      try await app.press("C-_")
      try await app.shows("› One thing\n")
      try await app.quit()
    }
  }
}
