import Entities
import FeatureKit
import Observation
import TerminalUI

/// Lists the user's lorebooks, imports them, and deletes them with a way back.
@Observable @MainActor final class LorebooksPresenter {
  let list: DeletableList<(lorebooks: [Lorebook], assignments: [LorebookAssignment]), SavedLorebook>
  /// The files of the last import with their outcomes, until another action.
  private(set) var imported: [LorebookImport] = []
  private(set) var isImporting = false
  /// The typed path of an import that failed or refused a file, to be corrected.
  @ObservationIgnored private var refusedPath = ""
  private let interactor: any LorebooksInteractor
  private let router: any LorebooksRouter

  init(interactor: any LorebooksInteractor, router: any LorebooksRouter) {
    (self.interactor, self.router) = (interactor, router)
    list = DeletableList(([], [])) {
      (try await interactor.lorebooks(), try await interactor.lorebookAssignments())
    } onError: {
      router.showAlert(for: $0)
    }
  }

  var lorebooks: [Lorebook] { list.content.lorebooks }
  var assignments: [LorebookAssignment] { list.content.assignments }

  /// Loads everything, each time the screen appears.
  func load() async {
    switch await list.loader.load() {
    case .success?: interactor.log(LorebookEvent.loadLorebooks.success(.count("lorebook_count", lorebooks.count)))
    case .failure(let error)?: interactor.log(LorebookEvent.loadLorebooks.fail(error))
    case nil: break
    }
  }
}

// MARK: - Events

extension LorebooksPresenter {
  func onNewPressed() async {
    var made: Lorebook?
    await list.act {
      imported = []
      made = await router.createLorebook()
      if made != nil { try await list.loader.read() }
    }
    // The next thing to do is to write its entries.
    if let made { router.showLorebook(made) }
  }

  func onPressed(_ lorebook: Lorebook) {
    list.forget()
    imported = []
    router.showLorebook(lorebook)
  }

  /// Lets a lorebook count, or no longer, wherever it is assigned.
  func onEnabledPressed(_ lorebook: Lorebook) async {
    await list.act {
      imported = []
      var draft = LorebookDraft(try await interactor.lorebookDetails(lorebook.id))
      draft.isEnabled = !lorebook.isEnabled
      _ = try await interactor.changeLorebook(lorebook.id, to: draft)
      try await list.loader.read()
    }
  }

  /// Asks for a path, and imports what is there.
  /// - Returns: Whether a lorebook was added.
  func onImportPressed(in language: Language) async -> Bool {
    await list.act {
      imported = []
      let typed = await router.askForFile(
        titled: language.importLorebooks, action: language.importAction, suggesting: refusedPath)
      guard let typed, let path = typed.droppedPath else { return }
      refusedPath = typed
      isImporting = true
      defer { isImporting = false }
      _ = try await interactor.ensureProfile()
      imported = try await interactor.importLorebooks(at: path)
      interactor.log(LorebookEvent.importLorebooks.success(.count("lorebook_count", LorebookCounts(imported).added)))
      if LorebookCounts(imported).refused == 0 { refusedPath = "" }
      try await list.loader.read()
    } && LorebookCounts(imported).added > 0
  }

  /// Deletes a lorebook after a question; the next action can bring it back.
  /// - Returns: Whether it is deleted.
  func onDeletePressed(_ lorebook: Lorebook) async -> Bool {
    await list.delete {
      imported = []
      guard await router.confirm(.deletion(of: lorebook)) else { throw CancellationError() }
      let deleted = try await interactor.deleteLorebook(lorebook.id)
      interactor.log(LorebookEvent.deleteLorebook.success())
      return deleted
    }
  }

  /// - Returns: Whether it is back.
  func onUndoPressed() async -> Bool {
    await list.undo {
      interactor.log(LorebookEvent.undoPressed)
      _ = try await interactor.restoreLorebook($0)
    }
  }
}

/// The number of files of an import with each outcome.
struct LorebookCounts: Equatable {
  var added = 0, known = 0, refused = 0

  init(_ files: [LorebookImport]) {
    for file in files {
      switch file.outcome {
      case .added: added += 1
      case .known: known += 1
      case .refused: refused += 1
      }
    }
  }
}
