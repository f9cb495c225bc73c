import Foundation
import NetworkTesting
import Testing

extension EndToEnd.AppTests {
  /// The app connects only to servers that the user named. A search for servers stays on this machine. strace records
  /// every network call.
  @Suite(.enabled("strace cannot watch programs here") { try await Watched.isPossible })
  struct ConnectionTests {
    @Test func aSessionWithTheRulesConnectsNowhere() async throws {
      let watched = try Watched()
      let app = try await watched.open("--without", "onboarding", "--telemetry-file")
      try await app.shows("Featured")
      try await app.press("Enter")
      try await app.shows("Say something…")
      try await app.type("Good evening")
      try await app.press("Enter")
      try await app.shows("What are your plans?")
      try await app.hides("Esc Stop")
      try await app.press("Escape")
      try await app.shows("Featured")
      for (key, words) in [("2", "Rename"), ("3", "Settings"), ("1", "Featured")] {
        try await app.press(key)
        try await app.shows(words)
      }
      try await app.quit()
      #expect(watched.calls() == [])
    }

    /// A key alone causes no request: onboarding asks no server for models.
    @Test func onboardingConnectsNowhere() async throws {
      let watched = try Watched()
      let app = try await watched.open(environment: ["OPENAI_API_KEY": "sk-of-nobody"])
      for words in ["Get started", "How it works", "Your terminal", "Your model"] {
        try await app.shows(words)
        try await app.press("Enter")
      }
      try await app.shows("Choose your colour")
      try await app.press("5", "c")
      try await app.shows("All set")
      try await app.press("Enter")
      try await app.shows("Featured")
      try await app.quit()
      #expect(watched.calls() == [])
    }

    @Test func aReplyCallsItsServerOnly() async throws {
      let watched = try Watched()
      let server = LoopbackServer.replying("A **short** reply.")
      let app = try await watched.open("--without", "onboarding", environment: server.environment)
      try await app.shows("Featured")
      try await app.press("Enter")
      try await app.shows("Say something…")
      try await app.type("Good evening")
      try await app.press("Enter")
      try await app.shows("A short reply.")
      try await app.hides("Esc Stop")
      try await app.quit()
      #expect(watched.calls() == ["127.0.0.1:\(server.port)"])
    }

    @Test(arguments: [
      ["--provider", "offline", "ask", "Hello"], ["--provider", "offline", "ask", "--dry-run", "Hello"],
      ["chats", "list"], ["config", "list"],
      ["keys", "list"],
      ["features"], ["help"], ["completions", "bash"], ["profiles", "list"], ["models", "prices"],
    ]) func aCommandConnectsNowhere(words: [String]) async throws {
      let watched = try Watched()
      #expect(try await watched.run(words).status == 0)
      #expect(watched.calls() == [])
    }

    /// The search for servers stays on this machine.
    @Test(arguments: [["models", "list"], ["doctor"]]) func aSearchStaysOnThisMachine(words: [String]) async throws {
      let watched = try Watched()
      _ = try await watched.run(words)
      let calls = watched.calls()
      #expect(!calls.isEmpty)
      for call in calls { #expect(call.hasPrefix("127.0.0.1:") || call.hasPrefix("::1:"), "\(call)") }
    }
  }
}

/// A home with programs that run under strace.
private struct Watched {
  let home: Home
  private var log: String { home.path + "/calls" }

  init() throws { home = try Home() }

  /// Whether strace may trace a program here.
  static var isPossible: Bool {
    get async throws {
      let home = try Home()
      let arguments = ["-f", "-qq", "-o", home.path + "/none", "/bin/true"]
      guard let program = try? Program("/usr/bin/strace", arguments, environment: home.environment()) else {
        return false
      }
      return try await program.end().status == 0
    }
  }

  private func words(_ more: [String]) throws -> [String] {
    guard let path = Program.path else { throw Failure("AICHAT_BINARY is not set") }
    return ["/usr/bin/strace", "-f", "-qq", "-e", "trace=network", "-o", log, path, "--data-dir", home.data] + more
  }

  func open(_ more: String..., environment: [String: String] = [:]) async throws -> Tmux {
    try await Tmux(try words(more), in: home, environment: environment)
  }

  func run(_ more: [String]) async throws -> Program.Result {
    let words = try words(more)
    return try await Program(words[0], Array(words.dropFirst()), environment: home.environment()).end()
  }

  /// The destinations of all connections: address and port, or the path of a socket outside of the home. Before libc
  /// reads a name from /etc/passwd, it asks the machine's name cache; that call is left out.
  func calls() -> [String] {
    let text = String(decoding: home.contents(of: log), as: UTF8.self)
    let unix = #/sun_path=@?"(?<path>[^"]*)"/#
    let internet = #/_port=htons\((?<port>\d+)\).*?"(?<address>[0-9a-fA-F.:]+)"/#
    var found: Set<String> = []
    for line in text.split(separator: "\n") where line.contains(#/\b(connect|sendto|sendmsg|sendmmsg)\(/#) {
      if let match = line.firstMatch(of: internet) { found.insert("\(match.address):\(match.port)") }
      if let match = line.firstMatch(of: unix), !match.path.hasPrefix(home.path), !match.path.contains("/nscd/") {
        found.insert(String(match.path))
      }
    }
    return found.sorted()
  }
}
