import Entities
import FeatureKit
import TerminalUI

/// `avatars list [--kind KIND]`: the characters to talk with, for people and for scripts.
@MainActor struct AvatarCommands {
  let interactor: any AvatarCommandsInteractor

  var group: Subcommand {
    Subcommand("avatars", summary: { $0.aboutAvatars }, subcommands: [list])
  }

  private var list: Subcommand {
    let kind = CommandOption("kind", value: "KIND") { $0.aboutKindOption }
    return Subcommand("list", options: [kind], summary: { $0.aboutAvatarsList }, run: run)
  }

  private func run(_ arguments: Arguments, _ io: any CommandIO) async throws -> ExitCode {
    if let word = arguments.operands.first { throw CommandFailure(.wrongUsage, io.language.tooManyWords(word)) }
    let kind = try arguments.value(of: "kind").map { try self.kind(named: $0, io.language) }
    let avatars = try await interactor.allAvatars().filter { kind == nil || $0.character == kind }
    if io.wantsJSON {
      try io.write(json: avatars.map { AvatarEntry($0, in: io.language) })
    } else {
      let table = AvatarTable(avatars: avatars, language: io.language)
      for line in table.lines(aligned: io.isTerminal) { try io.writeLine(line) }
    }
    return .done
  }

  private func kind(named name: String, _ language: Language) throws(CommandFailure) -> CharacterOption {
    if let kind = CharacterOption(rawValue: name.lowercased()) { return kind }
    let known = CharacterOption.allCases.map(\.rawValue).joined(separator: ", ")
    throw CommandFailure(.wrongUsage, language.unknownKind(name, known: known))
  }
}
