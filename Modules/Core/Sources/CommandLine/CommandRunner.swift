import Configuration
import FeatureKit
import TerminalUI

/// Finds the command that the user named, and runs it.
@MainActor struct CommandRunner {
  let help: Help
  let io: any CommandIO

  /// Runs what the words say.
  /// - Throws: `CommandFailure` when they say nothing that can be done, and what the command throws.
  func run(_ words: [String]) async throws -> ExitCode {
    guard let name = words.first, let command = help.commands.first(where: { $0.name == name }) else {
      throw unknown(words.first ?? "")
    }
    return try await run(command, words.dropFirst(), path: [name])
  }

  private func run(_ command: Subcommand, _ words: ArraySlice<String>, path: [String]) async throws -> ExitCode {
    let beforeEnd = words.prefix { $0 != "--" }
    if let run = command.run {
      if beforeEnd.contains("--help") {
        try io.writeLine(help.text(for: command, path: path))
        return .done
      }
      let arguments = try Arguments(Array(words), options: command.options, common: CommonOption.names)
      if command.operands.isEmpty, let extra = arguments.operands.first {
        throw CommandFailure(.wrongUsage, help.language.tooManyWords(extra, for: path.joined(separator: " ")))
      }
      return try await run(arguments, io)
    }
    guard let name = words.first else {
      throw CommandFailure(.wrongUsage, help.language.whichOne + "\n" + help.text(for: command, path: path))
    }
    if name == "--help" {
      try io.writeLine(help.text(for: command, path: path))
      return .done
    }
    guard let next = command.subcommands.first(where: { $0.name == name }) else {
      let known = command.subcommands.map(\.name).joined(separator: ", ")
      throw CommandFailure(
        .wrongUsage, help.language.unknownCommand(name, in: path.joined(separator: " "), known: known))
    }
    return try await run(next, words.dropFirst(), path: path + [name])
  }

  private func unknown(_ name: String) -> CommandFailure {
    let known = help.commands.map(\.name).joined(separator: ", ")
    return CommandFailure(.wrongUsage, help.language.unknownCommand(name, of: help.program, known: known))
  }
}

extension CommonOption {
  /// The names of the options of every command, without dashes.
  static var names: [String] { allCases.map { String($0.flag.dropFirst(2)) } }
}
