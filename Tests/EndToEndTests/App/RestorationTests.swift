import Foundation
import Terminal
import TerminalTesting
import Testing

extension EndToEnd.AppTests {
  /// The shell gets the terminal back unchanged after any end of the program.
  @Suite struct RestorationTests {
    private func open(in home: Home) async throws -> Tmux {
      let app = try await Tmux.app("--without", "onboarding", in: home)
      try await app.shows("Featured", "Popular")
      #expect(try await app.fact("alternate_on") == "1")
      #expect(try await app.fact("mouse_any_flag") == "1")
      return app
    }

    /// The signals of a trap in Swift, a bad address, a stack overflow, `abort`, and Ctrl-\ in another terminal.
    @Test(arguments: [SIGILL, SIGTRAP, SIGSEGV, SIGBUS, SIGFPE, SIGABRT, SIGQUIT]) func aCrash(signal: Int32)
      async throws
    {
      let app = try await open(in: try Home())
      kill(try await app.program(), signal)
      #expect(try await app.end() == 128 + signal)
      try await app.hasRestoredTheTerminal()
      #expect(try await app.fact("mouse_any_flag") == "0")
    }

    /// Ends that no signal from outside can cause: by the program itself, or by its faults on every kind of thread. The
    /// program that ends so is built with the tests, and is in the same folder.
    @Test(arguments: [
      ("close", [0]), ("exit", [3]), ("trap", [128 + SIGILL, 128 + SIGTRAP]),
      ("trap-in-task", [128 + SIGILL, 128 + SIGTRAP]), ("overflow", [128 + SIGSEGV, 128 + SIGBUS]),
    ]) func anEndFromInside(ending: String, statuses: [Int32]) async throws {
      try await endsFromInside(ending, statuses)
    }

    @Test func aStackThatOverflowsInATask() async throws {
      try await endsFromInside("overflow-in-task", [128 + SIGSEGV])
    }

    private func endsFromInside(_ ending: String, _ statuses: [Int32]) async throws {
      let tests = try #require(Bundle.main.executableURL)
      let demo = tests.deletingLastPathComponent().appending(path: "terminal-demo").path
      let tmux = try await Tmux([demo, ending], in: try Home())
      try await tmux.shows("ending: \(ending)")
      try await tmux.press("Enter")
      #expect(try await statuses.contains(tmux.end()))
      try await tmux.hasRestoredTheTerminal()
    }

    /// The program is asked to end while it is idle.
    @Test(arguments: [SIGTERM, SIGHUP]) func endedByASignal(signal: Int32) async throws {
      let app = try await open(in: try Home())
      kill(try await app.program(), signal)
      #expect(try await app.end() == 128 + signal)
      try await app.hasRestoredTheTerminal()
    }

    @Test func controlZAndForeground() async throws {
      let app = try await open(in: try Home())
      try await app.press("C-z")
      try await app.shows(Tmux.stop)
      #expect(
        app.settingsOfStop.split(separator: "\n").dropFirst() == app.settings.before.split(separator: "\n").dropFirst())
      #expect(try await app.fact("alternate_on") == "0")
      #expect(try await app.fact("cursor_flag") == "1")
      #expect(try await app.fact("mouse_any_flag") == "0")
      // The size of the window changes meanwhile.
      try await app.resize(columns: 60, rows: 20)
      try await app.press("Enter")
      try await app.shows("Featured", "Popular")
      #expect(try await app.fact("alternate_on") == "1")
      #expect(try await app.fact("mouse_any_flag") == "1")
      try await app.type("2")
      try await app.shows("No chats yet")
      try await app.quit()
      let sent = String(decoding: app.sent, as: UTF8.self)
      #expect(sent.ranges(of: "\u{1B}[?1049h").count == 2 && sent.ranges(of: "\u{1B}[?1049l").count == 2)
    }

    /// A shell's `kill %1` sends these two signals to a stopped program.
    @Test func endedWhileItIsStopped() async throws {
      let app = try await open(in: try Home())
      let pid = try await app.program()
      try await app.press("C-z")
      try await app.shows(Tmux.stop)
      kill(pid, SIGTERM)
      kill(pid, SIGCONT)
      try await wait {
        let state = (try? String(contentsOfFile: "/proc/\(pid)/stat", encoding: .utf8)) ?? ") Z"
        return state.contains(") Z")
      } else: {
        "it still runs"
      }
      #expect(try await app.fact("alternate_on") == "0")
    }

    /// A stop by a signal: the shell gets the terminal restored, and the program takes it over again.
    @Test func stoppedFromOutside() async throws {
      let app = try await open(in: try Home())
      let pid = try await app.program()
      kill(pid, SIGSTOP)
      try await app.shows(Tmux.stop)
      try await app.press("Enter")
      try await app.shows("Featured", "Popular")
      // The screen looks the same; only the sent bytes show that the program has the terminal again.
      try await wait {
        String(decoding: app.sent, as: UTF8.self).ranges(of: "\u{1B}[?1049h").count == 2
      } else: {
        "it did not take the terminal again"
      }
      try await app.type("2")
      try await app.shows("No chats yet")
      try await app.quit()
    }

    /// A terminal without tmux, which sends no answers.
    @Test(arguments: [SIGTERM, SIGSEGV, SIGABRT]) func inABareTerminal(signal: Int32) async throws {
      guard let path = Program.path else { throw Failure("AICHAT_BINARY is not set") }
      let home = try Home()
      let log = home.path + "/typescript"
      // `script` has the other end of a pseudo terminal; a program inside compares the settings.
      let foreground = """
        stty -a >'\(home.path)/before'
        /bin/sh -c 'echo $$ >"\(home.path)/pid"; exec "\(path)" --data-dir "\(home.data)" --without onboarding'
        echo $? >'\(home.path)/status'
        stty -a >'\(home.path)/after'
        """
      try home.write(foreground.utf8, to: home.path + "/foreground.sh")
      let words = ["-qfec", "/bin/sh \(home.path)/foreground.sh", log]
      let script = try Program("/usr/bin/script", words, environment: home.environment())
      let sent = { String(decoding: home.contents(of: log), as: UTF8.self) }
      try await wait {
        sent().contains("Popular")
      } else: {
        "it does not show:\n\(sent())"
      }
      let note = String(decoding: home.contents(of: home.path + "/pid"), as: UTF8.self)
      let pid = try #require(pid_t(note.trimmingCharacters(in: .newlines)))
      kill(pid, signal)
      _ = try await script.end()
      #expect(home.contents(of: home.path + "/before") == home.contents(of: home.path + "/after"))
      #expect(!home.contents(of: home.path + "/after").isEmpty)
      var terminal = VirtualTerminal(size: Size(width: 80, height: 24))
      terminal.feed(home.contents(of: log))
      #expect(!terminal.isAlternateScreen && terminal.isCursorVisible)
      #expect(terminal.modes == [7] && terminal.keyboardModes.isEmpty)
      #expect(terminal.unexpected.isEmpty && terminal.systemCommands.isEmpty)
    }
  }
}
