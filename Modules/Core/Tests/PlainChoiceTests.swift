import CommandLine
import Configuration
import System
import Testing

@testable import Core

/// When the app opens line by line.
@MainActor struct PlainChoiceTests {
  @Test(
    arguments: [
      ([], [:], true, false), ([], ["TERM": "xterm"], true, false),
      // For a terminal that cannot be painted on, line by line is the only way; a pipe decides nothing.
      ([], ["TERM": "dumb"], true, true), ([], ["TERM": "dumb"], false, false),
      // An explicit choice applies everywhere.
      (["--plain"], [:], false, true), (["--plain"], ["TERM": "xterm"], true, true),
      ([], ["AICHAT_PLAIN": "1"], false, true), (["--plain=false"], ["AICHAT_PLAIN": "1"], true, false),
      (["--plain=false"], ["TERM": "dumb"], true, false),
    ] as [([String], [String: String], Bool, Bool)])
  func plain(words: [String], variables: [String: String], isTerminal: Bool, expected: Bool) throws {
    let environment = ProcessEnvironment(["HOME": "/nonexistent"].merging(variables) { $1 })
    let options = CommonOptions(try Invocation(words))
    let configuration = try AppConfiguration(options: options, environment: environment)
    #expect(AppSession.isPlain(configuration, environment, isTerminal: isTerminal) == expected)
  }

  /// Only an option of the command itself prevents forwarding an address to a running app.
  @Test(
    arguments: [([], [:], true), (["--plain"], [:], true), ([], ["AICHAT_PLAIN": "1"], false)]
      as [([String], [String: String], Bool)])
  func addresses(words: [String], variables: [String: String], expected: Bool) throws {
    let environment = ProcessEnvironment(["HOME": "/nonexistent"].merging(variables) { $1 })
    let options = CommonOptions(try Invocation(words))
    let configuration = try AppConfiguration(options: options, environment: environment)
    #expect(AppSession.staysHere(configuration) == expected)
  }
}
