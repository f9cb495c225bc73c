import Entities
import FeatureKit
import Observation
import TerminalUI

/// Writes the conversation to a file.
@Observable @MainActor final class ExportPresenter {
  private let chat: OpenChat
  private let notices: ChatNotices
  private let actions: ActionRunner
  private let interactor: any ChatExportInteractor
  private let router: any ChatRouter
  /// The path that failed, to be corrected.
  @ObservationIgnored private var refused: String?

  init(
    _ chat: OpenChat, _ notices: ChatNotices, _ actions: ActionRunner, interactor: any ChatExportInteractor,
    router: any ChatRouter
  ) {
    (self.chat, self.notices, self.actions) = (chat, notices, actions)
    (self.interactor, self.router) = (interactor, router)
  }

  /// The command that this part adds to the field.
  var commands: ComposerActions { [.export: ComposerAction(named: { [self] in await export(to: $0) })] }

  /// Writes the file, and says where it is. An existing file is replaced when the user agrees.
  /// - Parameter typed: The path; nil for the usual name in the home folder.
  /// - Returns: Whether it is written.
  private func export(to typed: String?) async -> Bool {
    guard let id = chat.shown, !actions.isBusy else { return false }
    // Standard output is the screen.
    if let typed, ["-", "/dev/stdout"].contains(typed) {
      notices.show(.wrongWords(.export))
      return false
    }
    var isWritten = false
    await actions.run(ChatEvent.exportChat) {
      let path: String? = if let typed { typed.droppedPath } else { try await usualPath(of: id) }
      guard let path else { return }
      interactor.log(ChatEvent.exportChat.start(.chat(id)))
      guard let export = try await export(id, to: path) else { return }
      interactor.log(ChatEvent.exportChat.success(.chat(id)))
      notices.show(.exported(export))
      isWritten = true
    }
    return isWritten
  }

  private func usualPath(of id: Conversation.ID) async throws -> String {
    "~/" + (try await interactor.chatFileName(of: id, as: .markdown))
  }

  /// Asks for a path, writes the file, and says where it is. An existing file is replaced when the user agrees.
  func onExportPressed(in language: Language) async {
    guard let id = chat.shown, !actions.isBusy else { return }
    await actions.run(ChatEvent.exportChat) {
      var suggestion = refused
      if suggestion == nil { suggestion = try await usualPath(of: id) }
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
