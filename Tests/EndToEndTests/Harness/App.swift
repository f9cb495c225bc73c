import Foundation
import Terminal
import TerminalTesting
import Testing

/// The app, open in a terminal.
extension Tmux {
  /// Opens the app, or does what the words say.
  static func app(
    _ words: String..., in home: Home, columns: Int = 80, rows: Int = 24, environment: [String: String] = [:]
  ) async throws -> Tmux {
    try await app(words: words, in: home, columns: columns, rows: rows, environment: environment)
  }

  /// The same, for words that are a list.
  static func app(
    words: [String], in home: Home, columns: Int = 80, rows: Int = 24, environment: [String: String] = [:]
  ) async throws -> Tmux {
    guard let path = Program.path else { throw Failure("AICHAT_BINARY is not set") }
    return try await Tmux(
      [path, "--data-dir", home.data] + words, in: home, columns: columns, rows: rows, environment: environment)
  }

  /// Leaves the app, and checks that it left the terminal as it was.
  func quit() async throws {
    try await press("C-q")
    #expect(try await end() == 0)
    try await hasRestoredTheTerminal()
  }

  /// Checks that a terminal understands all that was sent, was told nothing but what to draw, and is as it was.
  func hasRestoredTheTerminal() async throws {
    // The first line has the window's size, which is not the program's.
    let (before, after) = (settings.before.split(separator: "\n"), settings.after.split(separator: "\n"))
    #expect(before.count > 3 && after.dropFirst() == before.dropFirst())
    let terminal = virtualTerminal
    #expect(terminal.bytesReceived > 200)
    #expect(terminal.unexpected.isEmpty)
    #expect(terminal.systemCommands.isEmpty)
    #expect(!terminal.isAlternateScreen && terminal.isCursorVisible)
    #expect(terminal.modes == [7] && terminal.keyboardModes.isEmpty)
    // What a real terminal thinks of it.
    #expect(try await fact("alternate_on") == "0")
    #expect(try await fact("cursor_flag") == "1")
    #expect(try await fact("mouse_any_flag") == "0")
    #expect(try await fact("keypad_flag") == "0")
  }

  /// What a terminal makes of all that was sent. Its size does not matter here.
  private var virtualTerminal: VirtualTerminal {
    var terminal = VirtualTerminal(size: Size(width: 120, height: 40))
    terminal.feed(sent)
    return terminal
  }
}
