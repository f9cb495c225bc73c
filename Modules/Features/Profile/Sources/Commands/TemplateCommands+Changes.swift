import Entities
import FeatureKit
import TerminalUI

extension TemplateCommands {
  /// `templates create NAME [TEXT…]`: without a text it is standard input.
  var create: Subcommand {
    Subcommand("create", operands: "NAME [TEXT…]", summary: { $0.aboutTemplatesCreate }) { arguments, io in
      guard let name = arguments.operands.first?.templateName else {
        throw CommandFailure(.wrongUsage, io.language.oneTemplateIsNeeded)
      }
      guard let text = try await text(in: arguments, io) else {
        throw CommandFailure(.wrongUsage, io.language.templateTextIsNeeded)
      }
      let template = PromptTemplate(name: name, text: text)
      try await interactor.saveTemplate(template, replacing: nil)
      try write(template, io)
      return .done
    }
  }

  /// `templates edit NAME [--name NEW] [TEXT…]`: without a text it is standard input, if anything is there.
  var edit: Subcommand {
    Subcommand(
      "edit", operands: "NAME [TEXT…]", takes: [names],
      options: [CommandOption("name", value: "NEW") { $0.aboutTemplateName }], summary: { $0.aboutTemplatesEdit }
    ) { arguments, io in
      guard let typed = arguments.operands.first else {
        throw CommandFailure(.wrongUsage, io.language.oneTemplateIsNeeded)
      }
      var template = try await template(typed, io)
      let old = template.name
      let new = arguments.value(of: "name")?.templateName
      // A new name alone must not wait for standard input, which a script may leave open.
      let text = new == nil || arguments.operands.count > 1 ? try await text(in: arguments, io) : nil
      guard new != nil || text != nil else { throw CommandFailure(.wrongUsage, io.language.templateChangeIsNeeded) }
      template = PromptTemplate(name: new ?? old, text: text ?? template.text)
      try await interactor.saveTemplate(template, replacing: old)
      try write(template, io)
      return .done
    }
  }

  /// `templates delete NAME [--yes]`
  var delete: Subcommand {
    Subcommand(
      "delete", operands: "NAME", takes: [names],
      options: [CommandOption("yes", letter: "y") { $0.aboutPersonaYes }], summary: { $0.aboutTemplatesDelete }
    ) { arguments, io in
      let template = try await named(arguments, io)
      if !arguments.has("yes") {
        guard let answer = try await io.confirm(io.language.deleteTemplateQuestion(template.name)) else {
          throw CommandFailure(.wrongUsage, io.language.personaYesIsNeeded)
        }
        guard answer else { return .failed }
      }
      try write(try await interactor.deleteTemplate(named: template.name), io)
      return .done
    }
  }

  /// The words after the name, or standard input; nil for neither.
  private func text(in arguments: Arguments, _ io: any CommandIO) async throws -> String? {
    let words = arguments.operands.dropFirst().joined(separator: " ")
    if !words.isEmpty { return words }
    return try await io.readInput().flatMap { $0.trimmed.isEmpty ? nil : $0 }
  }

  /// Writes a template as JSON if `--json` asks for it.
  private func write(_ template: PromptTemplate, _ io: any CommandIO) throws {
    if io.wantsJSON { try io.write(json: TemplateEntry(template)) }
  }
}
