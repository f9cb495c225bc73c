import Foundation

/// A terminal that really is there: a tmux server of its own, with one window and the program in it.
final class Tmux: Sendable {
  let home: Home
  private let tmux: String
  private let socket: String
  /// Where everything goes that the program sends.
  private let log: String

  /// Runs words in a new terminal. The window stays when they end.
  init(
    _ words: [String], in home: Home, columns: Int = 80, rows: Int = 24, environment more: [String: String] = [:]
  ) async throws {
    self.home = home
    let name = UUID().uuidString.prefix(8)
    socket = home.path + "/tmux-\(name)"
    log = home.path + "/output-\(name)"
    guard let tmux = Self.findTmux() else { throw Failure("tmux is not installed: Tools/setup --with-tests") }
    self.tmux = tmux
    let settings = home.path + "/tmux.conf"
    let lines = [
      "set -g remain-on-exit on", "set -g status off", "set -s escape-time 0",
      "set -g default-terminal screen-256color", "set -g exit-empty off",
    ]
    try home.write(lines.joined(separator: "\n").utf8, to: settings)
    // In one go: tmux reads nothing of the program before it has done all of it, so no byte is missed.
    try await command(
      ["-f", settings, "new-session", "-d", "-x", "\(columns)", "-y", "\(rows)"] + words + [
        ";", "pipe-pane", "-o", "exec cat >'\(log)'",
      ], environment: more)
  }

  deinit {
    // The server ends, and with it all that runs in it.
    let words = ["-S", socket, "kill-server"]
    let ender = try? spawn(
      tmux, words, environment: home.environment(), stdin: "/dev/null", stdout: STDOUT_FILENO, stderr: STDERR_FILENO)
    if let ender { _ = reap(ender) }
  }

  private static func findTmux() -> String? {
    (ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin").split(separator: ":")
      .map { $0 + "/tmux" }.first { FileManager.default.isExecutableFile(atPath: $0) }
  }

  /// Does a command of tmux: what it says.
  @discardableResult
  func command(_ words: [String], environment more: [String: String] = [:]) async throws -> String {
    let program = try Program(tmux, ["-u", "-S", socket] + words, environment: home.environment(adding: more))
    let result = try await program.end()
    guard result.status == 0 else { throw Failure("tmux \(words): \(result.everything)") }
    return result.text
  }
}

// MARK: - The keyboard and the window

extension Tmux {
  /// Presses keys, by tmux's names: Enter, Escape, Tab, C-q, Up …
  func press(_ keys: String...) async throws { try await command(["send-keys"] + keys) }

  /// Types text.
  func type(_ text: String) async throws { try await command(["send-keys", "-l", "--", text]) }

  func resize(columns: Int, rows: Int) async throws {
    try await command(["resize-window", "-x", "\(columns)", "-y", "\(rows)"])
  }

  /// What tmux knows of the window, by its formats: `pane_pid`, `alternate_on` …
  func fact(_ name: String) async throws -> String {
    try await command(["display-message", "-p", "#{\(name)}"]).trimmingCharacters(in: .newlines)
  }
}

// MARK: - What is to be seen

extension Tmux {
  /// The rows of the window, without the blanks at their ends.
  func screen() async throws -> String { try await command(["capture-pane", "-p"]) }

  /// Waits until the window is as wanted: its rows then. This is the one place where polling is right, since nothing
  /// tells when a terminal has drawn.
  @discardableResult
  func waits(for wanted: String, until isThere: (String) -> Bool) async throws -> String {
    let deadline = ContinuousClock.now + patience
    while true {
      let screen = try await screen()
      if isThere(screen) { return screen }
      guard .now < deadline else { throw Failure("waited for \(wanted), and saw:\n\(screen)") }
      try await Task.sleep(for: .milliseconds(40))
    }
  }

  /// Waits until the window shows all of these.
  @discardableResult
  func shows(_ texts: String...) async throws -> String {
    try await waits(for: "\(texts)") { screen in texts.allSatisfy(screen.contains) }
  }

  /// Waits until the window shows none of these.
  @discardableResult
  func hides(_ texts: String...) async throws -> String {
    try await waits(for: "no \(texts)") { screen in !texts.contains(where: screen.contains) }
  }

  /// Waits for a fact to have a value.
  func waits(until name: String, is value: String) async throws {
    let deadline = ContinuousClock.now + patience
    while true {
      let found = try await fact(name)
      if found == value { return }
      guard .now < deadline else { throw Failure("\(name) is \(found), not \(value):\n\(try await screen())") }
      try await Task.sleep(for: .milliseconds(40))
    }
  }

  /// Waits until the program ended: what the shell is told of it.
  func end() async throws -> Int32 {
    let deadline = ContinuousClock.now + patience
    while true {
      // tmux knows of the end before it knows how it ended.
      let facts = try await fact("pane_dead},#{pane_dead_status},#{pane_dead_signal").split(
        separator: ",", omittingEmptySubsequences: false)
      if facts.count == 3, facts[0] == "1" {
        if let status = Int32(facts[1]) { return status }
        if let signal = Int32(facts[2]) { return 128 + signal }
      }
      guard .now < deadline else { throw Failure("it did not end:\n\(try await screen())") }
      try await Task.sleep(for: .milliseconds(40))
    }
  }

  /// Everything that the program has sent.
  var sent: [UInt8] { home.contents(of: log) }

  /// Waits until the program has sent these, wherever they are now: tmux scrolls when a program ends.
  func hasSent(_ texts: String...) async throws {
    let deadline = ContinuousClock.now + patience
    while !texts.allSatisfy({ sent.firstRange(of: Array($0.utf8)) != nil }) {
      guard .now < deadline else { throw Failure("\(texts) was not sent:\n\(try await screen())") }
      try await Task.sleep(for: .milliseconds(40))
    }
  }
}
