import Entities
import FeatureKit
import TerminalUI

/// `avatars list|show|create|edit|import|export|delete`: the avatars to talk with, in a table or as JSON, and the
/// user's own.
@MainActor struct AvatarCommands {
  let interactor: any AvatarCommandsInteractor & CharacterModelInteractor

  var group: Subcommand {
    Subcommand(
      "avatars", aliases: ["characters"], summary: { $0.aboutAvatars },
      subcommands: [list, show, create, edit, importing, exporting, delete])
  }

  private var list: Subcommand {
    let kind = CommandOption("kind", value: "KIND", kind: .oneOf(CharacterOption.self)) { $0.aboutKindOption }
    return Subcommand("list", options: [kind], summary: { $0.aboutAvatarsList }, run: run)
  }

  private func run(_ arguments: Arguments, _ io: any CommandIO) async throws -> ExitCode {
    let kind: CharacterOption? = try Self.choice("kind", arguments, io.language)
    let all = try await interactor.allAvatars()
    let avatars = all.filter { kind == nil || $0.character == kind && !$0.isAssistant }
    if io.wantsJSON {
      try io.write(json: avatars.map { AvatarEntry($0, in: io.language) })
    } else {
      let table = TextTable(avatars: avatars, among: all, language: io.language, hasShortIDs: io.isTerminal)
      for line in table.lines(aligned: io.isTerminal) { try io.writeLine(line) }
    }
    return .done
  }

  /// The avatar that the only operand names.
  func named(_ arguments: Arguments, _ io: any CommandIO) async throws -> Avatar {
    try await interactor.avatar(named: arguments.onlyOperand(or: io.language.oneAvatarIsNeeded))
  }

  /// The value of an option with a few values; nil when it is not given.
  static func choice<Choice: CaseIterable & RawRepresentable<String>>(
    _ option: String, _ arguments: Arguments, _ language: Language
  ) throws(CommandFailure) -> Choice? {
    guard let name = arguments.value(of: option) else { return nil }
    if let choice = Choice(rawValue: name.lowercased()) { return choice }
    let known = Choice.allCases.map(\.rawValue).joined(separator: ", ")
    throw CommandFailure(.wrongUsage, language.unknownChoice(name, of: option, known: known))
  }
}
