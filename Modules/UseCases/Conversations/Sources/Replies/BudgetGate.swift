import Entities
import LanguageModels
import Storage
import Synchronization

/// The budget: a reply that it has no room for is not begun, unless the user says so.
final class BudgetGate: Sendable {
  private let accounting: ReplyAccounting?
  private let usage: any UsageStore
  private let now: @Sendable () -> Timestamp
  private let passes = Mutex<Set<Conversation.ID>>([])

  init(_ dependencies: ConversationDependencies) {
    accounting = dependencies.accounting
    usage = dependencies.stores.usage
    now = dependencies.now
  }

  var keepsAccount: Bool { accounting != nil }

  /// Lets the next reply in a conversation begin, whatever is spent.
  func pass(_ id: Conversation.ID) { passes.withLock { _ = $0.insert(id) } }

  /// How the next reply of a model stands to the budget of a profile; nil where there is no budget, or the reply costs
  /// nothing.
  func status(of model: any LanguageModel, for profile: UserProfile.ID) async throws -> BudgetStatus? {
    guard let accounting, model.site != .program else { return nil }
    return try await accounting.status(model.choice, model.site == .local, profile)
  }

  /// Refuses a reply that the budget has no room for. The pass, if there is one, is used up.
  /// - Throws: `BudgetReached`; what keeps the budget from being known.
  func check(_ resolution: ModelResolution) async throws {
    let conversation = resolution.conversation
    guard passes.withLock({ $0.remove(conversation.id) }) == nil, case .success(let model) = resolution.model else {
      return
    }
    if case .reached(let use)? = try await status(of: model, for: conversation.profile) { throw BudgetReached(use) }
  }

  /// Keeps what a model used for a conversation besides its replies, such as for a summary: the one place for that.
  /// - Parameter time: When; nil for now.
  func account(
    _ tokens: TokenUsage, of model: any LanguageModel, in id: Conversation.ID, at time: Timestamp? = nil
  ) async throws {
    guard let accounting, model.site != .program else { return }
    let record = UsageRecord(tokens: tokens, isLocal: model.site == .local, month: accounting.month(time ?? now()))
    try await usage.addUsage(record, of: model.choice, in: id)
  }
}
