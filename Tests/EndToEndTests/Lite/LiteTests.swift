import Foundation
import Testing

/// The path of the second app; nil when the environment does not name it.
enum Lite {
  static let path = ProcessInfo.processInfo.environment["AICHAT_LITE"]
}

/// The second app: a shorter list of the same features.
@Suite(
  .enabled(
    if: Lite.path != nil, "AICHAT_LITE does not name the built aichat-lite: run Tools/test, or build and export it"),
  .serialized, .timeLimit(.minutes(2)))
struct LiteTests {
  private let home: Home
  private let program: String

  init() throws {
    home = try Home()
    program = try #require(Lite.path)
  }

  private func run(_ words: String...) async throws -> Program.Result {
    try await Program(program, ["--data-dir", home.data] + words, environment: home.environment()).end()
  }

  @Test func itIsWhatItsListSays() async throws {
    let listed = try await run("features")
    #expect(listed.status == 0)
    #expect(listed.text.split(separator: "\n").map { $0.prefix { $0 != " " } } == ["explore", "chat"])
    #expect(try await run("--version").text.hasPrefix("aichat-lite "))
  }

  @Test func itSpeaksOfItselfByItsName() async throws {
    let unknown = try await run("settings")
    #expect(unknown.status == 2 && unknown.stderr.hasPrefix("aichat-lite: "))
    #expect(unknown.stderr.contains("See aichat-lite --help."))
    let out = try await run("--without", "chat", "ask", "hi")
    #expect(out.status == 2 && out.stderr.contains("Start aichat-lite without “--without chat”"))
  }

  /// Its command line and its screens have the same data.
  @Test func itOpensWithItsTabs() async throws {
    #expect(try await run("--provider", "offline", "ask", "-a", "ombrel", "hello").status == 0)
    let app = try await Tmux([program, "--data-dir", home.data], in: home, columns: 80, rows: 24, environment: [:])
    try await app.shows("▌Explore   Chats")
    try await app.type("2")
    // The name alone also appears in Explore.
    try await app.shows("hello", "Ombrel ·", "d Delete")
    try await app.press("Enter")
    try await app.shows("hello")
    try await app.quit()
  }
}
