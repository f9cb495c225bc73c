import CommandLine
import Entities
import FeatureKit
import TerminalUI
import Testing

@testable import Configuration
@testable import Core

/// Help, manual and completions go by the declaration of an option.
@MainActor struct NewOptionHelpTests {
  private let table: CommandTable

  init() {
    let delay = Option<Double?>(
      "beep_after", .seconds, "SECONDS", help: LocalizedText("Beep after so long", "이만큼 지나면 소리를 냅니다"))
    table = CommandTable(
      program: ProgramDescription("aichat"), commands: [], options: [CommandOption(delay, features: [])])
  }

  @Test(arguments: TerminalUI.Language.allCases)
  func `A new option is in help and in the manual`(language: TerminalUI.Language) {
    let help = language("Beep after so long", "이만큼 지나면 소리를 냅니다")
    let overview = Help(table, language: language).overview
    #expect(overview.contains("--beep-after SECONDS") && overview.contains(help))
    #expect(Manual(table, language: language).source.contains("SECONDS"))
  }

  @Test func `A new option is completed`() async {
    let answer = await Completer(table, language: .english).answer(for: ["--bee"])
    guard case .words(let words) = answer else {
      Issue.record("\(answer)")
      return
    }
    #expect(words.contains(Suggestion("--beep-after", "Beep after so long")))
  }
}
