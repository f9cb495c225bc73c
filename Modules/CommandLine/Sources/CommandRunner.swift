public import FeatureKit
import TerminalUI

/// Finds the command that the user named, and runs it.
@MainActor public struct CommandRunner {
  private let table: CommandTable
  private let io: any CommandIO

  /// A runner of these commands.
  public init(_ table: CommandTable, io: any CommandIO) {
    self.table = table
    self.io = io
  }

  /// Runs a command, or shows its help.
  /// - Parameters:
  ///   - words: The names that lead to the command, and the words after them.
  ///   - wantsHelp: Whether its help is wanted.
  /// - Throws: `CommandFailure` where no command has these names or takes these words, and the command's own errors.
  public func run(_ words: [String], wantsHelp: Bool = false) async throws -> ExitCode {
    guard let command = table.commands[words.first] else {
      let known = table.commands.map(\.name).joined(separator: ", ")
      throw CommandFailure(
        .wrongUsage, io.language.unknownCommand(words.first ?? "", of: table.program.name, known: known))
    }
    return try await run(command, words.dropFirst(), path: [command.name], wantsHelp)
  }

  private func run(
    _ command: Subcommand, _ words: ArraySlice<String>, path: [String], _ wantsHelp: Bool
  ) async throws -> ExitCode {
    let group = path.joined(separator: " ")
    if let run = command.run {
      if wantsHelp { return try showHelp(for: command, path) }
      let arguments = try Arguments(Array(words), options: command.options, common: table.options.map(\.name))
      if command.operands.isEmpty, let extra = arguments.operands.first {
        throw CommandFailure(.wrongUsage, io.language.tooManyWords(extra, for: group))
      }
      return try await run(arguments, io)
    }
    guard let name = words.first else {
      if wantsHelp { return try showHelp(for: command, path) }
      throw CommandFailure(.wrongUsage, io.language.whichOne + "\n" + help.text(for: command, path: path))
    }
    if name == "--help" { return try showHelp(for: command, path) }
    guard let next = command.subcommands[name] else {
      let known = command.subcommands.map(\.name).joined(separator: ", ")
      throw CommandFailure(.wrongUsage, io.language.unknownCommand(name, in: group, known: known))
    }
    return try await run(next, words.dropFirst(), path: path + [next.name], wantsHelp)
  }

  private var help: Help { Help(table, language: io.language) }

  private func showHelp(for command: Subcommand, _ path: [String]) throws -> ExitCode {
    try io.writeLine(help.text(for: command, path: path))
    return .done
  }
}
