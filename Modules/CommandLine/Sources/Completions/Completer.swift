public import FeatureKit
public import TerminalUI

/// Finds the words that can be written where the user pressed Tab, from the descriptions of the commands.
@MainActor public struct Completer {
  /// What a shell can offer.
  public enum Answer: Hashable, Sendable {
    /// These words.
    case words([Suggestion])
    /// Paths, which the shell finds itself.
    case files, folders
  }

  private let table: CommandTable
  private let language: Language

  /// A completer that describes words in a language.
  public init(_ table: CommandTable, language: Language) {
    self.table = table
    self.language = language
  }

  /// The words that can replace the last one, which may be empty. The others were written before it.
  public func answer(for words: [String]) async -> Answer {
    let current = words.last ?? ""
    var place = Position(commands: table.commands)
    var reader = ArgumentReader(Array(words.dropLast()))
    while let argument = reader.next(knowing: options(of: place.command)) {
      switch argument {
      case .operand(let word):
        guard place.consume(word) else { return .words([]) }
      case .end: place.takesOptions = false
      case .option(let option, attached: nil) where option.value != nil:
        if reader.nextWord() == nil { return await values(option.kind, after: [], for: current) }
      case .option, .unknown: break
      }
    }
    if place.takesOptions, current.hasPrefix("-") { return await optionWords(of: place.command, for: current) }
    if place.command?.run == nil { return .words(names(of: place.commands)) }
    guard let kinds = place.command?.operandKinds, kinds.indices.contains(place.operands.count) else {
      return .words([])
    }
    return await values(kinds[place.operands.count], after: place.operands, for: current)
  }

  /// The place in the command line after the words that were read.
  @MainActor private struct Position {
    /// The command so far; nil before its name.
    var command: Subcommand?
    /// The commands that can follow.
    var commands: [Subcommand]
    var operands: [String] = []
    var takesOptions = true

    /// Takes a word as an operand, or as the name of the next command.
    /// - Returns: False if a command is expected and none has that name.
    mutating func consume(_ word: String) -> Bool {
      if command?.run != nil {
        operands.append(word)
      } else if let next = commands[word] {
        (command, commands) = (next, next.subcommands)
      } else {
        return false
      }
      return true
    }
  }
}

extension Completer {
  /// The names and aliases of commands.
  private func names(of commands: [Subcommand]) -> [Suggestion] {
    commands.flatMap { command in command.names.map { Suggestion($0, command.summary(language)) } }
  }

  /// The options that can be written after a command, or before any.
  private func options(of command: Subcommand?) -> [CommandOption] {
    let help = CommandOption("help") { $0.aboutHelpOption }
    let version = CommandOption("version") { $0.aboutVersionOption }
    return (command?.options ?? []) + table.options + [help] + (command == nil ? [version] : [])
  }

  /// The long names of options; after `NAME=`, the values of that option.
  private func optionWords(of command: Subcommand?, for current: String) async -> Answer {
    let (name, attached) = ArgumentReader.sides(of: current)
    let options = options(of: command)
    guard let attached else {
      return .words(options.map { Suggestion("--\($0.name)", $0.summary(language)) })
    }
    guard let option = options.first(where: { "--\($0.name)" == name }), option.value != nil else { return .words([]) }
    guard case .words(let found) = await values(option.kind, after: [], for: attached) else {
      return await values(option.kind, after: [], for: "")
    }
    return .words(
      found.map { found in
        Suggestion("\(name)=\(found.word)", found.summary, name: found.name.map { "\(name)=\($0)" })
      })
  }

  private func values(_ kind: ValueKind, after earlier: [String], for current: String) async -> Answer {
    switch kind {
    case .text: return .words([])
    case .file: return .files
    case .folder: return .folders
    // After an error no words are offered: a shell shows no error while the user types.
    case .words(let find):
      return .words(((try? await find(earlier, language)) ?? []).map { $0.continuing(current) })
    case .list(let names):
      let head = current.lastIndex(of: ",").map { String(current[...$0]) } ?? ""
      let taken = head.split(separator: ",").map(String.init)
      return .words(names.filter { !taken.contains($0) }.map { Suggestion(head + $0) })
    }
  }
}
