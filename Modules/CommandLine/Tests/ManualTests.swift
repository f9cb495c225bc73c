import FeatureKit
import FeatureKitTestSupport
import TerminalUI
import Testing

@testable import CommandLine

@MainActor struct ManualTests {
  private func command(_ name: String, _ summary: String) -> Subcommand {
    Subcommand(
      name, operands: "[TEXT…]", options: [CommandOption("receiver", letter: "t", value: "A|B") { _ in "An option" }],
      summary: { $0(summary, "설명") }
    ) { _, io in
      try io.writeLine("ran \(name)")
      return .done
    }
  }

  private func table(_ commands: [Subcommand]) -> CommandTable {
    let options = [CommandOption("data-dir", value: "DIR") { $0("Use this folder", "이 폴더") }]
    return CommandTable(program: .sample, commands: commands, options: options)
  }

  @Test(arguments: [Language.english, .korean])
  func saysEverythingThatHelpSays(language: Language) {
    let group = Subcommand(
      "group", aliases: ["party"], summary: { _ in "Several" }, subcommands: [command("inner", "Inside")])
    let page = Manual(table([group, command("say", "Say")]), language: language).source
    #expect(page.hasPrefix(".TH PROG 1 "))
    for part in [
      "\\fBgroup\\fR, \\fBparty\\fR \\fI\\&...\\fR", "\\fBgroup inner\\fR \\fI[TEXT\\&...]\\fR",
      "\\fB\\-\\-receiver\\fR \\fIA|B\\fR",
    ] {
      #expect(page.contains(part))
    }
    #expect(page.contains("\\fB\\-\\-data\\-dir\\fR \\fIDIR\\fR\n" + language("Use this folder", "이 폴더")))
    let text = ProgramDescription.sample.manual
    let parts = [text.purpose] + text.descriptions + [text.aboutOptions, text.section.title] + text.section.paragraphs
    let entries = text.variables + text.files + text.exitCodes + text.samples
    for words in parts + entries.map(\.text) { #expect(page.contains(language(words)), "\(words)") }
    #expect(page.contains(".nf\n(a \\- b)\n(c)\n.fi"))
    #expect(page.contains(language("EXIT STATUS", "종료 코드")))
    #expect(page.contains("설명") == (language == .korean))
  }

  /// The text about a command stays text, and never becomes a request of the typesetting program.
  @Test func textIsNeverARequest() {
    let page = Manual(
      table([command("say", ".so /etc/passwd \\*[x] 'tis"), command("b", "'quote")]), language: .english
    ).source
    let lines = page.split(separator: "\n")
    #expect(lines.contains("\\&.so /etc/passwd \\e*[x] 'tis") && lines.contains("\\&'quote"))
    #expect(!lines.contains { $0.hasPrefix(".so") || $0.hasPrefix("'") })
  }

  @Test func longTextIsBrokenWithoutMakingRequests() {
    let words =
      Array(repeating: "word", count: 40).joined(separator: " ") + Array(repeating: " .de", count: 40).joined()
    let lines = Manual(table([command("say", words)]), language: .english).source
      .split(separator: "\n")
    #expect(!lines.contains { $0.hasPrefix(".de") } && lines.contains { $0.hasPrefix("\\&.de") })
    #expect(lines.allSatisfy { $0.utf8.count <= 80 || !$0.contains("word") })
  }

  @Test func helpShowsACommandAndDoesNotRunIt() async throws {
    let group = Subcommand("group", aliases: ["party"], summary: { _ in "Several" }, subcommands: [])
    let help = HelpCommand(others: table([command("say", "Say"), group])).command
    let run = try #require(help.run)
    let io = RecordingCommandIO()
    #expect(try await run(Arguments(["say"], options: []), io) == .done)
    #expect(io.output.contains("prog say [options] [TEXT…]") && !io.output.contains("ran"))
    let overview = RecordingCommandIO()
    #expect(try await run(Arguments([], options: []), overview) == .done)
    #expect(
      overview.output.contains("help") && overview.output.contains("say")
        && overview.output.contains("group, party"))
    await #expect(throws: CommandFailure.self) { try await run(Arguments(["no"], options: []), RecordingCommandIO()) }
    let page = RecordingCommandIO()
    #expect(try await run(Arguments(["man"], options: []), page) == .done)
    #expect(page.output.hasPrefix(".TH PROG 1"))
  }
}
