import Entities
import FeatureKit
import TerminalUI

/// `templates list|show|create|edit|delete|import|export`: prompts to use again.
@MainActor struct TemplateCommands {
  let interactor: any TemplateCommandsInteractor

  var group: Subcommand {
    Subcommand(
      "templates", summary: { $0.aboutTemplates },
      subcommands: [list, show, create, edit, delete, importing, exporting])
  }

  private var list: Subcommand {
    Subcommand("list", summary: { $0.aboutTemplatesList }) { _, io in
      let found = try await interactor.templates()
      for problem in found.problems { io.warn(io.language(problem)) }
      if io.wantsJSON {
        try io.write(json: found.templates.map(TemplateEntry.init))
        return .done
      }
      let rows = found.templates.map { [$0.name, io.language.list($0.variables), $0.firstLine] }
      for line in TextTable(rows).lines(aligned: io.isTerminal) { try io.writeLine(line) }
      return .done
    }
  }

  private var show: Subcommand {
    Subcommand("show", operands: "NAME", takes: [names], summary: { $0.aboutTemplatesShow }) { arguments, io in
      let template = try await named(arguments, io)
      if io.wantsJSON { try io.write(json: TemplateEntry(template)) } else { try io.write(template.text + "\n") }
      return .done
    }
  }

  /// The template that the only operand names.
  func named(_ arguments: Arguments, _ io: any CommandIO) async throws -> PromptTemplate {
    try await template(arguments.onlyOperand(or: io.language.oneTemplateIsNeeded), io)
  }

  /// The template with a name, also with a slash before it.
  func template(_ typed: String, _ io: any CommandIO) async throws -> PromptTemplate {
    let name = typed.templateName, found = try await interactor.templates()
    guard let template = found.templates.first(where: { $0.name == name }) else {
      throw CommandFailure(.missing, io.language.noSuchTemplate(name, known: found.templates.map(\.name)))
    }
    return template
  }

  /// Suggestions for the names of templates.
  var names: ValueKind {
    .words { _, _ in try await interactor.templates().templates.map { Suggestion($0.name, $0.firstLine) } }
  }
}

extension String {
  /// The name of a template as it was typed: without the slash before it, in small letters.
  var templateName: String { String(trimmed.drop { $0 == "/" }).lowercased() }
}
