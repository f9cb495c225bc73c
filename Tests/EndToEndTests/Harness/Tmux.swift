import Foundation

/// A real terminal: a tmux server of its own, with one window and a shell that runs the program.
final class Tmux: Sendable {
  /// The shell's message when the program has ended and its results are recorded.
  static let ending = "[the program has ended]"

  /// The shell's message when the program was stopped. Return resumes the program.
  static let stop = "[the program was stopped]"

  let home: Home
  private let tmux: String
  private let socket: String
  /// The file with all bytes that the terminal got.
  private let log: String
  /// The common beginning of the paths of the shell's records.
  private let notes: String

  /// Runs a command in a new terminal. The shell stays after its end.
  init(
    _ words: [String], in home: Home, columns: Int = 80, rows: Int = 24, environment more: [String: String] = [:]
  ) async throws {
    self.home = home
    let name = UUID().uuidString.prefix(8)
    (socket, log, notes) = (home.path + "/tmux-\(name)", home.path + "/output-\(name)", home.path + "/notes-\(name)")
    guard let tmux = Self.findTmux() else { throw Failure("tmux is not installed: Tools/setup --with-tests") }
    self.tmux = tmux
    let settings = home.path + "/tmux.conf"
    try home.write("set -g status off\nset -s escape-time 0\n".utf8, to: settings)
    // With job control, so that the program can be stopped. The shell then records that, takes the terminal back as
    // shells do, prints a line that may follow a long footer, and waits for Return.
    let script = #"""
      set -m; own=$(stty -g); stty -a >"$0-before"; "$@"; status=$?
      while jobs >"$0-jobs"; [ -s "$0-jobs" ]; do
        stty -a >"$0-stopped"; stty "$own"; printf '\r%s\n' '\#(Self.stop)'; read line; fg; status=$?
      done
      echo $status >"$0-status"; stty -a >"$0-after"; echo "\#(Self.ending)"; exec cat
      """#
    // In one command: tmux reads nothing from the program before all of it is done, so no byte is missed.
    try await command(
      ["-f", settings, "new-session", "-d", "-x", "\(columns)", "-y", "\(rows)", "/bin/sh", "-c", script, notes]
        + words + [";", "pipe-pane", "-o", "exec cat >'\(log)'"],
      environment: more)
  }

  deinit {
    // The server ends with everything that runs in it.
    let words = ["-S", socket, "kill-server"]
    let ender = try? spawn(
      tmux, words, environment: home.environment(), stdin: "/dev/null", stdout: STDOUT_FILENO, stderr: STDERR_FILENO)
    if let ender { _ = reap(ender) }
  }

  private static func findTmux() -> String? {
    (ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin").split(separator: ":")
      .map { $0 + "/tmux" }.first { FileManager.default.isExecutableFile(atPath: $0) }
  }

  /// Runs a command of tmux, and returns its output.
  @discardableResult
  func command(_ words: [String], environment more: [String: String] = [:]) async throws -> String {
    let program = try Program(tmux, ["-u", "-S", socket] + words, environment: home.environment(adding: more))
    let result = try await program.end()
    guard result.status == 0 else { throw Failure("tmux \(words): \(result.everything)") }
    return result.text
  }

  /// All bytes that the terminal got.
  var sent: [UInt8] { home.contents(of: log) }

  /// One of the shell's records.
  private func note(_ name: String) -> String {
    String(decoding: home.contents(of: notes + "-" + name), as: UTF8.self)
  }
}

// MARK: - The keyboard and the window

extension Tmux {
  /// Presses keys, by tmux's names: Enter, Escape, Tab, C-q, Up …
  func press(_ keys: String...) async throws { try await command(["send-keys"] + keys) }

  /// Types text.
  func type(_ text: String) async throws { try await command(["send-keys", "-l", "--", text]) }

  /// Pastes text, marked as such where the program asked for it.
  func paste(_ text: String) async throws {
    try await command(["set-buffer", "-b", "paste", "--", text])
    try await command(["paste-buffer", "-p", "-d", "-b", "paste"])
  }

  /// Changes the window's size.
  func resize(columns: Int, rows: Int) async throws {
    try await command(["resize-window", "-x", "\(columns)", "-y", "\(rows)"])
  }

  /// A property of the window, by tmux's format names: `pane_pid`, `alternate_on` …
  func fact(_ name: String) async throws -> String {
    try await command(["display-message", "-p", "#{\(name)}"]).trimmingCharacters(in: .newlines)
  }
}

// MARK: - Waiting

/// Waits until a condition holds, and fails with a message. It polls, because a terminal does not report when it has
/// painted.
func wait(until isSo: () async throws -> Bool, else failure: () async throws -> String) async throws {
  let deadline = ContinuousClock.now + timeout
  while try await !isSo() {
    guard .now < deadline else { throw Failure(try await failure()) }
    try await Task.sleep(for: .milliseconds(30))
  }
}

extension Tmux {
  /// The rows of the window, without the blanks at their ends.
  func screen() async throws -> String { try await command(["capture-pane", "-p"]) }

  /// The rows of the window once they no longer change: a single reading may be in the middle of a frame.
  func stillScreen() async throws -> String {
    var (rows, before) = ("", "")
    try await wait {
      before = rows
      try await Task.sleep(for: .milliseconds(100))
      rows = try await screen()
      return rows == before
    } else: {
      "it never stays as it is:\n\(rows)"
    }
    return rows
  }

  /// Waits until the window satisfies a condition, and returns its rows.
  @discardableResult
  func waits(for wanted: String, until isThere: (String) -> Bool) async throws -> String {
    var rows = ""
    try await wait {
      rows = try await screen()
      return isThere(rows)
    } else: {
      "waited for \(wanted), and saw:\n\(rows)"
    }
    return rows
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

  /// Waits until the program has ended and all of its bytes are here. Returns the exit status as a shell sees it.
  func end() async throws -> Int32 {
    // After a kill, the terminal does not convert a line feed to a carriage return and a line feed.
    let endings = ["\n", "\r\n"].map { Array((Self.ending + $0).utf8) }
    try await wait {
      let sent = sent
      return endings.contains { sent.suffix($0.count).elementsEqual($0) }
    } else: {
      "it did not end:\n\(try await screen())"
    }
    guard let status = Int32(note("status").trimmingCharacters(in: .newlines)) else { throw Failure("no exit code") }
    return status
  }

  /// The terminal's settings, before the program and after it.
  var settings: (before: String, after: String) { (note("before"), note("after")) }

  /// The terminal's settings while the program was stopped.
  var settingsOfStop: String { note("stopped") }

  /// The process of the program.
  func program() async throws -> pid_t {
    let shell = try await fact("pane_pid")
    let found = try await Program("/usr/bin/env", ["pgrep", "-P", shell], environment: home.environment()).end()
    guard let pid = pid_t(found.text.trimmingCharacters(in: .newlines)) else {
      throw Failure("nothing runs in the shell \(shell): \(found.everything)")
    }
    return pid
  }
}
