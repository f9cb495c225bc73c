import Entities
import FeatureKit

extension AskCommand {
  /// Prints what would be sent. Nothing is sent, begun or stored.
  func show(_ question: UserTurn, at place: AskPlace) async throws -> ExitCode {
    let report = try await checks.report(of: question, at: place)
    checks.warnOfLength(report)
    if io.wantsJSON {
      try io.write(json: PromptRecord(report))
      return .done
    }
    for fact in io.language.facts(of: report) { try io.writeLine(fact) }
    for part in report.parts {
      try io.writeLine("\n[\(io.language.heading(of: part))]")
      for picture in part.pictures { try io.writeLine(io.language.label(of: picture)) }
      if part.text.isEmpty { continue }
      // The texts of the user and of a model are printed unchanged. An avatar may come from an untrusted file, so its
      // control characters are removed.
      if part.source.isSpoken { try io.write(part.text + "\n") } else { try io.writeLine(part.text) }
    }
    return .done
  }
}

extension PromptReport.Part.Source {
  /// Whether its text is the user's or a reply.
  fileprivate var isSpoken: Bool {
    switch self {
    case .message, .question, .instruction, .preset, .persona, .note: true
    case .systemPrompt, .description, .personality, .scenario, .lore, .depthPrompt, .example, .postHistory, .summary,
      .opening, .greeting:
      false
    }
  }
}
