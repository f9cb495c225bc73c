import Entities
import FeatureKit

/// What `ask` checks before it stores the question: the model, the budget, and the length of the prompt.
@MainActor struct AskChecks {
  /// A shorter text, in bytes, fits any window: it is not counted.
  private static let shortText = 1024

  private let interactor: any AskChecksInteractor
  private let io: any CommandIO

  init(_ interactor: any AskChecksInteractor, _ io: any CommandIO) { (self.interactor, self.io) = (interactor, io) }

  /// Refuses an answer of rules into a pipe or a file if no model was chosen, because a reader would take it for a
  /// model's. On a terminal they answer, and say so.
  /// - Throws: A refusal, or the error of the usual model.
  func requireModel(at place: AskPlace) async throws {
    if try await interactor.isModelChosen(for: place.scope) || io.isTerminal { return }
    throw CommandFailure(.wrongUsage, io.language.noModelChosen)
  }

  /// Warns of the budget, once.
  /// - Parameter passesBudget: Whether the user also sends over the budget.
  /// - Throws: If the reply is over the budget.
  func requireBudget(at place: AskPlace, passesBudget: Bool) async throws {
    guard let status = try await interactor.budgetStatus(for: place.scope) else { return }
    if case .reached(let use) = status {
      guard passesBudget else { throw CommandFailure(.failed, io.language.budgetIsReached(use)) }
      io.warn(io.language(use.words))
    } else if let warning = status.warning {
      io.warn(io.language(warning))
    }
  }

  /// Refuses pictures that the model does not accept, before a conversation is begun that would have only its greeting.
  func requirePictures(of question: UserTurn, at place: AskPlace) async throws {
    if case .new = place, !question.pictures.isEmpty { _ = try await report(of: question, at: place) }
  }

  /// The prompt for a question. Nothing is sent, begun or stored.
  func report(of question: UserTurn, at place: AskPlace) async throws -> PromptReport {
    switch place {
    case .known(let conversation): try await interactor.promptReport(of: question, in: conversation.id)
    case .new(let avatar): try await interactor.promptReport(of: question, toBeginWith: avatar.id)
    }
  }

  /// Warns of a question that is too long for the model: the provider may refuse it, or the model may miss a part of
  /// it.
  func warnOfLength(of question: UserTurn, in id: Conversation.ID) async {
    guard question.text.utf8.count > Self.shortText,
      let report = try? await interactor.promptReport(of: question, in: id)
    else { return }
    warnOfLength(report)
  }

  /// The same for a prompt that was counted already.
  func warnOfLength(_ report: PromptReport) {
    guard let budget = report.budget, report.tokens > budget else { return }
    io.warn(io.language.noRoom(for: report.tokens, in: budget))
  }
}
