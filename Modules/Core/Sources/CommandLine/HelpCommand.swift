import FeatureKit
import TerminalUI

/// `help [COMMAND…]`, what `--help` says; and `help man`, the manual page's source.
@MainActor struct HelpCommand {
  static let name = "help"
  /// The word for the page; no feature's command is called so.
  private static let page = "man"

  let program: String
  /// All commands but this one.
  let others: [Subcommand]

  var command: Subcommand {
    let words = others.map(\.name) + [Self.page]
    let next = ValueKind.words { earlier, _ in
      others.first { $0.name == earlier.first }?.subcommands.map { Suggestion($0.name) } ?? []
    }
    return Subcommand(
      Self.name, operands: "[\(Self.page)|COMMAND…]", takes: [.oneOf(words), next],
      summary: { $0("Show help for a command; “man”: the manual page's source", "명령의 도움말 보기. “man”은 설명서 원본") }
    ) { arguments, io in
      let commands = others + [self.command]
      if arguments.operands == [Self.page] {
        try io.write(Manual(program: program, commands: commands, language: io.language).source)
        return .done
      }
      let help = Help(program: program, commands: commands, language: io.language)
      guard !arguments.operands.isEmpty else {
        try io.writeLine(help.overview)
        return .done
      }
      return try await CommandRunner(help: help, io: io).run(arguments.operands + ["--help"])
    }
  }
}
