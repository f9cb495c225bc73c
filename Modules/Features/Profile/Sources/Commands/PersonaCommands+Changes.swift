import Entities
import FeatureKit
import TerminalUI

extension PersonaCommands {
  private static let fields = [
    CommandOption("description", value: "TEXT") { $0.aboutPersonaDescription },
    CommandOption("message-color", value: "COLOR", kind: .oneOf(ProfileColor.allCases.map(\.rawValue) + ["none"])) {
      $0.aboutPersonaColor
    },
    CommandOption("picture", value: "FILE", kind: .file) { $0.aboutPersonaPicture },
  ]

  /// `personas create NAME [--description TEXT] [--message-color COLOR] [--picture FILE]`
  var create: Subcommand {
    Subcommand("create", operands: "NAME", options: Self.fields, summary: { $0.aboutPersonasCreate }) {
      arguments, io in
      var draft = PersonaDraft(name: try arguments.onlyOperand(or: io.language.onePersonaIsNeeded))
      try apply(arguments, to: &draft, io)
      draft.picturePath = arguments.value(of: "picture") ?? ""
      _ = try await interactor.ensureProfile()
      let persona = try await interactor.createPersona(draft)
      if io.wantsJSON { try await writeJSON(persona, io) } else { try io.writeLine("\(persona.id)") }
      return .done
    }
  }

  /// `personas edit NAME [--name NEW] [--description TEXT] [--message-color COLOR] [--picture FILE]`
  var edit: Subcommand {
    let name = CommandOption("name", value: "NEW") { $0.aboutPersonaName }
    let options = [name] + Self.fields
    return Subcommand(
      "edit", operands: "NAME", takes: [names], options: options, summary: { $0.aboutPersonasEdit }
    ) { arguments, io in
      let persona = try await named(arguments, io)
      guard options.contains(where: { arguments.has($0.name) }) else {
        throw CommandFailure(.wrongUsage, io.language.personaChangeIsNeeded)
      }
      var draft = PersonaDraft(persona)
      try apply(arguments, to: &draft, io)
      if let name = arguments.value(of: "name") { draft.name = name }
      let picture: PictureChange =
        switch arguments.value(of: "picture") {
        case nil: .kept
        case ""?: .removed
        case let path?: .file(path)
        }
      try await writeJSON(try await interactor.changePersona(persona.id, to: draft, picture: picture), io)
      return .done
    }
  }

  private func apply(_ arguments: Arguments, to draft: inout PersonaDraft, _ io: any CommandIO) throws(CommandFailure) {
    if let text = arguments.value(of: "description") { draft.description = text }
    guard let name = arguments.value(of: "message-color")?.lowercased() else { return }
    let color = ProfileColor(rawValue: name)
    guard color != nil || name == "none" else {
      let known = ProfileColor.allCases.map(\.rawValue).joined(separator: ", ")
      throw CommandFailure(.wrongUsage, io.language.unknownColor(name, known: known + ", none"))
    }
    draft.color = color
  }

  /// `personas delete NAME [--yes]`
  var delete: Subcommand {
    Subcommand(
      "delete", operands: "NAME", takes: [names],
      options: [.yes], summary: { $0.aboutPersonasDelete }
    ) { arguments, io in
      let persona = try await named(arguments, io)
      let question = io.language.deletePersonaQuestion(persona.name)
      guard try await arguments.agrees(to: question, io) else { return .failed }
      let entry = PersonaEntry(persona, try await interactor.personaBindings())
      _ = try await interactor.deletePersona(persona.id)
      if io.wantsJSON { try io.write(json: entry) }
      return .done
    }
  }
}
