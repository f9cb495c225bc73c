import Entities
import Observation

/// The monthly budget, where there is one: it warns, and asks the user before a reply that is over it.
@Observable @MainActor final class BudgetPresenter {
  /// The warning; nil when there is none. It stays until a reply begins, or until it is no longer true.
  private(set) var warning: LocalizedText?
  /// The kind of the shown warning.
  @ObservationIgnored private var kind: String?
  /// The kinds that were shown: each is shown once.
  @ObservationIgnored private var shownKinds: Set<String> = []
  @ObservationIgnored private var reading: Task<Void, Never>?
  private let chat: OpenChat
  private let interactor: any BudgetInteractor
  private let router: any ChatRouter

  init(_ chat: OpenChat, interactor: any BudgetInteractor, router: any ChatRouter) {
    (self.chat, self.interactor, self.router) = (chat, interactor, router)
  }

  /// Begins a reply. If it is over the budget, the user decides.
  /// - Parameters:
  ///   - chooseModel: Lets the user choose another model. Then nothing is begun.
  ///   - begin: Begins the reply.
  /// - Returns: Whether the reply has begun.
  func permit(
    in id: Conversation.ID, isRetry: Bool, chooseModel: () async -> Void, _ begin: () async throws -> Void
  ) async throws -> Bool {
    while true {
      do {
        try await begin()
        clear()
        return true
      } catch let reached as BudgetReached {
        switch await router.askAboutBudget(reached.use, isRetry: isRetry) {
        case .sendAnyway: await interactor.passBudget(in: id)
        case .raise:
          guard let text = await router.askForBudget(after: reached.use) else { return false }
          try await interactor.setMonthlyBudget(text)
        case .chooseModel:
          await chooseModel()
          return false
        case nil: return false
        }
      }
    }
  }

  /// Reads the budget's status for the next reply, in the background.
  func refresh() {
    guard let id = chat.answerable else { return }
    reading?.cancel()
    reading = Task { [weak self, interactor] in
      do {
        let status = try await interactor.budgetStatus(for: .chat(id))
        if !Task.isCancelled { self?.apply(status) }
      } catch {
        // The error is shown when a reply is to begin.
      }
    }
  }

  private func apply(_ status: BudgetStatus?) {
    if status?.kind != kind { clear() }
    guard let warning = status?.warning, let kind = status?.kind, shownKinds.insert(kind).inserted else { return }
    (self.warning, self.kind) = (warning, kind)
  }

  private func clear() { (warning, kind) = (nil, nil) }
}

extension BudgetStatus {
  /// The kind of the warning, independent of the amounts.
  fileprivate var kind: String {
    switch self {
    case .within: "within"
    case .near: "near"
    case .reached: "reached"
    case .unpriced(let model): "unpriced \(model.provider) \(model.model)"
    }
  }
}
