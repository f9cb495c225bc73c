import Entities
import LanguageModels
import Storage
import Synchronization

/// The budget: a reply over it is not begun, unless the user permits it.
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

  /// Permits the next reply in a conversation to begin over the budget.
  func pass(_ id: Conversation.ID) { passes.withLock { _ = $0.insert(id) } }

  /// The budget's status for the next reply of a model in a profile; nil without a budget, or when the reply is free.
  func status(of model: any ModelAtPlace, for profile: UserProfile.ID) async throws -> BudgetStatus? {
    guard let accounting, model.site != .program else { return nil }
    return try await accounting.status(model.choice, model.site == .local, profile)
  }

  /// Refuses a reply over the budget. A permission of the user is used up, whether it was needed or not.
  /// - Throws: `BudgetReached`; the error that prevents reading the budget.
  func check(_ resolution: ModelResolution) async throws {
    if case .success(let model) = resolution.model { try await check(model, in: resolution.conversation) }
  }

  /// The same for any other request to a model in a conversation.
  func check(_ model: any LanguageModel, in conversation: Conversation) async throws {
    if passes.withLock({ $0.remove(conversation.id) }) != nil { return }
    if case .reached(let use)? = try await status(of: model, for: conversation.profile) { throw BudgetReached(use) }
  }

  /// Stores the usage of a model for a conversation besides its replies, such as for a summary. All such usage is
  /// stored here.
  /// - Parameter time: The time of the usage; nil for now.
  func account(
    _ tokens: TokenUsage, of model: any LanguageModel, in id: Conversation.ID, at time: Timestamp? = nil
  ) async throws {
    guard let accounting, model.site != .program else { return }
    let record = UsageRecord(tokens: tokens, isLocal: model.site == .local, month: accounting.month(time ?? now()))
    try await usage.addUsage(record, of: model.choice, in: id)
    await accounting.counts(record, model.choice)
  }

  /// Stores the usage of a model for a profile outside of its conversations.
  func account(_ tokens: TokenUsage, of model: any ModelAtPlace, for profile: UserProfile.ID) async throws {
    guard let accounting, model.site != .program else { return }
    let record = UsageRecord(tokens: tokens, isLocal: model.site == .local, month: accounting.month(now()))
    try await usage.addUsage(record, of: model.choice, for: profile)
    await accounting.counts(record, model.choice)
  }
}
