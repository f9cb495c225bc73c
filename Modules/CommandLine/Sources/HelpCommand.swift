import FeatureKit
import TerminalUI

/// `help [COMMAND…]`, the same as `--help`; and `help man`, the manual page's source.
@MainActor public struct HelpCommand {
  /// The name of the command.
  nonisolated public static let name = "help"
  /// The word for the manual page; no feature's command has this name.
  private static let page = "man"

  /// All commands but this one.
  private let others: CommandTable

  /// Help for these commands, and for itself.
  public init(others: CommandTable) {
    self.others = others
  }

  /// All commands, this one last.
  public var table: CommandTable { others.adding(command) }

  /// The command.
  var command: Subcommand {
    let words = others.commands.flatMap(\.names) + [Self.page]
    let next = ValueKind.words { earlier, _ in
      others.commands[earlier.first]?.subcommands.map { Suggestion($0.name) } ?? []
    }
    return Subcommand(
      Self.name, operands: "[\(Self.page)|COMMAND…]", takes: [.oneOf(words), next],
      summary: {
        $0("Show help for a command; “man”: the manual page's source", "명령의 도움말을 보여 줍니다. “man”은 설명서 원본을 출력합니다")
      }
    ) { arguments, io in
      if arguments.operands == [Self.page] {
        try io.write(Manual(table, language: io.language).source)
        return .done
      }
      guard !arguments.operands.isEmpty else {
        try io.writeLine(Help(table, language: io.language).overview)
        return .done
      }
      return try await CommandRunner(table, io: io).run(arguments.operands, wantsHelp: true)
    }
  }
}
