import Entities
import FeatureKit
import Observation
import TerminalUI

/// Moves conversations of the list to the trash, restores them, and empties it.
@Observable @MainActor final class ChatTrashPresenter {
  /// The conversation that was deleted last and can be restored; nil for none.
  private(set) var last: ChatSummary?
  private let turn: ActionTurn
  private let interactor: any ChatsInteractor
  private let router: any ChatsRouter

  init(interactor: any ChatsInteractor, router: any ChatsRouter) {
    (self.interactor, self.router) = (interactor, router)
    turn = ActionTurn(interactor) { router.showAlert(for: $0) }
  }

  /// Ends the offer to restore what was deleted last.
  func forget() { last = nil }

  /// Moves a conversation to the trash. A conversation in the trash is deleted for good, after the user has agreed.
  /// - Returns: Whether it has left the shown part of the list.
  func delete(_ row: ChatSummary, in language: Language) async -> Bool {
    guard row.deleted == nil else { return await remove(row, in: language) }
    return await working(ChatsEvent.deleteChat, row) {
      last = try await interactor.deleteConversation(row.id) ? row : nil
      return true
    }
  }

  /// Restores a conversation.
  /// - Returns: Whether it is back.
  func restore(_ row: ChatSummary) async -> Bool {
    await working(ChatsEvent.restoreChat, row) {
      try await interactor.restoreConversation(row.id)
      if last?.id == row.id { last = nil }
      return true
    }
  }

  /// Removes the conversations in the trash for good, after the user has agreed.
  /// - Returns: Whether the trash is empty.
  func empty() async -> Bool {
    await working(ChatsEvent.emptyTrash, nil) {
      guard await router.confirm(.emptyingChatTrash) else { return false }
      try await interactor.emptyChatTrash()
      last = nil
      return true
    }
  }

  private func remove(_ row: ChatSummary, in language: Language) async -> Bool {
    await working(ChatsEvent.removeChat, row) {
      guard await router.confirm(.removal(of: language.title(of: row))) else { return false }
      try await interactor.removeConversation(row.id)
      if last?.id == row.id { last = nil }
      return true
    }
  }

  private func working(_ events: EventFamily, _ row: ChatSummary?, _ work: () async throws -> Bool) async -> Bool {
    await turn.take(events) {
      let isDone = try await work()
      if isDone { interactor.log(row.map { events.success(.chat($0.id)) } ?? events.success()) }
      return isDone
    } ?? false
  }
}
