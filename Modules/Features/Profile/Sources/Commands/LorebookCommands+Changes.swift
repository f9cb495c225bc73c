import Entities
import FeatureKit
import TerminalUI

extension LorebookCommands {
  /// `lorebooks create NAME [--description TEXT]`
  var create: Subcommand {
    Subcommand(
      "create", operands: "NAME",
      options: [CommandOption("description", value: "TEXT") { $0.aboutLorebookDescription }],
      summary: { $0.aboutLorebooksCreate }
    ) { arguments, io in
      let name = try arguments.onlyOperand(or: io.language.oneLorebookIsNeeded)
      _ = try await interactor.ensureProfile()
      let lorebook = try await interactor.createLorebook(
        LorebookDraft(name: name, description: arguments.value(of: "description") ?? ""))
      if io.wantsJSON { try await writeJSON(lorebook, io) } else { try io.writeLine("\(lorebook.id)") }
      return .done
    }
  }

  /// `lorebooks assign NAME [--none] [--character NAME]… [--chat ID]… [--all]`: adds places to those that the lorebook
  /// has. `--none` removes those first.
  var assign: Subcommand {
    Subcommand(
      "assign", operands: "NAME", takes: [names],
      options: [
        CommandOption("character", value: "NAME") { $0.aboutAssignCharacter },
        CommandOption("chat", value: "ID") { $0.aboutAssignChat }, CommandOption("all") { $0.aboutAssignAll },
        CommandOption("none") { $0.aboutAssignNone },
      ], summary: { $0.aboutLorebooksAssign }
    ) { arguments, io in
      guard ["character", "chat", "all", "none"].contains(where: { arguments.has($0) }) else {
        throw CommandFailure(.wrongUsage, io.language.onePlaceIsNeeded)
      }
      let lorebook = try await named(arguments, io)
      var scopes: Set<ChatScope> = []
      if !arguments.has("none") {
        scopes = Set(
          try await interactor.lorebookAssignments().filter { $0.lorebook == lorebook.id }.map(\.scope))
      }
      try await interactor.assignLorebook(lorebook.id, to: scopes.union(try await self.scopes(of: arguments, io)))
      try await writeJSON(lorebook, io)
      return .done
    }
  }

  /// The scopes that the options name.
  private func scopes(of arguments: Arguments, _ io: any CommandIO) async throws -> Set<ChatScope> {
    var scopes: Set<ChatScope> = arguments.has("all") ? [.everywhere] : []
    for name in arguments.values(of: "character") {
      scopes.insert(.character(try await interactor.avatar(named: name).id))
    }
    for text in arguments.values(of: "chat") {
      guard let chat = try await interactor.conversation(named: text) else {
        throw CommandFailure(.missing, io.language.noSuchChat(text))
      }
      scopes.insert(.chat(chat.id))
    }
    return scopes
  }

  /// `lorebooks delete NAME [--yes]`
  var delete: Subcommand {
    Subcommand(
      "delete", operands: "NAME", takes: [names],
      options: [.yes], summary: { $0.aboutLorebooksDelete }
    ) { arguments, io in
      let lorebook = try await named(arguments, io)
      let question = io.language.deleteLorebookQuestion(lorebook.name)
      guard try await arguments.agrees(to: question, io) else { return .failed }
      let item = LorebookItem(lorebook, try await interactor.lorebookAssignments())
      _ = try await interactor.deleteLorebook(lorebook.id)
      if io.wantsJSON { try io.write(json: item) }
      return .done
    }
  }
}
