import Foundation
import Testing

extension EndToEnd.AppTests {
  /// The last screen is restored after any end of the program.
  @Suite struct NavigationRestorationTests {
    enum Ending: CaseIterable {
      case quit, signalled, killed
    }

    /// Opens the app with these arguments after those that every start here has.
    private func open(_ words: String..., in home: Home) async throws -> Tmux {
      try await Tmux.app(words: ["--without", "onboarding"] + words, in: home)
    }

    /// Ends the app, and checks that it opens at the same place.
    /// - Parameter text: The text that the database contains when everything is saved. A kill must wait for it.
    private func expectSame(_ app: Tmux, after ending: Ending, holding text: String) async throws {
      if ending == .killed { try await app.home.databaseHolds(text) }
      let before = try await app.stillScreen()
      switch ending {
      case .quit: try await app.quit()
      case .signalled:
        kill(try await app.program(), SIGTERM)
        #expect(try await app.end() == 128 + SIGTERM)
      case .killed:
        kill(try await app.program(), SIGKILL)
        #expect(try await app.end() == 128 + SIGKILL)
      }
      let again = try await open(in: app.home)
      try await again.waits(for: "what was there before:\n" + before) { same($0, before) }
      try await again.quit()
    }

    /// Whether two screens are equal except for their last line, which has more keys when more has been read.
    private func same(_ one: String, _ other: String) -> Bool {
      func body(_ screen: String) -> ArraySlice<Substring> { screen.split(separator: "\n").dropLast() }
      return body(one) == body(other)
    }

    @Test(arguments: Ending.allCases) func aConversationThatWasScrolled(ending: Ending) async throws {
      let home = try Home()
      for number in 1...8 {
        #expect(
          try await home.aichat("--provider", "offline", "ask", "--continue", "What about the number \(number)?").status
            == 0)
      }
      let chat = try #require(try await home.chats().first?.text("id"))
      let app = try await open("open", "aichat://chat/\(chat)", in: home)
      try await app.shows("Say something…", "number 8")
      try await app.press("PageUp")
      try await app.hides("number 8")
      try await expectSame(app, after: ending, holding: #""row":"#)
    }

    @Test(arguments: Ending.allCases) func aSearchWithItsWords(ending: Ending) async throws {
      let home = try Home()
      #expect(try await home.aichat("--provider", "offline", "ask", "A word about glaciers").status == 0)
      let app = try await open("open", "aichat://search", in: home)
      try await app.shows("Results show")
      try await app.type("glaciers")
      try await app.shows("2 found")
      try await expectSame(app, after: ending, holding: "search?q=glaciers")
    }

    @Test(arguments: Ending.allCases) func aSearchAmongTheSettings(ending: Ending) async throws {
      let app = try await open("open", "aichat://settings", in: try Home())
      try await app.shows("Delete profile")
      try await app.type("/theme")
      try await app.shows("/ theme")
      try await expectSame(app, after: ending, holding: "settings?q=theme")
    }

    @Test(arguments: Ending.allCases) func aDraftBehindACategory(ending: Ending) async throws {
      let app = try await open("open", "aichat://category/cat", in: try Home())
      try await app.shows("Cats", "Professor Inkwell")
      try await app.press("Enter")
      try await app.shows("Say something…")
      try await app.type("half a thought")
      try await app.shows("half a thought")
      try await expectSame(app, after: ending, holding: "half a thought")
    }

    /// Each profile opens at its own place, although another profile was open in between.
    @Test func twoProfiles() async throws {
      let home = try Home()
      for name in ["Ada", "Ben"] {
        #expect(try await home.aichat("profiles", "create", name).status == 0)
      }
      let ada = try await open("--profile", "Ada", "open", "aichat://category/cat", in: home)
      try await ada.shows("Cats")
      let adas = try await ada.stillScreen()
      try await ada.quit()
      let ben = try await open("--profile", "Ben", in: home)
      try await ben.shows("Featured")
      try await ben.press("2")
      try await ben.shows("No chats yet")
      let bens = try await ben.stillScreen()
      try await ben.quit()
      for (name, before) in [("Ada", adas), ("Ben", bens)] {
        let again = try await open("--profile", name, in: home)
        try await again.waits(for: "what \(name) had:\n" + before) { same($0, before) }
        try await again.quit()
      }
    }
  }
}
