import Entities
import FeatureKit
import TerminalUI

extension PersonaCommands {
  /// The largest file of personas in bytes.
  private static let longestFile = 16 << 20
  /// The most personas in one file.
  private static let mostPersonas = 10_000

  /// `personas import FILE`: adds the personas that are not here yet.
  var importing: Subcommand {
    Subcommand("import", operands: "FILE", takes: [.file], summary: { $0.aboutPersonasImport }) { arguments, io in
      let path = try arguments.onlyOperand(or: io.language.onePersonaFile)
      let file = try await io.read(json: path, as: PersonaFile.self, atMost: Self.longestFile)
      guard file.entries.count <= Self.mostPersonas else {
        throw CommandFailure(.wrongUsage, io.language.tooManyPersonas(Self.mostPersonas))
      }
      _ = try await interactor.ensureProfile()
      let (added, refused) = try await add(file.entries, io)
      let bindings = try await interactor.personaBindings()
      if io.wantsJSON {
        try io.write(json: added.map { PersonaEntry($0, bindings) })
      } else {
        for persona in added { try io.writeLine("\(persona.id)\t\(persona.name)") }
      }
      io.warn(io.language.imported(added.count, present: file.entries.count - added.count - refused, refused))
      return refused > 0 ? .failed : .done
    }
  }

  /// Adds the entries that are not here yet. An entry is here already if a persona has its name and its description.
  /// - Returns: The new personas, and the number of entries that are not valid.
  private func add(_ entries: [PersonaFile.Entry], _ io: any CommandIO) async throws -> ([Persona], refused: Int) {
    var known = Set(try await interactor.personas().map(Key.init))
    let hasDefault = try await interactor.personaBindings().contains { $0.scope == .everywhere }
    var (added, refused): ([Persona], Int) = ([], 0)
    for entry in entries where !known.contains(Key(entry.draft)) {
      do {
        let persona = try await interactor.createPersona(entry.draft)
        known.insert(Key(persona))
        added.append(persona)
        // The user's own choice stays.
        if entry.isDefault == true, !hasDefault { try await interactor.usePersona(persona.id, in: .everywhere) }
      } catch let error as any UserErrorConvertible & ExplainedError {
        refused += 1
        io.warn("\(entry.name.prefix(60)): \(io.language(LocalizedText(explaining: error)))")
      }
    }
    return (added, refused)
  }

  /// What makes two personas the same on an import.
  private struct Key: Hashable {
    let name: String, description: String

    init(_ persona: Persona) { (name, description) = (persona.name, persona.description) }

    init(_ draft: PersonaDraft) {
      (name, description) = (draft.name.visiblyTrimmed, draft.description.visiblyTrimmed)
    }
  }

  /// `personas export [NAME…]`: writes them, or all, to standard output.
  var exporting: Subcommand {
    Subcommand("export", operands: "[NAME…]", takes: [names], summary: { $0.aboutPersonasExport }) { arguments, io in
      var personas: [Persona] = []
      for name in arguments.operands { personas.append(try await interactor.persona(named: name)) }
      if arguments.operands.isEmpty { personas = try await interactor.personas() }
      let bindings = try await interactor.personaBindings()
      try io.write(json: personas.map { PersonaEntry($0, bindings) })
      return .done
    }
  }
}
