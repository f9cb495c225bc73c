import Entities
import FeatureKit
import Observation
import TerminalUI

/// Reads chats from files into the list: it asks for a path, shows what is there, and imports it when the user agrees.
@Observable @MainActor final class ImportPresenter {
  /// Whether an import is in progress; a question may be open.
  private(set) var isBusy = false
  /// The progress of reading; nil while nothing is read.
  private(set) var progress: ArchiveProgress?
  /// The path that failed, to be corrected.
  @ObservationIgnored private var refused = ""
  @ObservationIgnored private var work: Task<[ChatFileImport], any Error>?
  private let interactor: any ChatImportInteractor
  private let router: any ChatsRouter

  init(interactor: any ChatImportInteractor, router: any ChatsRouter) {
    (self.interactor, self.router) = (interactor, router)
  }

  /// Whether files are being read, so that it can be stopped.
  var isReading: Bool { progress != nil }

  /// - Returns: Whether something was imported.
  func onImportPressed(in language: Language) async -> Bool {
    guard !isBusy else { return false }
    isBusy = true
    defer { (isBusy, progress, work) = (false, nil, nil) }
    let typed = await router.askForFile(
      titled: language.importChatsTitle, action: language.importAction, suggesting: refused)
    guard let path = typed?.droppedPath else { return false }
    refused = typed ?? ""
    do {
      let found = try await read(path, isPreview: true)
      let preview = ImportCounts(found)
      progress = nil
      guard !preview.isEmpty else {
        router.showOutcome(titled: language.nothingToImport, language.importOutcome(found))
        return false
      }
      guard await router.confirm(.importing(preview)) else { return false }
      interactor.log(ChatsEvent.importChats.start())
      let files = try await read(path, isPreview: false)
      interactor.log(ChatsEvent.importChats.success(.count("chat_count", ImportCounts(files).added)))
      refused = ""
      router.showOutcome(
        titled: language.chatsAreImported, language.importOutcome(files) + " " + language.howToTakeBack)
      return true
    } catch is CancellationError {
      // The user stopped it, or the screen has gone.
    } catch {
      interactor.log(ChatsEvent.importChats.fail(error))
      router.showAlert(for: error)
    }
    return false
  }

  /// Stops the import; nothing of it is stored then.
  func onStopPressed() { work?.cancel() }

  private func read(_ path: String, isPreview: Bool) async throws -> [ChatFileImport] {
    progress = ArchiveProgress(isPreview ? .checking : .storing, messages: 0)
    let work = Task { [interactor] in
      try await interactor.importChats(at: [path], isPreview: isPreview) { progress in
        Task { @MainActor [weak self] in if self?.isReading == true { self?.progress = progress } }
      }
    }
    self.work = work
    return try await withTaskCancellationHandler {
      try await work.value
    } onCancel: {
      work.cancel()
    }
  }
}
