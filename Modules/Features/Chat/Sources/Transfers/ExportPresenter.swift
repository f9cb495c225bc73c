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

  /// The command that this part adds to the field.
  var commands: ComposerActions { [.export: ComposerAction(named: { [self] in await export(to: $0) })] }

  /// Writes the file, and says where it is. An existing file is replaced when the user agrees.
  /// - Parameter typed: The path; nil for the usual name in the home folder.
  /// - Returns: Whether it is written.
  private func export(to typed: String?) async -> Bool {
    // Standard output is the screen.
    if let typed, ["-", "/dev/stdout"].contains(typed) {
      notices.show(.wrongWords(.export))
      return false
    }
    var isWritten = false
    await run { id in
      let path: String? = if let typed { typed.droppedPath } else { try await usualPath(of: id) }
      guard let path, let export = try await export(id, to: path) else { return }
      notices.show(.exported(export))
      isWritten = true
    }
    return isWritten
  }

  /// Asks for a path, writes the file, and says where it is. An existing file is replaced when the user agrees.
  func onExportPressed(in language: Language) async {
    await run { id in
      var suggestion = refused
      if suggestion == nil { suggestion = try await usualPath(of: id) }
      let typed = await router.askForFile(
        titled: language.exportChatTitle, action: language.export, suggesting: suggestion ?? "")
      guard let path = typed?.droppedPath else { return }
      refused = typed
      guard let export = try await export(id, to: path) else { return }
      refused = nil
      router.showOutcome(
        titled: language.chatIsExported,
        [language.exported(export), language.leftOut(export)].compactMap(\.self).joined(separator: "\n"))
    }
  }

  /// Does something with the shown conversation. A greeting alone is not stored, so there is nothing to write.
  private func run(_ work: (Conversation.ID) async throws -> Void) async {
    guard let id = chat.shown, !actions.isBusy else { return }
    await actions.run(ChatEvent.exportChat) {
      do {
        try await work(id)
      } catch let error as any NotFoundError where error.isMissing && !transcript.hasMore {
        notices.show(.nothingWritten)
      }
    }
  }

  private func usualPath(of id: Conversation.ID) async throws -> String {
    "~/" + (try await interactor.chatFileName(of: id, as: .markdown))
  }

  /// - Returns: nil if a file exists and the user keeps it.
  private func export(_ id: Conversation.ID, to path: String) async throws -> ChatExport? {
    interactor.log(ChatEvent.exportChat.start(.chat(id)))
    let export: ChatExport
    do {
      export = try await interactor.exportChats([id], to: path, as: nil, replacing: false) { _ in }
    } catch let error as any FileExistsError where error.isFileExisting {
      guard await router.confirm(.replacing(path)) else { return nil }
      export = try await interactor.exportChats([id], to: path, as: nil, replacing: true) { _ in }
    }
    interactor.log(ChatEvent.exportChat.success(.chat(id)))
    return export
  }
}
