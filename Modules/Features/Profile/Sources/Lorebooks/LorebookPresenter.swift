import Entities
import FeatureKit
import Observation
import TerminalUI

/// Shows a lorebook: whether and where it counts, and its entries.
@Observable @MainActor final class LorebookPresenter {
  /// The number of entries that a press adds.
  static let page = 30

  /// The lorebook, and the places where lorebooks count. A deleted entry is kept with the lorebook as it was before the
  /// deletion.
  let list:
    DeletableList<
      (details: LorebookDetails, assignments: [LorebookAssignment]), (entry: LorebookEntry, before: SavedLorebook)
    >
  /// Whether it is the lorebook of a character: it counts in the chats of the character, and is saved with it.
  let isOfCharacter: Bool
  /// The path of the file that was written last, until another action.
  private(set) var exportedPath: String?
  /// The largest number of shown entries. They are added by the page, because each row is laid out in every frame.
  private var limit = LorebookPresenter.page
  private let interactor: any LorebookInteractor
  private let router: any LorebookRouter

  init(
    _ lorebook: Lorebook, isOfCharacter: Bool = false, interactor: any LorebookInteractor, router: any LorebookRouter
  ) {
    (self.isOfCharacter, self.interactor, self.router) = (isOfCharacter, interactor, router)
    list = DeletableList((LorebookDetails(lorebook), [])) {
      (try await interactor.lorebookDetails(lorebook.id), try await interactor.lorebookAssignments())
    } onError: {
      router.showAlert(for: $0)
    }
  }

  var details: LorebookDetails { list.content.details }
  var assignments: [LorebookAssignment] { list.content.assignments }
  var lorebook: Lorebook { details.lorebook }

  /// The first entries with their places, up to the limit.
  var shownEntries: [(place: Int, entry: LorebookEntry)] {
    details.entries.prefix(limit).enumerated().map { ($0.offset, $0.element) }
  }

  /// The number of hidden entries.
  var hiddenCount: Int { max(0, details.entries.count - limit) }
}

// MARK: - The lorebook

extension LorebookPresenter {
  /// Lets the lorebook count, or no longer, wherever it is assigned.
  func onEnabledChanged() async {
    await act {
      var draft = LorebookDraft(details)
      draft.isEnabled.toggle()
      _ = try await interactor.changeLorebook(lorebook.id, to: draft)
      try await list.loader.read()
    }
  }

  func onEditPressed() async {
    await act { try await read(after: await router.editLorebook(details)) }
  }

  func onPlacesPressed() async {
    await act {
      await router.showLorebookPlaces(of: lorebook)
      try await list.loader.read()
    }
  }

  /// Asks for a path, and writes the lorebook there. An existing file is replaced only if the user agrees.
  /// - Returns: Whether it is written.
  func onExportPressed(in language: Language) async -> Bool {
    await act {
      let typed = await router.askForFile(
        titled: language.exportLorebook, action: language.export, suggesting: language.fileName(of: lorebook))
      guard let path = typed?.droppedPath else { return }
      do {
        try await write(to: path, replacing: false)
      } catch let error as any FileExistsError where error.isFileExisting {
        guard await router.confirm(.replacing(path)) else { return }
        try await write(to: path, replacing: true)
      }
      exportedPath = path
      interactor.log(LorebookEvent.exportLorebook.success())
    } && exportedPath != nil
  }

  private func write(to path: String, replacing isReplacing: Bool) async throws {
    try await interactor.exportLorebook(lorebook.id, as: .original, to: path, replacing: isReplacing)
  }
}

// MARK: - The entries

extension LorebookPresenter {
  func onShowMorePressed() { limit += Self.page }

  func onNewEntryPressed() async {
    await act { try await read(after: await router.createLorebookEntry(in: lorebook)) }
  }

  func onPressed(_ entry: LorebookEntry, at place: Int) async {
    await act { try await read(after: await router.editLorebookEntry(entry, at: place, of: lorebook)) }
  }

  /// Lets an entry come into prompts, or no longer.
  func onEnabledPressed(_ entry: LorebookEntry, at place: Int) async {
    await act {
      var changed = entry
      changed.isEnabled.toggle()
      try await interactor.editLorebook(lorebook.id, .change(at: place, from: entry, to: changed))
      try await list.loader.read()
    }
  }

  /// Deletes an entry at once; the next action can bring it back.
  /// - Returns: Whether it is deleted.
  @discardableResult func onDeletePressed(_ entry: LorebookEntry, at place: Int) async -> Bool {
    await list.delete {
      exportedPath = nil
      let before = try await interactor.editLorebook(lorebook.id, .remove(at: place, entry))
      interactor.log(LorebookEvent.deleteEntry.success())
      return (entry, before)
    }
  }

  /// - Returns: Whether it is back.
  func onUndoPressed() async -> Bool {
    await list.undo {
      interactor.log(LorebookEvent.undoEntryPressed)
      _ = try await interactor.restoreLorebook($0.before)
    }
  }

  /// Reads the lorebook again after a form.
  /// - Parameter change: What the form changed; nil when the user left it without saving.
  private func read<Change>(after change: Change?) async throws {
    if change == nil { throw CancellationError() }
    try await list.loader.read()
  }

  /// Does an action, unless another one is in progress. An action ends the report of an export.
  /// - Returns: Whether it was done without an error.
  @discardableResult private func act(_ work: () async throws -> Void) async -> Bool {
    await list.act {
      exportedPath = nil
      try await work()
    }
  }
}
