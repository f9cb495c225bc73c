import Entities
import Observation
import TerminalUI

/// Lists the user's lorebooks, imports them, and deletes them with a way back.
@Observable @MainActor final class LorebooksPresenter {
  /// The state of the screen. Its content stays while it is loaded again.
  enum Phase: Equatable {
    case loading, content
    /// The reason, in words for the user.
    case failed(LocalizedText)
  }

  private(set) var phase = Phase.loading
  private(set) var lorebooks: [Lorebook] = []
  private(set) var assignments: [LorebookAssignment] = []
  /// The lorebook that was deleted last, until another action; nil for none.
  private(set) var deleted: SavedLorebook?
  /// What became of the files of the last import, until another action.
  private(set) var imported: [LorebookImport] = []
  private(set) var isImporting = false
  /// Counts the attempts to load. A new one begins when it changes.
  private(set) var attempt = 0
  /// The typed path of an import that failed, to be corrected.
  @ObservationIgnored private var refusedPath = ""
  private let turn = WorkTurn()
  private let interactor: any LorebooksInteractor
  private let router: any LorebooksRouter

  init(interactor: any LorebooksInteractor, router: any LorebooksRouter) {
    (self.interactor, self.router) = (interactor, router)
  }

  /// Loads everything, each time the screen appears.
  func load() async {
    do {
      try await read()
      if Task.isCancelled { return }
      phase = .content
      interactor.log(LorebookEvent.loadLorebooks.success(.count("lorebook_count", lorebooks.count)))
    } catch {
      if Task.isCancelled { return }
      phase = .failed(LocalizedText(explaining: error))
      interactor.log(LorebookEvent.loadLorebooks.fail(error))
    }
  }

  private func read() async throws {
    let (lorebooks, assignments) = (try await interactor.lorebooks(), try await interactor.lorebookAssignments())
    if !Task.isCancelled { (self.lorebooks, self.assignments) = (lorebooks, assignments) }
  }

  func onTryAgainPressed() {
    guard case .failed = phase else { return }
    phase = .loading
    attempt += 1
  }
}

// MARK: - Events

extension LorebooksPresenter {
  func onNewPressed() async {
    await turn.take {
      forget()
      guard let made = await router.createLorebook() else { return }
      _ = await reporting { try await read() }
      // The next thing to do is to write its entries.
      router.showLorebook(made)
    }
  }

  func onPressed(_ lorebook: Lorebook) {
    forget()
    router.showLorebook(lorebook)
  }

  /// Lets a lorebook count, or no longer, wherever it is assigned.
  func onEnabledPressed(_ lorebook: Lorebook) async {
    await turn.take {
      _ = await reporting {
        var draft = LorebookDraft(try await interactor.lorebookDetails(lorebook.id))
        draft.isEnabled = !lorebook.isEnabled
        _ = try await interactor.changeLorebook(lorebook.id, to: draft)
        try await read()
      }
    }
  }

  /// Asks for a path, and imports what is there.
  /// - Returns: Whether a lorebook was added.
  @discardableResult func onImportPressed(in language: Language) async -> Bool {
    await turn.take {
      forget()
      let typed = await router.askForFile(
        titled: language.importLorebooks, action: language.importAction, suggesting: refusedPath)
      guard let typed, let path = typed.droppedPath else { return false }
      refusedPath = typed
      isImporting = true
      defer { isImporting = false }
      return await reporting {
        _ = try await interactor.ensureProfile()
        imported = try await interactor.importLorebooks(at: path)
        interactor.log(LorebookEvent.importLorebooks.success(.count("lorebook_count", LorebookCounts(imported).added)))
        if LorebookCounts(imported).refused == 0 { refusedPath = "" }
        try await read()
      } && LorebookCounts(imported).added > 0
    } ?? false
  }

  /// Deletes a lorebook at once; the next action can bring it back.
  /// - Returns: Whether it is deleted.
  @discardableResult func onDeletePressed(_ lorebook: Lorebook) async -> Bool {
    await turn.take {
      forget()
      return await reporting {
        deleted = try await interactor.deleteLorebook(lorebook.id)
        interactor.log(LorebookEvent.deleteLorebook.success())
        try await read()
      }
    } ?? false
  }

  /// - Returns: Whether it is back.
  func onUndoPressed() async -> Bool {
    await turn.take {
      guard let deleted else { return false }
      interactor.log(LorebookEvent.undoPressed)
      return await reporting {
        _ = try await interactor.restoreLorebook(deleted)
        self.deleted = nil
        try await read()
      }
    } ?? false
  }

  /// Another action ends the offer to bring something back, and the report of an import.
  private func forget() { (deleted, imported) = (nil, []) }

  /// Does the work; an error is shown.
  /// - Returns: Whether it succeeded.
  @discardableResult private func reporting(_ work: () async throws -> Void) async -> Bool {
    do {
      try await work()
      return true
    } catch is CancellationError {
      // The screen has gone.
    } catch {
      router.showAlert(for: error)
    }
    return false
  }
}

/// The number of files in an import, by what became of them.
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
