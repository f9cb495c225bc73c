import FeatureKit
public import TerminalUI

/// Help, made from the commands and options of a program.
@MainActor public struct Help {
  private let table: CommandTable
  private let language: Language

  /// Help in a language.
  public init(_ table: CommandTable, language: Language) {
    self.table = table
    self.language = language
  }

  private var program: String { table.program.name }

  /// What the program does, its commands and its options.
  public var overview: String {
    [
      language(table.program.summary),
      "",
      language("Usage:", "사용법:"),
      rows([
        ("\(program) [\(language("options", "옵션"))]", language("open the app", "앱을 엽니다")),
        (
          "\(program) \(language("COMMAND", "명령")) [\(language("options", "옵션"))] …",
          language("do one thing and end", "한 가지 일을 하고 끝냅니다")
        ),
      ]),
      "",
      language("Commands:", "명령:"),
      rows(table.commands.map(row)),
      "",
      language("Options, for every command:", "모든 명령의 옵션:"),
      rows(
        table.options.map(row) + [
          ("-h, --help", language.aboutHelpOption),
          ("--version", language.aboutVersionOption),
        ]),
      "",
      language(table.program.optionsNote),
    ].joined(separator: "\n")
  }

  /// The usage of one command.
  /// - Parameter path: The names that lead to it, its own included.
  func text(for command: Subcommand, path: [String]) -> String {
    let name = ([program] + path).joined(separator: " ")
    var lines = [command.summary(language), "", language("Usage:", "사용법:")]
    if command.run == nil {
      lines += command.subcommands.map { usage(name + " " + $0.name, $0) }
      lines += ["", language("Commands:", "명령:"), rows(command.subcommands.map(row))]
    } else {
      lines.append(usage(name, command))
      let options = command.options.map(row)
      if !options.isEmpty { lines += ["", language("Options:", "옵션:"), rows(options)] }
      let notes = command.notes(language)
      if !notes.isEmpty { lines += ["", language("Possible values:", "쓸 수 있는 것:"), rows(notes)] }
    }
    return lines.joined(separator: "\n")
  }

  private func usage(_ name: String, _ command: Subcommand) -> String {
    let options = command.options.isEmpty ? "" : " [" + language("options", "옵션") + "]"
    return "  " + name + options + (command.operands.isEmpty ? "" : " " + command.operands)
  }

  /// A command with all of its names, and its purpose.
  private func row(_ command: Subcommand) -> (String, String) {
    (command.names.joined(separator: ", "), command.summary(language))
  }

  /// An option as it is written, and its description.
  private func row(_ option: CommandOption) -> (String, String) {
    let letter = option.letter.map { "-\($0), " } ?? ""
    return (letter + "--\(option.name)" + (option.value.map { " " + $0 } ?? ""), option.summary(language))
  }

  private func rows(_ rows: [(String, String)]) -> String {
    TextTable(rows.map { [$0.0, $0.1] }).lines(aligned: true).map { "  " + $0 }.joined(separator: "\n")
  }
}
