import Entities
import Observation

/// Deletes messages, and gives back what was deleted last.
@Observable @MainActor final class RemovalPresenter {
  /// The last deletion on this screen; nil when there is none, or when it was undone.
  private(set) var last: MessageDeletion?
  private let chat: OpenChat
  private let notices: ChatNotices
  private let transcript: TranscriptPresenter
  private let actions: ActionRunner
  private let interactor: any RemovalInteractor

  init(
    _ chat: OpenChat, _ notices: ChatNotices, _ transcript: TranscriptPresenter, _ actions: ActionRunner,
    interactor: any RemovalInteractor
  ) {
    (self.chat, self.notices, self.transcript, self.actions) = (chat, notices, transcript, actions)
    self.interactor = interactor
  }

  /// Whether messages can be deleted: not while a reply is arriving.
  var canDelete: Bool { chat.shown != nil && !actions.isBusy && transcript.newest?.state != .streaming }

  /// Moves a message to the trash, or the message and everything after it.
  func onDeletePressed(_ message: Message, _ extent: MessageDeletion.Extent) async {
    guard let id = chat.shown, canDelete else { return }
    await actions.run(ChatEvent.deleteMessage) {
      do {
        // What came from another program was not seen.
        guard try await transcript.isUpToDate(in: id) else { return }
        let deletion = try await interactor.deleteMessage(message.id, extent, in: id)
        last = deletion
        interactor.log(ChatEvent.deleteMessage.success(.chat(id)))
        try await transcript.reread(id, near: message.parent)
        notices.show(.deletedMessages(deletion.count))
      } catch is ConversationWentOn {
        try await transcript.showWhatCame(in: id)
      }
    }
  }

  /// The command that this part adds to the field.
  var commands: ComposerActions { [.undo: ComposerAction(onUndoPressed)] }

  /// Gives back what was deleted last.
  func onUndoPressed() async {
    guard let id = chat.shown, !actions.isBusy else { return }
    guard let last else { return notices.show(.nothingToUndo) }
    await actions.run(ChatEvent.undoDeletion) {
      do {
        try await interactor.undoDeletion(last.id, in: id)
        self.last = nil
        interactor.log(ChatEvent.undoDeletion.success(.chat(id)))
        let end = transcript.newest
        try await transcript.reread(id, near: last.message.id)
        let isNew = end.map { $0.created >= last.time } ?? false
        notices.show(.restored(leavingBranch: isNew && transcript.newest?.id != end?.id))
      } catch is ConversationWentOn {
        try await transcript.showWhatCame(in: id)
      }
    }
  }
}
