import Foundation
import Testing

extension EndToEnd.AppTests {
  /// The mouse, as a terminal reports it.
  @Suite struct MouseTests {
    private func open(_ option: String = "--no-mouse=off", in home: Home) async throws -> Tmux {
      let app = try await Tmux.app("--without", "onboarding", option, in: home)
      try await app.shows("Featured", "Popular")
      return app
    }

    @Test func clicksAndTurnsTheWheel() async throws {
      let app = try await open(in: try Home())
      #expect(try await app.fact("mouse_button_flag") == "1")
      #expect(try await app.fact("mouse_sgr_flag") == "1")
      try await app.click("Chats")
      try await app.shows("No chats yet")
      try await app.click("Explore")
      // Only the place of a text, not the whole window, which may be read in the middle of a frame.
      let row = try await app.shows("Featured", "Popular").row(of: "Popular")
      try await app.mouse("<65", on: "Popular", "M")
      let below = try await app.waits(for: "another part of the page") { screen in
        screen.row(of: "Popular").map { $0 != row } ?? false
      }
      #expect(try #require(below.row(of: "Popular")) < (try #require(row)))
      try await app.mouse("<64", on: "Popular", "M")
      try await app.waits(for: "the page as it was, with “Popular” in row \(row ?? -1)") { screen in
        screen.contains("Featured") && screen.row(of: "Popular") == row
      }
      try await app.quit()
    }

    @Test func selectsAndCopies() async throws {
      let app = try await open(in: try Home())
      try await app.mouse("<0", on: "Categories", "M")
      try await app.mouse("<32", on: "Categories", right: 9, "M")
      try await app.mouse("<0", on: "Categories", right: 9, "m")
      try await app.shows("Copied 10 characters")
      let copied = "52;c;" + Data("Categories".utf8).base64EncodedString()
      #expect(String(decoding: app.sent, as: UTF8.self).contains(copied))
      try await app.hides("Copied")
      try await app.press("C-q")
      #expect(try await app.end() == 0)
      #expect(try await app.fact("mouse_any_flag") == "0")
    }

    @Test func oneKeyAndOneOptionLeaveItToTheTerminal() async throws {
      let home = try Home()
      let app = try await open("--no-mouse", in: home)
      #expect(try await app.fact("mouse_any_flag") == "0")
      try await app.press("F12")
      try await app.shows("The mouse works in the app")
      #expect(try await app.fact("mouse_any_flag") == "1")
      try await app.press("F12")
      try await app.shows("F12 takes it back")
      #expect(try await app.fact("mouse_any_flag") == "0")
      try await app.press("F12")
      kill(try await app.program(), SIGABRT)
      _ = try await app.end()
      try await app.hasRestoredTheTerminal()
      #expect(try await app.fact("mouse_any_flag") == "0")
    }
  }
}

extension Tmux {
  /// Sends a report of the mouse at a text, or the given number of cells to the right of its beginning.
  fileprivate func mouse(_ button: String, on text: String, right: Int = 0, _ end: Character) async throws {
    let screen = try await shows(text)
    let rows = screen.split(separator: "\n", omittingEmptySubsequences: false)
    guard let row = screen.row(of: text), let range = rows[row].range(of: text) else {
      throw Failure("\(text) does not show")
    }
    let column = rows[row].distance(from: rows[row].startIndex, to: range.lowerBound) + right
    let report = [0x1B, 0x5B] + Array("\(button);\(column + 1);\(row + 1)\(end)".utf8)
    try await command(["send-keys", "-H"] + report.map { String($0, radix: 16) })
  }

  func click(_ text: String) async throws {
    try await mouse("<0", on: text, "M")
    try await mouse("<0", on: text, "m")
  }
}

extension String {
  /// The number of the first row with a text, from 0.
  fileprivate func row(of text: String) -> Int? {
    split(separator: "\n", omittingEmptySubsequences: false).firstIndex { $0.contains(text) }
  }
}
