import Entities
import FeatureKit
import TerminalUI

extension PersonaCommands {
  /// `personas use NAME|--none --chat ID|--character NAME|--default`
  var use: Subcommand {
    Subcommand(
      "use", operands: "[NAME]", takes: [names],
      options: [
        CommandOption("chat", value: "ID") { $0.aboutUseChat },
        CommandOption("character", value: "NAME") { $0.aboutUseCharacter },
        CommandOption("default") { $0.aboutUseDefault }, CommandOption("none") { $0.aboutUseNone },
      ], summary: { $0.aboutPersonasUse }
    ) { arguments, io in
      let isNone = arguments.has("none")
      guard arguments.operands.count == (isNone ? 0 : 1) else {
        throw CommandFailure(.wrongUsage, io.language.onePersonaOrNone)
      }
      let scope = try await scope(of: arguments, io)
      let persona = isNone ? nil : try await named(arguments, io)
      try await interactor.usePersona(persona?.id, in: scope)
      if let persona { try await writeJSON(persona, io) } else if io.wantsJSON { try io.write(json: persona.map(\.id)) }
      return .done
    }
  }

  /// The only scope that the options name.
  private func scope(of arguments: Arguments, _ io: any CommandIO) async throws -> ChatScope {
    guard ["chat", "character", "default"].count(where: { arguments.has($0) }) == 1 else {
      throw CommandFailure(.wrongUsage, io.language.oneScopeIsNeeded)
    }
    if let name = arguments.value(of: "character") { return .character(try await interactor.avatar(named: name).id) }
    guard let text = arguments.value(of: "chat") else { return .everywhere }
    guard let chat = try await interactor.conversation(named: text) else {
      throw CommandFailure(.missing, io.language.noSuchChat(text))
    }
    return .chat(chat.id)
  }
}
