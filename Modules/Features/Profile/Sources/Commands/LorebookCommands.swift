import Entities
import FeatureKit
import TerminalUI

/// `lorebooks list|show|create|import|export|assign|delete`: texts that come into chats when their words are mentioned.
@MainActor struct LorebookCommands {
  let interactor: any LorebookCommandsInteractor

  var group: Subcommand {
    Subcommand(
      "lorebooks", summary: { $0.aboutLorebooks },
      subcommands: [list, show, create, importing, exporting, assign, delete])
  }

  private var list: Subcommand {
    Subcommand("list", summary: { $0.aboutLorebooksList }) { _, io in
      let (lorebooks, assignments) = (try await interactor.lorebooks(), try await interactor.lorebookAssignments())
      if io.wantsJSON {
        try io.write(json: lorebooks.map { LorebookItem($0, assignments) })
        return .done
      }
      let ids = lorebooks.map(\.id)
      let rows = lorebooks.map { lorebook in
        [
          lorebook.name, io.language.entries(lorebook.entryCount), io.language.use(of: lorebook, assignments),
          io.isTerminal ? lorebook.id.shortForm(among: ids) : "\(lorebook.id)",
        ]
      }
      for line in TextTable(rows).lines(aligned: io.isTerminal) { try io.writeLine(line) }
      return .done
    }
  }

  /// `lorebooks show NAME`
  private var show: Subcommand {
    Subcommand("show", operands: "NAME", takes: [names], summary: { $0.aboutLorebooksShow }) { arguments, io in
      let lorebook = try await named(arguments, io)
      let details = try await interactor.lorebookDetails(lorebook.id)
      let assignments = try await interactor.lorebookAssignments()
      if io.wantsJSON {
        try io.write(json: LorebookContents(details, assignments))
        return .done
      }
      try io.writeLine(lorebook.name)
      for line in lorebook.description.split(whereSeparator: \.isNewline) { try io.writeLine(String(line)) }
      try io.writeLine(io.language.use(of: lorebook, assignments))
      for entry in details.entries {
        try io.writeLine("")
        try io.writeLine(io.language.heading(of: entry))
        for line in entry.content.split(separator: "\n", omittingEmptySubsequences: false) {
          try io.writeLine(String(line))
        }
      }
      return .done
    }
  }

  /// The lorebook that the only operand names.
  func named(_ arguments: Arguments, _ io: any CommandIO) async throws -> Lorebook {
    try await interactor.lorebook(named: arguments.onlyOperand(or: io.language.oneLorebookIsNeeded))
  }

  /// Writes a lorebook as JSON if `--json` asks for it.
  func writeJSON(_ lorebook: Lorebook, _ io: any CommandIO) async throws {
    if io.wantsJSON { try io.write(json: LorebookItem(lorebook, try await interactor.lorebookAssignments())) }
  }

  /// Suggestions for the names of lorebooks.
  var names: ValueKind {
    .words { _, language in
      let all = try await interactor.lorebooks()
      return Suggestion.suggestions(for: all.map { ($0.id, $0.name, language.entries($0.entryCount)) })
    }
  }
}
