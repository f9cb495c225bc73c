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
      // The messages of the user and of a model are printed unchanged. An avatar may come from an untrusted file, and
      // macros bring its texts into all others, so control characters are removed from them.
      if part.source.isSpoken { try io.write(part.text + "\n") } else { try io.writeLine(part.text) }
    }
    return .done
  }
}

extension PromptReport.Part.Source {
  /// Whether it is a message of the user or a reply.
  fileprivate var isSpoken: Bool {
    switch self {
    case .message, .question: true
    case .systemPrompt, .description, .persona, .personality, .scenario, .lore, .note, .depthPrompt, .preset,
      .instruction, .example, .postHistory, .summary, .opening, .greeting:
      false
    }
  }
}
