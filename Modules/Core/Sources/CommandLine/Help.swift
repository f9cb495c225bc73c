import Configuration
import FeatureKit
import TerminalUI

/// Help, made from what the features of this run contribute.
@MainActor struct Help {
  let program: String
  let commands: [Subcommand]
  let language: Language

  /// What the program does, its commands and its options.
  var overview: String {
    let options = CommonOption.allCases.map { option in
      (option.flag + (option.placeholder.map { " " + $0 } ?? ""), option.help(in: language.content))
    }
    return [
      language("Talk with AI characters in the terminal.", "터미널에서 AI 캐릭터와 대화합니다."),
      "",
      language("Usage:", "사용법:"),
      table([
        ("\(program) [\(language("options", "옵션"))]", language("open the app", "앱 열기")),
        (
          "\(program) \(language("COMMAND", "명령")) [\(language("options", "옵션"))] …",
          language("do one thing and end", "한 가지 일을 하고 끝내기")
        ),
      ]),
      "",
      language("Commands:", "명령:"),
      table(commands.map { ($0.name, $0.summary(language)) }),
      "",
      language("Options, for every command:", "모든 명령의 옵션:"),
      table(
        options + [
          ("--help", language.aboutHelpOption),
          ("--version", language.aboutVersionOption),
        ]),
      "",
      language(
        "Each option is also a variable (--data-dir: AICHAT_DATA_DIR) and a key in config.json (data_dir).",
        "모든 옵션은 환경 변수(--data-dir: AICHAT_DATA_DIR)와 config.json의 키(data_dir)로도 쓸 수 있습니다."),
    ].joined(separator: "\n")
  }

  /// How one command is used; `path` is what leads to it.
  func text(for command: Subcommand, path: [String]) -> String {
    let name = ([program] + path).joined(separator: " ")
    var lines = [command.summary(language), "", language("Usage:", "사용법:")]
    if command.run == nil {
      lines += command.subcommands.map { usage(name + " " + $0.name, $0) }
      lines += ["", language("Commands:", "명령:"), table(command.subcommands.map { ($0.name, $0.summary(language)) })]
    } else {
      lines.append(usage(name, command))
      let options = command.options.map { option in
        (
          (option.letter.map { "-\($0), " } ?? "") + "--\(option.name)" + (option.value.map { " " + $0 } ?? ""),
          option.summary(language)
        )
      }
      if !options.isEmpty { lines += ["", language("Options:", "옵션:"), table(options)] }
      let notes = command.notes(language)
      if !notes.isEmpty { lines += ["", language("What can be written:", "쓸 수 있는 것:"), table(notes)] }
    }
    return lines.joined(separator: "\n")
  }

  private func usage(_ name: String, _ command: Subcommand) -> String {
    let options = command.options.isEmpty ? "" : " [" + language("options", "옵션") + "]"
    return "  " + name + options + (command.operands.isEmpty ? "" : " " + command.operands)
  }

  private func table(_ rows: [(String, String)]) -> String {
    TextTable(rows.map { [$0.0, $0.1] }).lines(aligned: true).map { "  " + $0 }.joined(separator: "\n")
  }
}

extension Language {
  var aboutHelpOption: String { self("Show this help, or a command's", "이 도움말 또는 명령의 도움말") }
  var aboutVersionOption: String { self("Show the version", "버전 보기") }
}
