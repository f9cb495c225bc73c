import Entities
import FeatureKit
import Observation

/// Copies conversations of the list, and moves the last copy to the trash again.
@Observable @MainActor final class ChatCopyPresenter {
  /// The copy that was made last and can be deleted; nil for none.
  private(set) var last: Conversation?
  /// The number of messages that a long copy has so far, in thousands; nil before the first thousand, and without a
  /// copy in progress.
  private(set) var progress: ArchiveProgress?
  @ObservationIgnored private var work: Task<Conversation, any Error>?
  private let turn: ActionTurn
  private let interactor: any ChatsInteractor

  init(interactor: any ChatsInteractor, router: any ChatsRouter) {
    self.interactor = interactor
    turn = ActionTurn(interactor) { router.showAlert(for: $0) }
  }

  /// Ends the offer to delete the last copy.
  func forget() { last = nil }

  /// Copies a conversation.
  /// - Returns: Whether there is a copy.
  func duplicate(_ row: ChatSummary) async -> Bool {
    await turn.take(ChatsEvent.duplicateChat) {
      defer { (work, progress) = (nil, nil) }
      let work = Task { [interactor] in
        try await interactor.duplicateConversation(row.id) { progress in
          Task { @MainActor [weak self] in if self?.work != nil { self?.progress = progress } }
        }
      }
      self.work = work
      let copy = try await withTaskCancellationHandler {
        try await work.value
      } onCancel: {
        work.cancel()
      }
      last = copy
      interactor.log(ChatsEvent.duplicateChat.success(.chat(copy.id)))
      return true
    } ?? false
  }

  /// Stops the copy; nothing of it is there then.
  func onStopPressed() { work?.cancel() }

  /// Moves the last copy to the trash.
  /// - Returns: Whether it is there.
  func deleteCopy() async -> Bool {
    guard let copy = last else { return false }
    return await turn.take(ChatsEvent.deleteChat) {
      _ = try await interactor.deleteConversation(copy.id)
      last = nil
      interactor.log(ChatsEvent.deleteChat.success(.chat(copy.id)))
      return true
    } ?? false
  }
}
