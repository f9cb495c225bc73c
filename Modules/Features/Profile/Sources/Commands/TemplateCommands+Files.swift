import Entities
import FeatureKit
import TerminalUI

extension TemplateCommands {
  /// The largest JSON file in bytes, and the most templates of one import.
  private static let longestFile = 16 << 20, most = 1_000

  /// `templates import FILE…`: adds the templates that are not here yet. A JSON file has them as `export` writes them.
  /// Any other file is one template: its text, under the file's name. The path `-` is standard input, with JSON. A file
  /// that cannot be used is named, and the others are imported.
  var importing: Subcommand {
    Subcommand(
      "import", operands: "FILE…", takes: [.file],
      options: [CommandOption("replace") { $0.aboutTemplatesReplace }], summary: { $0.aboutTemplatesImport }
    ) { arguments, io in
      guard !arguments.operands.isEmpty else { throw CommandFailure(.wrongUsage, io.language.templateFilesAreNeeded) }
      var (found, failed): ([PromptTemplate], ExitCode?) = ([], nil)
      for path in arguments.operands {
        do {
          found += try await templates(at: path, io)
        } catch let failure as CommandFailure {
          // A missing file decides the exit code.
          if failed != .missing { failed = failure.code }
          if arguments.operands.count == 1 { throw failure }
          let reason = io.language(failure.words)
          io.warn(reason.contains(path) ? reason : "\(path): \(reason)")
        }
      }
      if found.isEmpty, let failed { return failed }
      guard found.count <= Self.most else {
        throw CommandFailure(.wrongUsage, io.language.tooManyTemplates(Self.most))
      }
      let (added, refused) = try await add(found, replacing: arguments.has("replace"), io)
      if io.wantsJSON {
        try io.write(json: added.map(TemplateEntry.init))
      } else {
        for template in added { try io.writeLine(template.name) }
      }
      io.warn(io.language.imported(added.count, present: found.count - added.count - refused, refused))
      return failed ?? (refused > 0 ? .failed : .done)
    }
  }

  private func templates(at path: String, _ io: any CommandIO) async throws -> [PromptTemplate] {
    if path == "-" || path.lowercased().hasSuffix(".json") {
      let entries = try await io.read(json: path, as: [TemplateEntry].self, atMost: Self.longestFile)
      return entries.map { PromptTemplate(name: $0.name.templateName, text: $0.text) }
    }
    let bytes = try await io.readFile(path, atMost: PromptTemplate.longestText + 4)
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw CommandFailure(.wrongUsage, io.language.templateIsNoText(path))
    }
    let name = path.split(separator: "/").last ?? ""
    let end = name.lastIndex(of: ".") ?? name.endIndex
    // A file may have spaces and dots in its name.
    let clean = String(name[..<end]).templateName.map { PromptTemplate.isName("a\($0)") ? $0 : "-" }
    return [PromptTemplate(name: String(clean), text: text)]
  }

  /// Adds the templates that are not here yet. One with the name of another template replaces it, or else is refused.
  /// - Parameter replacing: Whether a template may replace another one.
  /// - Returns: The templates that were stored, and the number of those that were refused.
  private func add(
    _ templates: [PromptTemplate], replacing: Bool, _ io: any CommandIO
  ) async throws -> ([PromptTemplate], refused: Int) {
    var known = Dictionary(
      try await interactor.templates().templates.map { ($0.name, $0.text) }, uniquingKeysWith: { $1 })
    var (added, refused): ([PromptTemplate], Int) = ([], 0)
    for template in templates where known[template.name]?.trimmed != template.text.trimmed {
      do {
        let old = replacing && known[template.name] != nil ? template.name : nil
        try await interactor.saveTemplate(template, replacing: old)
        known[template.name] = template.text
        added.append(template)
      } catch let error as any UserErrorConvertible & ExplainedError where error.userError != nil {
        refused += 1
        io.warn("\(template.name.prefix(60)): \(io.language(LocalizedText(explaining: error)))")
      }
    }
    return (added, refused)
  }

  /// `templates export [NAME…]`: writes them, or all, to standard output.
  var exporting: Subcommand {
    Subcommand("export", operands: "[NAME…]", takes: [names], summary: { $0.aboutTemplatesExport }) { arguments, io in
      var templates: [PromptTemplate] = []
      for name in arguments.operands { templates.append(try await template(name, io)) }
      if arguments.operands.isEmpty { templates = try await interactor.templates().templates }
      try io.write(json: templates.map(TemplateEntry.init))
      return .done
    }
  }
}
