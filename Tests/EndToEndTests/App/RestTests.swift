import Foundation
import NetworkTesting
import Testing

extension EndToEnd.AppTests {
  /// At rest the program does nothing: no thread runs, no byte is sent; and its memory is small.
  @Suite struct RestTests {
    /// The time of watching. A periodic timer would fire within a few seconds.
    private static let watch: Duration = .seconds(10)

    @Test func nothingRunsAndNothingIsSent() async throws {
      // All at once, so that the test takes the time of watching only once.
      let server = LoopbackServer.replying("A **short** reply.")
      async let explore = open()
      async let chat = open { app in
        try await app.press("Enter")
        try await app.shows("Say something…", "offline")
      }
      async let afterReply = open(environment: server.environment) { app in
        try await app.press("Enter")
        try await app.shows("Say something…", "test-model at 127.0.0.1:\(server.port)")
        try await app.type("Good evening")
        try await app.press("Enter")
        try await app.shows("A short reply.")
        try await app.hides("Esc Stop")
      }
      async let plain = open("--plain") { app in
        try await app.type("1")
        try await app.press("Enter")
        try await app.shows("Say something…")
      }
      // The events are in the file by then, and none is waiting.
      async let noting = open("--telemetry-file") { app in
        try await app.press("2")
        try await app.shows("No chats yet")
      }
      let apps = try await [
        ("Explore", explore), ("an app that keeps its events", noting), ("a chat", chat),
        ("a chat after a reply", afterReply), ("a chat line by line", plain),
      ]
      var before: [(switches: Switches, sent: Int)] = []
      for (_, app) in apps { before.append(try await app.atRest()) }
      try await Task.sleep(for: Self.watch)
      for ((name, app), before) in zip(apps, before) {
        let after = try await app.look()
        #expect(after.switches == before.switches, "\(name): a thread has run")
        #expect(after.sent == before.sent, "\(name): bytes were sent")
        if Program.isRelease {
          #expect(try ownMemory(of: try await app.program()) <= 6 << 20, "\(name): it takes too much memory")
        }
      }
      for (name, app) in apps {
        if name.hasSuffix("line by line") { try await app.press("q", "Enter") } else { try await app.press("C-q") }
        #expect(try await app.end() == 0)
      }
    }

    /// The memory of a process in bytes, without pages of files: `RssAnon` in `/proc/PID/status`, in KiB. How many
    /// pages of the program and its libraries count as its memory depends on how the system has cached those files;
    /// `Tools/bench ask` measures that too.
    private func ownMemory(of process: pid_t) throws -> Int {
      let status = try String(contentsOfFile: "/proc/\(process)/status", encoding: .utf8)
      let line = try #require(status.split(separator: "\n").first { $0.hasPrefix("RssAnon:") })
      return try #require(Int(line.filter(\.isNumber))) << 10
    }

    /// The app after its first screens, at the place that `lead` opens.
    private func open(
      _ words: String..., environment: [String: String] = [:], lead: (Tmux) async throws -> Void = { _ in }
    ) async throws -> Tmux {
      // High enough for all lines that are printed.
      let app = try await Tmux.app(
        words: words + ["--without", "onboarding"], in: try Home(), rows: 60, environment: environment)
      try await app.shows("Featured")
      try await lead(app)
      return app
    }
  }
}

extension Tmux {
  /// The activity of its program so far.
  fileprivate func look() async throws -> (switches: Switches, sent: Int) {
    (try Switches(of: try await program()), sent.count)
  }

  /// Waits until the program is idle: for a second nothing happens.
  fileprivate func atRest() async throws -> (switches: Switches, sent: Int) {
    var last = try await look()
    var quiet = 0
    try await wait {
      let now = try await look()
      quiet = now == last ? quiet + 1 : 0
      last = now
      return quiet > 30
    } else: {
      "it did not come to rest: \(last)"
    }
    return last
  }
}
