import Entities
import LanguageModels
import Storage

/// The models that write and draw characters outside of conversations, and the usage that they cause.
struct CharacterModels: Sendable {
  let access: ConversationAccess
  let presets: Presets
  let budget: BudgetGate

  /// The model that answers the plain assistant in a new chat, usually the usual one; with the presets that chose it.
  /// - Throws: `ConversationFailure.longIdea`; the failure of a model that cannot be used.
  func model(for idea: CharacterIdea) async throws -> (model: any LanguageModel, presets: PresetStack) {
    guard idea.words.utf8.count <= CharacterIdea.longest else { throw ConversationFailure.longIdea }
    let stack = try await presets.stackOfAnyUser(for: .avatar(Avatar.assistantID))
    return (try presets.languageModel(by: stack), stack)
  }

  func status(of model: any ModelAtPlace) async throws -> BudgetStatus? {
    guard budget.keepsAccount else { return nil }
    return try await budget.status(of: model, for: try await access.user())
  }

  /// Refuses a request over the budget.
  /// - Throws: `BudgetReached`; `ConversationFailure.noProfile`; the error that prevents reading the budget.
  func check(_ model: any ModelAtPlace) async throws {
    if case .reached(let use)? = try await status(of: model) { throw BudgetReached(use) }
  }

  /// Stores what a request has used, if there is a profile. A stopped request still has a cost, so this is not
  /// cancelled with it.
  func account(_ usage: TokenUsage, of model: any ModelAtPlace) async {
    await Task { [budget, access] in
      guard let user = try? await access.user() else { return }
      try? await budget.account(usage, of: model, for: user)
    }.value
  }
}

extension AsyncThrowingStream where Failure == any Error {
  /// The elements that a body tells while it runs. When the reader stops, the body is cancelled.
  init(telling body: @escaping @Sendable (_ tell: (Element) -> Void) async throws -> Void) where Element: Sendable {
    self.init { elements in
      let task = Task {
        do {
          try await body { elements.yield($0) }
          elements.finish()
        } catch {
          elements.finish(throwing: error)
        }
      }
      elements.onTermination = { _ in task.cancel() }
    }
  }
}
