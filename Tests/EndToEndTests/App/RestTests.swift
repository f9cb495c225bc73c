import Foundation
import NetworkTesting
import Testing

extension EndToEnd.AppTests {
  /// What the program does while nothing happens: nothing. Not a thread of it runs, not a byte is sent; and it is small.
  @Suite struct RestTests {
    /// How long is watched. What wakes up by a timer does so within a few seconds.
    private static let watch: Duration = .seconds(10)

    @Test func nothingRunsAndNothingIsSent() async throws {
      // Side by side, so that the watching takes its time once.
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
      // What it noted is in the file by then, and nothing waits any more.
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
        // The network's library brings 50 others along. Where little is left below the limit, the list by which the linker
        // lays side by side what runs call (`Tools/bench layout --write`) may be an old one.
        #expect(try peakMemory(of: try await app.program()) <= 25 << 20, "\(name): it takes too much memory")
      }
      for (name, app) in apps {
        if name.hasSuffix("line by line") { try await app.press("q", "Enter") } else { try await app.press("C-q") }
        #expect(try await app.end() == 0)
      }
    }

    /// The most memory that a process ever had, in bytes: `VmHWM` in `/proc/PID/status`, in KiB.
    private func peakMemory(of process: pid_t) throws -> Int {
      let status = try String(contentsOfFile: "/proc/\(process)/status", encoding: .utf8)
      let line = try #require(status.split(separator: "\n").first { $0.hasPrefix("VmHWM:") })
      return try #require(Int(line.filter(\.isNumber))) << 10
    }

    /// The app after its first screens, where `lead` leads it.
    private func open(
      _ words: String..., environment: [String: String] = [:], lead: (Tmux) async throws -> Void = { _ in }
    ) async throws -> Tmux {
      // High enough for what is said line by line.
      let app = try await Tmux.app(
        words: words + ["--without", "onboarding"], in: try Home(), rows: 60, environment: environment)
      try await app.shows("Featured")
      try await lead(app)
      return app
    }
  }
}

extension Tmux {
  /// What its program has done so far.
  fileprivate func look() async throws -> (switches: Switches, sent: Int) {
    (try Switches(of: try await program()), sent.count)
  }

  /// Waits until the program has nothing left to do: for a second nothing happens.
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
