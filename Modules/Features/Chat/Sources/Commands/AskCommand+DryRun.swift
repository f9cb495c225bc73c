import Entities
import FeatureKit

extension AskCommand {
  /// Prints what would be sent. Nothing is sent, begun or stored.
  func show(_ question: UserTurn, to target: AskRequest.Target) async throws -> ExitCode {
    let report = try await report(of: question, to: target)
    warnOfLength(report)
    try await warnOfMissingModel(for: target)
    if io.wantsJSON {
      try io.write(json: PromptRecord(report))
      return .done
    }
    let parts = report.parts.map { part in
      (["[\(io.language.heading(of: part))]"] + part.pictures.map(io.language.label)
        + (part.text.isEmpty ? [] : [part.text])).joined(separator: "\n")
    }
    try io.writeLine(([io.language.facts(of: report).joined(separator: "\n")] + parts).joined(separator: "\n\n"))
    return .done
  }

  private func report(of question: UserTurn, to target: AskRequest.Target) async throws -> PromptReport {
    switch try await place(of: target) {
    case .known(let conversation): try await interactor.promptReport(of: question, in: conversation.id)
    case .new(let avatar): try await interactor.promptReport(of: question, toBeginWith: avatar.id)
    }
  }
}
