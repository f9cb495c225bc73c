import Foundation
import Testing

extension EndToEnd.AppTests {
  @Suite struct CompositionTests {
    /// The titles of the tabs that these tests know; the app may have more.
    private static let titles = ["explore": "Explore", "chats": "Chats", "profile": "Profile"]

    @Test(arguments: [
      ("onboarding", "Explore"), ("explore", "Chats"), ("chat", "Explore"), ("profile", "Explore"),
      ("settings", "Explore"),
    ])
    func opensWithoutOne(name: String, first: String) async throws {
      let home = try Home()
      let tabs = try await tabs(without: name, in: home)
      #expect(tabs.contains(where: Self.titles.keys.contains))
      let app = try await Tmux.app("--without", name, in: home)
      if name != "onboarding" { try await app.finishOnboarding() }
      let screen = try await app.waits(for: "a bar with \(tabs)") { Self.bar(in: $0).count == tabs.count }
      #expect(screen.split(separator: "\n").first?.contains(first) == true)
      let bar = Self.bar(in: screen)
      for (tab, shown) in zip(tabs, bar) where Self.titles[tab] != nil { #expect(shown.title == Self.titles[tab]) }
      // Each present tab opens.
      for (tab, shown) in zip(tabs, bar).reversed() where Self.titles[tab] != nil {
        try await app.type(shown.digit)
        try await app.waits(for: "the tab \(shown)") {
          $0.split(separator: "\n").first?.contains(shown.title) == true
        }
      }
      try await app.quit()
    }

    /// The tabs of a run, in their order, as the program lists them.
    private func tabs(without name: String, in home: Home) async throws -> [String] {
      struct Line: Decodable { let tabs: [String] }
      let listed = try await home.aichat("--without", name, "features", "--json")
      return try JSONDecoder().decode([Line].self, from: Data(listed.stdout)).flatMap(\.tabs)
    }

    /// The tabs in the first row, with the digits that choose them. More blanks follow the last tab than separate
    /// two tabs.
    private static func bar(in screen: String) -> [(digit: String, title: String)] {
      guard let row = screen.split(separator: "\n").first?.replacing("▌", with: " ") else { return [] }
      let titles = row.components(separatedBy: "   ").prefix { !$0.allSatisfy { $0 == " " } }
      return titles.enumerated().map { ("\($0 + 1)", $1.trimmingCharacters(in: .whitespaces)) }
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
      try await app.shows("No characters yet")
      try await app.type("s")
      try await app.shows("“settings” is not part of this run")
      try await app.press("Enter")
      try await app.hides("not part of this run")
      try await app.quit()
    }

    @Test func withoutAnyScreen() async throws {
      let app = try await Tmux.app("--features", "settings", in: try Home())
      try await app.shows("No feature of this run has a tab")
      try await app.quit()
    }

    @Test func aCommandWorksWhileTheAppIsOpen() async throws {
      let home = try Home()
      let app = try await Tmux.app("--without", "onboarding", in: home)
      try await app.shows("Featured")
      let asked = try await home.aichat("--provider", "offline", "ask", "-a", "ombrel", "from the shell")
      #expect(asked.status == 0 && asked.stderr.isEmpty)
      try await app.type("2")
      try await app.waits(for: "the new chat in the list") {
        $0.contains("▌Chats") && $0.contains("Ombrel ·")
      }
      try await app.press("Enter")
      try await app.shows("from the shell", "Say something…")
      try await app.quit()
    }
  }
}
