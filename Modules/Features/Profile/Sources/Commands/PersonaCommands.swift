import Entities
import FeatureKit
import TerminalUI

/// `personas list|create|edit|delete|use|import|export`: what the user is in chats.
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
    guard arguments.operands.count == 1, let name = arguments.operands.first else {
      throw CommandFailure(.wrongUsage, io.language.onePersonaIsNeeded)
    }
    return try await interactor.persona(named: name)
  }

  /// Writes a persona as JSON if `--json` asks for it.
  func writeJSON(_ persona: Persona, _ io: any CommandIO) async throws {
    if io.wantsJSON { try io.write(json: PersonaEntry(persona, try await interactor.personaBindings())) }
  }

  /// Suggestions for the names of personas.
  var names: ValueKind {
    .words { _, _ in
      let all = try await interactor.personas()
      let (ids, bearers) = (all.map(\.id), Dictionary(grouping: all) { $0.name.lowercased() })
      return all.map { persona in
        bearers[persona.name.lowercased()]?.count == 1
          ? Suggestion(persona.name, persona.firstLine, longForm: "\(persona.id)")
          : Suggestion(persona.id.shortForm(among: ids), persona.name, longForm: "\(persona.id)")
      }
    }
  }
}

extension Persona {
  /// The beginning of its description, for lists.
  var firstLine: String {
    let line = description.prefix(200).prefix { !$0.isNewline }
    return line.count > 60 ? line.prefix(59) + "…" : String(line)
  }
}
