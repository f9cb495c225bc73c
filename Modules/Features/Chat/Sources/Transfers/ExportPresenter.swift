import Entities
import FeatureKit
import Observation
import TerminalUI

/// Writes the conversation to a file.
@Observable @MainActor final class ExportPresenter {
  private let chat: OpenChat
  private let notices: ChatNotices
  private let transcript: TranscriptPresenter
  private let actions: ActionRunner
  private let interactor: any ChatExportInteractor
  private let router: any ChatRouter
  /// The path that failed, to be corrected.
  @ObservationIgnored private var refused: String?

  init(
    _ chat: OpenChat, _ notices: ChatNotices, _ transcript: TranscriptPresenter, _ actions: ActionRunner,
    interactor: any ChatExportInteractor, router: any ChatRouter
  ) {
    (self.chat, self.notices, self.transcript, self.actions) = (chat, notices, transcript, actions)
    (self.interactor, self.router) = (interactor, router)
  }

  /// Asks for a path, writes the file, and says where it is. An existing file is replaced when the user agrees.
  func onExportPressed(in language: Language) async {
    guard let id = chat.shown, !actions.isBusy else { return }
    await actions.run(ChatEvent.exportChat) {
      do {
        try await ask(id, in: language)
      } catch let error as any NotFoundError where error.isMissing && !transcript.hasMore {
        // A greeting alone is not stored.
        notices.show(.nothingWritten)
      }
    }
  }

  private func ask(_ id: Conversation.ID, in language: Language) async throws {
    var suggestion = refused
    if suggestion == nil { suggestion = "~/" + (try await interactor.chatFileName(of: id, as: .markdown)) }
    let typed = await router.askForFile(
      titled: language.exportChatTitle, action: language.export, suggesting: suggestion ?? "")
    guard let path = typed?.droppedPath else { return }
    refused = typed
    interactor.log(ChatEvent.exportChat.start(.chat(id)))
    guard let export = try await export(id, to: path) else { return }
    refused = nil
    interactor.log(ChatEvent.exportChat.success(.chat(id)))
    router.showOutcome(
      titled: language.chatIsExported,
      [language.exported(export), language.leftOut(export)].compactMap(\.self).joined(separator: "\n"))
  }

  /// - Returns: nil if a file exists and the user keeps it.
  private func export(_ id: Conversation.ID, to path: String) async throws -> ChatExport? {
    do {
      return try await interactor.exportChats([id], to: path, as: nil, replacing: false) { _ in }
    } catch let error as any FileExistsError where error.isFileExisting {
      guard await router.confirm(.replacing(path)) else { return nil }
      return try await interactor.exportChats([id], to: path, as: nil, replacing: true) { _ in }
    }
  }
}
