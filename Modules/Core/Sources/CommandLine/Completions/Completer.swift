import FeatureKit
import TerminalUI

/// Finds what can be written where the user pressed Tab, from what the commands say of themselves.
@MainActor struct Completer {
  /// What a shell can offer.
  enum Answer: Hashable {
    case words([Suggestion])
    case files, folders
  }

  let commands: [Subcommand]
  /// The options of every command.
  let options: [CommandOption]
  let language: Language

  /// What can stand for the last of the words, which may be empty. The others were written before it.
  func answer(for words: [String]) async -> Answer {
    let current = words.last ?? ""
    var place = Position(commands: commands)
    var rest = words.dropLast()
    while let word = rest.popFirst() {
      guard place.takesOptions, word.hasPrefix("-"), word != "-" else {
        guard place.consume(word) else { return .words([]) }
        continue
      }
      if word == "--" { place.takesOptions = false }
      guard !word.contains("="), let option = option(word, of: place.command), option.value != nil else { continue }
      if rest.popFirst() == nil { return await values(option.kind, after: [], for: current) }
    }
    if place.takesOptions, current.hasPrefix("-") { return await optionWords(of: place.command, for: current) }
    if place.command?.run == nil { return .words(place.commands.map { Suggestion($0.name, $0.summary(language)) }) }
    guard let kinds = place.command?.operandKinds, kinds.indices.contains(place.operands.count) else {
      return .words([])
    }
    return await values(kinds[place.operands.count], after: place.operands, for: current)
  }

  /// Where the words lead to.
  @MainActor private struct Position {
    /// The command so far; nil before its name.
    var command: Subcommand?
    /// What can be called next.
    var commands: [Subcommand]
    var operands: [String] = []
    var takesOptions = true

    /// Whether a word leads on.
    mutating func consume(_ word: String) -> Bool {
      if command?.run != nil {
        operands.append(word)
      } else if let next = commands.first(where: { $0.name == word }) {
        (command, commands) = (next, next.subcommands)
      } else {
        return false
      }
      return true
    }
  }
}

extension Completer {
  private func allOptions(of command: Subcommand?) -> [CommandOption] {
    let help = CommandOption("help") { $0.aboutHelpOption }
    let version = CommandOption("version") { $0.aboutVersionOption }
    return (command?.options ?? []) + options + [help] + (command == nil ? [version] : [])
  }

  private func option(_ word: String, of command: Subcommand?) -> CommandOption? {
    allOptions(of: command).first { "--\($0.name)" == word || $0.letter.map { "-\($0)" } == word }
  }

  /// Options by their long names; the values of one, when it is followed by `=`.
  private func optionWords(of command: Subcommand?, for current: String) async -> Answer {
    let sides = current.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    guard sides.count > 1 else {
      return .words(allOptions(of: command).map { Suggestion("--\($0.name)", $0.summary(language)) })
    }
    guard let option = option(String(sides[0]), of: command), option.value != nil else { return .words([]) }
    guard case .words(let found) = await values(option.kind, after: [], for: String(sides[1])) else {
      return await values(option.kind, after: [], for: "")
    }
    return .words(found.map { Suggestion("\(sides[0])=\($0.word)", $0.summary) })
  }

  private func values(_ kind: ValueKind, after earlier: [String], for current: String) async -> Answer {
    switch kind {
    case .text: return .words([])
    case .file: return .files
    case .folder: return .folders
    // What cannot be found out is not offered: there is no place to say why at a press of Tab.
    case .words(let find): return .words((try? await find(earlier, language)) ?? [])
    case .list(let names):
      let head = current.lastIndex(of: ",").map { String(current[...$0]) } ?? ""
      let taken = head.split(separator: ",").map(String.init)
      return .words(names.filter { !taken.contains($0) }.map { Suggestion(head + $0) })
    }
  }
}
