import Entities
import FeatureKit

extension AskCommand {
  /// Prints what would be sent. Nothing is sent, begun or stored.
  func show(_ question: UserTurn, to target: AskRequest.Target) async throws -> ExitCode {
    let report = try await report(of: question, to: target)
    warnOfLength(report)
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
    let avatar: Avatar
    switch target {
    case .chat(let name):
      return try await interactor.promptReport(of: question, in: try await conversation(named: name).id)
    case .latest(nil):
      if let latest = try await interactor.conversations(offset: 0, limit: 1).first {
        return try await interactor.promptReport(of: question, in: latest.id)
      }
      avatar = try await interactor.defaultAvatar()
    case .latest(let name?):
      avatar = try await interactor.avatar(named: name)
      if let latest = try await interactor.latestConversation(with: avatar.id) {
        return try await interactor.promptReport(of: question, in: latest.id)
      }
    case .beginning(let name?): avatar = try await interactor.avatar(named: name)
    case .beginning(nil): avatar = try await interactor.defaultAvatar()
    }
    return try await interactor.promptReport(of: question, toBeginWith: avatar.id)
  }
}
