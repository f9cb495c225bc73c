import Entities
import FeatureKit
import TerminalUI

/// `personas list|create|edit|delete|use|import|export`: the names and descriptions that the user has in chats.
@MainActor struct PersonaCommands {
  let interactor: any PersonaCommandsInteractor

  var group: Subcommand {
    Subcommand(
      "personas", summary: { $0.aboutPersonas }, subcommands: [list, create, edit, delete, use, importing, exporting])
  }

  private var list: Subcommand {
    Subcommand("list", summary: { $0.aboutPersonasList }) { _, io in
      let (personas, bindings) = (try await interactor.personas(), try await interactor.personaBindings())
      if io.wantsJSON {
        try io.write(json: personas.map { PersonaEntry($0, bindings) })
        return .done
      }
      let ids = personas.map(\.id)
      let rows = personas.map { persona in
        [
          persona.name, io.language.places(of: persona.id, bindings), persona.firstLine,
          io.isTerminal ? persona.id.shortForm(among: ids) : "\(persona.id)",
        ]
      }
      for line in TextTable(rows).lines(aligned: io.isTerminal) { try io.writeLine(line) }
      return .done
    }
  }

  /// The persona that the only operand names.
  func named(_ arguments: Arguments, _ io: any CommandIO) async throws -> Persona {
    try await interactor.persona(named: arguments.onlyOperand(or: io.language.onePersonaIsNeeded))
  }

  /// Writes a persona as JSON if `--json` asks for it.
  func writeJSON(_ persona: Persona, _ io: any CommandIO) async throws {
    if io.wantsJSON { try io.write(json: PersonaEntry(persona, try await interactor.personaBindings())) }
  }

  /// Suggestions for the names of personas.
  var names: ValueKind {
    .words { _, _ in
      Suggestion.suggestions(for: try await interactor.personas().map { ($0.id, $0.name, $0.firstLine) })
    }
  }
}

extension Persona {
  /// The beginning of its description, for lists.
  var firstLine: String { description.beginning }
}
