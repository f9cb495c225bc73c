import Entities
import FeatureKit

extension AskCommand {
  /// Prints what would be sent. Nothing is sent, begun or stored.
  /// - Throws: Where the question would be refused without a model, the same.
  func show(_ question: UserTurn, to target: AskRequest.Target) async throws -> ExitCode {
    try await requireModel(for: target)
    let report = try await report(of: question, to: target)
    warnOfLength(report)
    if io.wantsJSON {
      try io.write(json: PromptRecord(report))
      return .done
    }
    for fact in io.language.facts(of: report) { try io.writeLine(fact) }
    for part in report.parts {
      try io.writeLine("\n[\(io.language.heading(of: part))]")
      for picture in part.pictures { try io.writeLine(io.language.label(of: picture)) }
      if part.text.isEmpty { continue }
      // What the user says and what a model said are shown as they are. An avatar may come from a file of others.
      if part.source.isSpoken { try io.write(part.text + "\n") } else { try io.writeLine(part.text) }
    }
    return .done
  }

  private func report(of question: UserTurn, to target: AskRequest.Target) async throws -> PromptReport {
    switch try await place(of: target) {
    case .known(let conversation): try await interactor.promptReport(of: question, in: conversation.id)
    case .new(let avatar): try await interactor.promptReport(of: question, toBeginWith: avatar.id)
    }
  }
}

extension PromptReport.Part.Source {
  /// Whether its words are the user's or a reply.
  fileprivate var isSpoken: Bool {
    switch self {
    case .message, .question, .instruction, .preset: true
    case .avatar, .summary, .opening, .greeting: false
    }
  }
}
