import Foundation
import Testing

extension EndToEnd.AppTests {
  /// A long message, in several rows and in the user's own editor.
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
      try await app.shows("▌ 첫 줄\n ▌ second\n")
      try await app.press("Enter")
      try await app.shows("Say something")
      try await app.press("Up", "Up")
      try await app.shows("▌ 첫 줄\n ▌ second\n")
      #expect(try await home.messages().contains { $0.text("text") == "첫 줄\nsecond" })
      try await app.quit()
    }

    /// The draft with a long paste in it, and the earlier messages, survive a kill.
    @Test func aDraftSurvivesAKill() async throws {
      let home = try Home()
      let app = try await inAChat(home)
      try await app.type("Said before")
      try await app.shows("▌ Said before")
      try await app.press("Enter")
      try await app.shows("Say something")
      try await app.type("Look: ")
      try home.write((1...12).map { "pasted \($0)\n" }.joined().utf8, to: home.path + "/paste")
      try await app.command(["load-buffer", home.path + "/paste", ";", "paste-buffer", "-p"])
      try await app.shows("[pasted 12 lines]")
      try await app.type("what is it?")
      try await app.shows("[pasted 12 lines]what is it?")
      // The draft is saved after a delay; only the database file shows when it is there.
      try await home.databaseHolds("pasted 12\nwhat is it?")
      kill(try await app.program(), SIGKILL)
      #expect(try await app.end() == 137)
      let again = try await Tmux.app("--without", "onboarding", in: home)
      try await again.shows("Said before", "pasted 12", "what is it?")
      try await again.press("Enter")
      try await again.shows("▌ Look: pasted 1\n")
      #expect(
        try await home.messages().contains {
          $0.text("text") == "Look: " + (1...12).map { "pasted \($0)\n" }.joined() + "what is it?"
        })
      try await again.quit()
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
      try await app.shows("▌ One thing\n ▌ and 안녕\n")
      #expect(try FileManager.default.contentsOfDirectory(atPath: home.path).allSatisfy { !$0.hasPrefix("draft") })
      try await app.press("C-_")
      try await app.shows("▌ One thing\n")
      try await app.quit()
    }
  }
}
