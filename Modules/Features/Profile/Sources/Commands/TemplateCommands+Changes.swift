import Entities
import FeatureKit
import TerminalUI

extension TemplateCommands {
  /// `templates create NAME [TEXT…]`: without TEXT, standard input is the text.
  var create: Subcommand {
    Subcommand("create", operands: "NAME [TEXT…]", summary: { $0.aboutTemplatesCreate }) { arguments, io in
      try await save(arguments, io)
    }
  }

  /// `templates edit NAME [--name NEW] [TEXT…]`: without TEXT and without `--name`, standard input is the text.
  var edit: Subcommand {
    Subcommand(
      "edit", operands: "NAME [TEXT…]", takes: [names],
      options: [CommandOption("name", value: "NEW") { $0.aboutTemplateName }], summary: { $0.aboutTemplatesEdit }
    ) { arguments, io in
      try await save(arguments, io, isEdit: true)
    }
  }

  /// Saves the template that the first operand names: a new one, or an earlier one with its changes.
  private func save(_ arguments: Arguments, _ io: any CommandIO, isEdit: Bool = false) async throws -> ExitCode {
    guard let typed = arguments.operands.first else {
      throw CommandFailure(.wrongUsage, io.language.oneTemplateIsNeeded)
    }
    let earlier = isEdit ? try await template(typed, io) : PromptTemplate(name: typed.templateName, text: "")
    let name = arguments.value(of: "name")?.templateName
    // A new name alone must not wait for standard input, which a script may leave open.
    let text = name == nil || arguments.operands.count > 1 ? try await text(in: arguments, io) : nil
    guard name != nil || text != nil else {
      let needed = isEdit ? io.language.templateChangeIsNeeded : io.language.templateTextIsNeeded
      throw CommandFailure(.wrongUsage, needed)
    }
    let template = PromptTemplate(name: name ?? earlier.name, text: text ?? earlier.text)
    try await interactor.saveTemplate(template, replacing: isEdit ? earlier.name : nil)
    try write(template, io)
    return .done
  }

  /// `templates delete NAME [--yes]`
  var delete: Subcommand {
    Subcommand(
      "delete", operands: "NAME", takes: [names],
      options: [.yes], summary: { $0.aboutTemplatesDelete }
    ) { arguments, io in
      let template = try await named(arguments, io)
      let question = io.language.deleteTemplateQuestion(template.name)
      guard try await arguments.agrees(to: question, io) else { return .failed }
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
