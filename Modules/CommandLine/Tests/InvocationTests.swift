import FeatureKit
import Testing

@testable import CommandLine

struct InvocationTests {
  private func read(_ arguments: [String]) throws -> Invocation {
    try Invocation(
      arguments,
      common: [
        CommandOption("model", value: "M") { _ in "" }, CommandOption("provider", value: "P") { _ in "" },
        CommandOption("json") { _ in "" },
      ])
  }

  private func options(_ invocation: Invocation) -> [String] { invocation.options.map { "\($0.name)=\($0.value)" } }

  @Test func commonOptionsStandAnywhereBeforeTheDashes() throws {
    let invocation = try read(
      ["--model", "m1", "ask", "--provider=a=b", "-a", "Rex", "hello", "--json", "--", "--json", "x"])
    #expect(options(invocation) == ["model=m1", "provider=a=b", "json=true"])
    #expect(invocation.words == ["ask", "-a", "Rex", "hello", "--", "--json", "x"])
    #expect(invocation.command == "ask")
  }

  @Test func otherOptionsAreLeftToTheCommand() throws {
    let words = ["ask", "--no-stream", "--modelx", "-", "--mode", "--chat=7", "-1"]
    let invocation = try read(words)
    #expect(invocation.options.isEmpty && invocation.words == words)
  }

  @Test(arguments: [["--model"], ["--model", "--json"], ["--model", "--"], ["ask", "--model", "--no-stream", "hi"]])
  func aMissingValueIsRefused(arguments: [String]) {
    #expect(throws: Invocation.MissingValue(name: "model")) { try read(arguments) }
  }

  /// A single dash begins a value: a path, a number.
  @Test func aValueMayBeginWithADash() throws {
    #expect(options(try read(["--model", "-v", "--json=off"])) == ["model=-v", "json=off"])
  }

  @Test func aSwitchTakesNoWord() throws {
    let invocation = try read(["--json", "false"])
    #expect(options(invocation) == ["json=true"] && invocation.words == ["false"])
  }

  @Test(arguments: [
    (["ask", "--help", "x"], true, false), (["--version"], false, true),
    (["ask", "--", "--help", "--version"], false, false),
    (["--help=1", "--versions"], false, false), ([], false, false),
  ])
  func helpAndVersionAreSeenBeforeTheDashes(arguments: [String], help: Bool, version: Bool) throws {
    let invocation = try read(arguments)
    #expect(invocation.wantsHelp == help && invocation.wantsVersion == version)
    #expect(invocation.words == arguments)
  }

  @Test func aShortHelpIsTheSame() throws {
    let invocation = try read(["chats", "list", "-h"])
    #expect(invocation.wantsHelp && invocation.words == ["chats", "list", "--help"])
    #expect(try !read(["ask", "--", "-h"]).wantsHelp)
  }

  @Test func aShellIsHeardOnlyBehindItsOwnWords() throws {
    let request = try #require(CompletionRequest(try read(["completions", "words", "--", "zsh", "ask", "--mo"])))
    #expect(request.words == ["ask", "--mo"])
    let line = try read(["completions", "words", "--", "bash", "prog ask 'a b", "'a b", "9"])
    #expect(CompletionRequest(line)?.words == ["ask", "a b"])
    let unknown = try read(["completions", "words", "--", "tcsh"])
    #expect(CompletionRequest.isMade(by: unknown) && CompletionRequest(unknown) == nil)
    for other in [
      ["completions", "words"], ["completions", "bash"], ["--json", "completions", "words", "--", "zsh"],
    ] {
      #expect(!CompletionRequest.isMade(by: try read(other)))
    }
  }
}
