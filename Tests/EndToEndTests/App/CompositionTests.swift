import Foundation
import Testing

extension EndToEnd.AppTests {
  @Suite struct CompositionTests {
    @Test(arguments: [
      ("onboarding", "Explore", ["1 Explore", "2 Chats", "3 Profile"]), ("explore", "Chats", ["1 Chats", "2 Profile"]),
      ("chat", "Explore", ["1 Explore", "2 Profile"]), ("profile", "Explore", ["1 Explore", "2 Chats"]),
      ("settings", "Explore", ["1 Explore", "2 Chats", "3 Profile"]),
    ])
    func opensWithoutOne(name: String, first: String, tabs: [String]) async throws {
      let app = try await Tmux.app("--without", name, in: try Home())
      if name != "onboarding" { try await app.finishOnboarding() }
      let bar = try await app.waits(for: "\(tabs)") { $0.contains(" " + tabs.joined(separator: "   ")) }
      let rows = bar.split(separator: "\n")
      #expect(rows.first?.contains(first) == true)
      #expect(
        rows.first { $0.contains(tabs[0]) }?.trimmingCharacters(in: .whitespaces) == tabs.joined(separator: "   "))
      // Each tab that is there opens.
      for tab in tabs.reversed() {
        try await app.type(String(tab.prefix(1)))
        try await app.waits(for: "the tab \(tab)") {
          $0.split(separator: "\n").first?.contains(tab.dropFirst(2)) == true
        }
      }
      try await app.quit()
    }

    @Test func saysWhatIsNotThere() async throws {
      let home = try Home()
      let app = try await Tmux.app("--features", "explore,profile", in: home)
      try await app.shows("Featured")
      try await app.press("Enter")
      try await app.shows("“chat” is not part of this run")
      try await app.press("Enter")
      try await app.hides("not part of this run")
      try await app.type("2")
      try await app.shows("No avatars yet")
      try await app.type("s")
      try await app.shows("“settings” is not part of this run")
      try await app.press("Enter")
      try await app.hides("not part of this run")
      try await app.quit()
    }

    @Test func withoutAnyScreen() async throws {
      let app = try await Tmux.app("--features", "settings", in: try Home())
      try await app.shows("No feature of this run has a screen")
      try await app.quit()
    }

    @Test func aCommandWorksWhileTheAppIsOpen() async throws {
      let home = try Home()
      let app = try await Tmux.app("--without", "onboarding", in: home)
      try await app.shows("Featured")
      let asked = try await home.aichat("ask", "-a", "ombrel", "from the shell")
      #expect(asked.status == 0 && asked.stderr.isEmpty)
      try await app.type("2")
      try await app.waits(for: "the new chat in the list") { $0.hasPrefix(" Chats") && $0.contains("Ombrel") }
      try await app.press("Enter")
      try await app.shows("from the shell", "Say something…")
      try await app.quit()
    }
  }
}
