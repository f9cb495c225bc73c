public import Entities
public import FeatureKit

/// A program's command line: help, the manual page and completions are generated from it.
@MainActor public struct CommandTable {
  /// The program.
  public let program: ProgramDescription
  /// Its commands, in the order of help.
  public let commands: [Subcommand]
  /// The options of every command.
  public let options: [CommandOption]

  /// A table from its parts.
  public init(program: ProgramDescription, commands: [Subcommand], options: [CommandOption]) {
    self.program = program
    self.commands = commands
    self.options = options
  }

  /// The same program with one more command.
  func adding(_ command: Subcommand) -> CommandTable {
    CommandTable(program: program, commands: commands + [command], options: options)
  }
}

/// The texts about a program: what help and the manual page say beyond its commands.
public struct ProgramDescription: Sendable {
  /// Its name, as a shell calls it.
  public let name: String
  /// Its version.
  public let version: String
  /// The day of that version, as `2026-11-21`.
  public let released: String
  /// What it does, as a sentence.
  public let summary: LocalizedText
  /// What help says below the options of every command.
  public let optionsNote: LocalizedText
  /// The text that only the manual page has.
  public let manual: ManualText

  /// A description from its parts.
  public init(
    name: String, version: String, released: String, summary: LocalizedText, optionsNote: LocalizedText,
    manual: ManualText
  ) {
    self.name = name
    self.version = version
    self.released = released
    self.summary = summary
    self.optionsNote = optionsNote
    self.manual = manual
  }
}
