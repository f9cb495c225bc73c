import Foundation
import Terminal
import TerminalTesting
import Testing

/// The app, open in a terminal.
extension Tmux {
  /// Opens the app, or runs the given arguments.
  static func app(
    _ words: String..., in home: Home, columns: Int = 80, rows: Int = 24, environment: [String: String] = [:]
  ) async throws -> Tmux {
    try await app(words: words, in: home, columns: columns, rows: rows, environment: environment)
  }

  /// The same, with a list of arguments.
  static func app(
    words: [String], in home: Home, columns: Int = 80, rows: Int = 24, environment: [String: String] = [:]
  ) async throws -> Tmux {
    guard let path = Program.path else { throw Failure("AICHAT_BINARY is not set") }
    return try await Tmux(
      [path, "--data-dir", home.data] + words, in: home, columns: columns, rows: rows, environment: environment)
  }

  /// Quits the app, and checks that it restored the terminal.
  func quit() async throws {
    try await press("C-q")
    #expect(try await end() == 0)
    try await hasRestoredTheTerminal()
  }

  /// Checks that a terminal understands all sent bytes, that they only paint, and that the terminal is restored.
  func hasRestoredTheTerminal() async throws {
    // The first line has the window's size, which the program does not set.
    let (before, after) = (settings.before.split(separator: "\n"), settings.after.split(separator: "\n"))
    #expect(before.count > 3 && after.dropFirst() == before.dropFirst())
    let terminal = virtualTerminal
    #expect(terminal.bytesReceived > 200)
    #expect(terminal.unexpected.isEmpty)
    #expect(terminal.systemCommands.isEmpty)
    #expect(!terminal.isAlternateScreen && terminal.isCursorVisible)
    #expect(terminal.modes == [7] && terminal.keyboardModes.isEmpty)
    // The state of the real terminal.
    #expect(try await fact("alternate_on") == "0")
    #expect(try await fact("cursor_flag") == "1")
    #expect(try await fact("mouse_any_flag") == "0")
    #expect(try await fact("keypad_flag") == "0")
  }

  /// A virtual terminal that has read all sent bytes. Its size does not matter here.
  private var virtualTerminal: VirtualTerminal {
    var terminal = VirtualTerminal(size: Size(width: 120, height: 40))
    terminal.feed(sent)
    return terminal
  }
}
