import Foundation
import Terminal
import TerminalTesting

/// The app, open in a terminal.
extension Tmux {
  /// Opens the app.
  static func app(
    _ arguments: String..., in home: Home, columns: Int = 80, rows: Int = 24, environment: [String: String] = [:]
  ) async throws -> Tmux {
    guard let path = Program.path else { throw Failure("AICHAT_BINARY is not set") }
    return try await Tmux(
      [path, "--data-dir", home.data] + arguments, in: home, columns: columns, rows: rows, environment: environment)
  }

  /// Opens the app from a shell that notes the terminal's settings before and after it, and how it ended.
  static func appInShell(
    _ arguments: String..., in home: Home, columns: Int = 80, rows: Int = 24, environment: [String: String] = [:]
  ) async throws -> Tmux {
    guard let path = Program.path else { throw Failure("AICHAT_BINARY is not set") }
    let script = #"stty -a >"$HOME/before"; "$@"; echo $? >"$HOME/status"; stty -a >"$HOME/after"; exec cat"#
    return try await Tmux(
      ["/bin/sh", "-c", script, "sh", path, "--data-dir", home.data] + arguments, in: home, columns: columns,
      rows: rows,
      environment: environment)
  }

  /// Waits until the shell is back: what it was told, and the terminal's settings before and after.
  func shellIsBack() async throws -> (status: String, before: String, after: String) {
    let deadline = ContinuousClock.now + patience
    while home.contents(of: home.path + "/after").isEmpty {
      guard .now < deadline else { throw Failure("the shell is not back:\n\(try await screen())") }
      try await Task.sleep(for: .milliseconds(40))
    }
    func text(_ name: String) -> String { String(decoding: home.contents(of: home.path + "/" + name), as: UTF8.self) }
    return (text("status").trimmingCharacters(in: .newlines), text("before"), text("after"))
  }

  /// The app that runs in the shell.
  func appInShell() async throws -> pid_t {
    let shell = try await fact("pane_pid")
    let found = try await Program("/usr/bin/env", ["pgrep", "-P", shell], environment: home.environment()).end()
    guard let pid = pid_t(found.text.trimmingCharacters(in: .newlines)) else {
      throw Failure("nothing runs in the shell \(shell): \(found.everything)")
    }
    return pid
  }

  /// What a terminal makes of all that the program has sent.
  func virtualTerminal(columns: Int = 80, rows: Int = 24) -> VirtualTerminal {
    var terminal = VirtualTerminal(size: Size(width: columns, height: rows))
    terminal.feed(sent)
    return terminal
  }
}
