import Entities
import FeatureKit

/// Whether what is asked has room in what the model keeps in view.
extension AskCommand {
  /// A shorter text fits wherever anything does: nobody has to wait for the count.
  private static let shortText = 1024  // bytes

  /// Warns of a question that is longer than the model can take in: it may be refused, or only in part understood.
  func warnOfLength(of question: UserTurn, in id: Conversation.ID) async {
    guard question.text.utf8.count > Self.shortText,
      let report = try? await interactor.promptReport(of: question, in: id)
    else { return }
    warnOfLength(report)
  }

  /// The same, of what was counted already.
  func warnOfLength(_ report: PromptReport) {
    guard let budget = report.budget, report.tokens > budget else { return }
    io.warn(io.language.noRoom(for: report.tokens, in: budget))
  }
}
