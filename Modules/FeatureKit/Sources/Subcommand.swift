public import Entities
public import TerminalUI

/// A command of the command line, or a group of them: `chats`, `chats list`.
@MainActor public struct Subcommand {
  /// Does the work.
  public typealias Run = @MainActor (Arguments, any CommandIO) async throws -> ExitCode

  /// Its name on the command line.
  public let name: String
  /// Other names that call it too.
  public let aliases: [String]
  /// Its purpose, in one line.
  public let summary: (Language) -> String
  /// Rows for help: a possible value, and what it is.
  public let notes: (Language) -> [(String, String)]
  /// The operands in help: `[TEXT…]`.
  public let operands: String
  /// The kinds of the operands, in order.
  public let operandKinds: [ValueKind]
  /// The options of the command.
  public let options: [CommandOption]
  /// The commands of a group; a command of its own has none.
  public let subcommands: [Subcommand]
  /// Nil for a group.
  public let run: Run?

  /// A command.
  public init(
    _ name: String, operands: String = "", takes operandKinds: [ValueKind] = [], options: [CommandOption] = [],
    notes: @escaping (Language) -> [(String, String)] = { _ in [] }, summary: @escaping (Language) -> String,
    run: @escaping Run
  ) {
    self.name = name
    self.notes = notes
    self.summary = summary
    self.operands = operands
    self.operandKinds = operandKinds
    self.options = options
    self.run = run
    aliases = []
    subcommands = []
  }

  /// A group of commands.
  public init(
    _ name: String, aliases: [String] = [], summary: @escaping (Language) -> String, subcommands: [Subcommand]
  ) {
    self.name = name
    self.aliases = aliases
    self.summary = summary
    self.subcommands = subcommands
    notes = { _ in [] }
    operands = ""
    operandKinds = []
    options = []
    run = nil
  }
}

extension Subcommand {
  /// Its name and its aliases.
  public var names: [String] { [name] + aliases }
}

extension [Subcommand] {
  /// The command with this name or alias.
  @MainActor public subscript(name: String?) -> Subcommand? {
    name.flatMap { name in first { $0.names.contains(name) } }
  }
}

/// An option of a command.
public struct CommandOption: Sendable {
  /// Its long name, without dashes: `avatar`.
  public let name: String
  /// Its letter, for `-a`.
  public let letter: Character?
  /// The placeholder of its value in help; nil for a switch.
  public let value: String?
  /// The kind of its value.
  public let kind: ValueKind
  /// What it does, in one line.
  public let summary: @Sendable (Language) -> String

  /// An option from its parts.
  public init(
    _ name: String, letter: Character? = nil, value: String? = nil, kind: ValueKind = .text,
    summary: @escaping @Sendable (Language) -> String
  ) {
    self.name = name
    self.letter = letter
    self.value = value
    self.kind = kind
    self.summary = summary
  }
}

/// The exit code of a command.
public struct ExitCode: Hashable, Sendable {
  /// The number itself.
  public let rawValue: Int32

  /// A code by its number, from 0 to 255.
  public init(rawValue: Int32) {
    self.rawValue = rawValue
  }

  /// Done; an empty list is done too.
  public static let done = ExitCode(rawValue: 0)
  /// Any other failure.
  public static let failed = ExitCode(rawValue: 1)
  /// The command line was wrong.
  public static let wrongUsage = ExitCode(rawValue: 2)
  /// The provider or the network failed.
  public static let providerFailed = ExitCode(rawValue: 3)
  /// A named thing does not exist.
  public static let missing = ExitCode(rawValue: 4)
  /// The user stopped it.
  public static let interrupted = ExitCode(rawValue: 130)

  /// The reader of the output is gone, as after `| head`: the code of a program that SIGPIPE ended.
  public static let outputClosed = ExitCode(rawValue: 128 + 13)

  /// The exit code for an error with this cause: one table for the errors of commands and those of replies.
  public init(_ cause: ErrorCause) {
    self =
      switch cause {
      case .usage: .wrongUsage
      case .machine: .failed
      case .provider: .providerFailed
      }
  }
}

/// A failure of a command, with a message for the user: what happened, why, and what to do.
public struct CommandFailure: Error, Hashable, Sendable {
  /// The exit code.
  public let code: ExitCode
  /// What happened, why, and what to do.
  public let words: LocalizedText

  /// A failure that ends the command with this code.
  public init(_ code: ExitCode, _ words: LocalizedText) {
    self.code = code
    self.words = words
  }

  /// A failure whose message is already in the user's language.
  public init(_ code: ExitCode, _ message: String) {
    self.init(code, LocalizedText(untranslated: message))
  }
}

extension CommandFailure: CategorizedError {
  /// The place of the cause, given by the exit code.
  public var cause: ErrorCause {
    switch code {
    case .wrongUsage, .missing: .usage
    case .providerFailed: .provider
    default: .machine
    }
  }
}

extension CommandFailure: ExplainedError {
  /// The message.
  public func message(in language: ContentLanguage) -> String { words(in: language) }
}
