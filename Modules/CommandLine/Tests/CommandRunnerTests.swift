import Entities
import FeatureKit
import FeatureKitTestSupport
import Testing

@testable import CommandLine

@MainActor struct CommandRunnerTests {
  private let io = RecordingCommandIO()

  private var runner: CommandRunner {
    func command(_ name: String, operands: String = "") -> Subcommand {
      Subcommand(
        name, operands: operands, options: [CommandOption("loud", letter: "l") { _ in "" }],
        summary: { _ in "About \(name)" }
      ) { arguments, io in
        try io.writeLine("\(name) \(arguments.operands) \(arguments.has("loud"))")
        return .done
      }
    }
    let group = Subcommand("chats", aliases: ["talks"], summary: { _ in "About chats" }, subcommands: [command("list")])
    return CommandRunner(
      CommandTable(
        program: .sample, commands: [command("say", operands: "[TEXT…]"), group],
        options: [CommandOption("model", value: "M") { _ in "" }]), io: io)
  }

  @Test func theNamedCommandGetsItsArguments() async throws {
    #expect(try await runner.run(["say", "-l", "hi", "--", "--loud"]) == .done)
    #expect(try await runner.run(["chats", "list"]) == .done)
    #expect(try await runner.run(["talks", "list"]) == .done)
    #expect(io.lines == [#"say ["hi", "--loud"] true"#, "list [] false", "list [] false"])
  }

  @Test(arguments: [
    (["say"], "prog say [options] [TEXT…]"), (["say", "x"], "prog say"), (["chats"], "prog chats list"),
    (["chats", "--help", "list"], "Commands:"), (["chats", "list"], "prog chats list [options]"),
    (["talks", "list"], "prog chats list [options]"),
  ])
  func helpIsShownAndNothingRuns(words: [String], shown: String) async throws {
    #expect(try await runner.run(words, wantsHelp: true) == .done)
    #expect(io.output.contains(shown) && io.lines.count == 1)
  }

  @Test(arguments: [
    ([], "The commands are say, chats. See prog --help."), (["nope"], "There is no command “nope”."),
    (["chats"], "Name one of its commands.\nAbout chats"), (["chats", "nope"], "Its commands are list."),
    (["chats", "list", "x"], "`chats list` takes only options. Remove “x”."),
    (["say", "--modle"], "Did you mean --model?"),
  ])
  func wrongWordsAreRefused(words: [String], said: String) async {
    let failure = await #expect(throws: CommandFailure.self) { try await runner.run(words) }
    #expect(
      failure?.code == .wrongUsage && failure?.description.contains(said) == true, "\(String(describing: failure))")
    #expect(io.output.isEmpty)
  }
}
