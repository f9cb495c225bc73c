public import TerminalUI
import Entities
import FeatureKit

/// The manual page, as source for `man`: the macros of man(7), https://man7.org/linux/man-pages/man7/man.7.html.
///
/// Commands and options have the words of their help; `ManualText` has the rest.
@MainActor public struct Manual {
  private let table: CommandTable
  private let language: Language

  /// The page in a language.
  public init(_ table: CommandTable, language: Language) {
    self.table = table
    self.language = language
  }

  private var program: ProgramDescription { table.program }
  private var text: ManualText { table.program.manual }

  /// The whole page, in UTF-8.
  public var source: String {
    let page = [
      [
        ".TH \(program.name.uppercased()) 1 \(program.released) \"\(program.name) \(program.version)\"",
        // Beside a column of options there is no room for justified lines.
        ".ad l", ".nh",
      ],
      section(language("NAME", "이름")), [Roff.text(program.name) + " \\- " + Roff.text(language(text.purpose))],
      section(language("SYNOPSIS", "사용법")), synopsis,
      section(language("DESCRIPTION", "설명")),
      Array(text.descriptions.map { [Roff.text(language($0))] }.joined(separator: [".PP"])),
      section(language("COMMANDS", "명령")), table.commands.flatMap { rows($0, path: []) },
      section(language("OPTIONS", "옵션")), [Roff.text(language(text.aboutOptions))], commonOptions,
      section(language("ENVIRONMENT", "환경 변수")),
      [Roff.text(language("In addition to the variables of the options:", "옵션의 환경 변수 말고도 다음을 씁니다:"))],
      text.variables.flatMap(row),
      section(language("FILES", "파일")), text.files.flatMap(row),
      section(language(text.section.title)),
      text.section.paragraphs.flatMap { [".PP", Roff.text(language($0))] }.dropFirst().map(\.self),
      [".PP", ".RS 4", ".nf"] + text.section.sample.split(separator: "\n").map { Roff.code(String($0)) } + [
        ".fi", ".RE",
      ],
      section(language("EXIT STATUS", "종료 코드")), text.exitCodes.flatMap(row),
      section(language("EXAMPLES", "예")), Array(text.samples.map(example).joined(separator: [".PP"])),
    ]
    return page.joined().joined(separator: "\n") + "\n"
  }

  private func section(_ title: String) -> [String] { [".SH \(title)"] }

  private var synopsis: [String] {
    let options = Roff.italic(language("options", "옵션"))
    return [
      "\(Roff.bold(program.name)) [\(options)]", ".br",
      "\(Roff.bold(program.name)) \(Roff.italic(language("command", "명령"))) [\(options)] \\&...",
    ]
  }

  /// A command with its options, or a group with its commands.
  private func rows(_ command: Subcommand, path: [String]) -> [String] {
    let operands = command.run == nil ? "…" : command.operands
    let names = command.names.map { Roff.bold((path + [$0]).joined(separator: " ")) }.joined(separator: ", ")
    let path = path + [command.name]
    let name = names + (operands.isEmpty ? "" : " " + Roff.italic(operands))
    let further =
      command.subcommands.flatMap { rows($0, path: path) }
      + command.options.flatMap { row(Roff.option($0), $0.summary(language)) }
      + command.notes(language).flatMap { [".TP", Roff.bold($0.0), $0.1.isEmpty ? "\\&" : Roff.text($0.1)] }
    return row(name, command.summary(language)) + (further.isEmpty ? [] : [".RS"] + further + [".RE"])
  }

  private var commonOptions: [String] {
    table.options.flatMap { row(Roff.option($0), $0.summary(language)) }
      + row(Roff.bold("-h") + ", " + Roff.bold("--help"), language.aboutHelpOption)
      + row(Roff.bold("--version"), language.aboutVersionOption)
  }

  private func row(_ head: String, _ text: String) -> [String] { [".TP", head, Roff.text(text)] }

  private func row(_ entry: ManualText.Entry) -> [String] {
    row(Roff.bold(language(entry.name)), language(entry.text))
  }

  private func example(_ entry: ManualText.Entry) -> [String] {
    [Roff.text(language(entry.text)), ".PP", ".RS 4", ".nf", Roff.code(language(entry.name)), ".fi", ".RE"]
  }
}
