import Entities
import FeatureKit
import Observation

/// The marked characters of the library, and what the user does with all of them at once.
@Observable @MainActor final class LibrarySelection {
  /// What was done last, for the user.
  enum Outcome: Equatable {
    /// The number of deleted characters, and of the built-in ones that were left out.
    case deleted(Int, leftOut: Int)
    /// The characters of the last deletion are here again.
    case broughtBack(Int)
    /// The number of changed characters, and of those left out: built-in ones, and those whose tags stayed the same.
    case tagged(Int, leftOut: Int)
    case untagged(Int, leftOut: Int)
    case exported(Int, folder: String)
  }

  private(set) var marked: [Avatar.ID: Avatar] = [:]
  /// How many of the marked characters the work has done; nil without work.
  private(set) var done: Int?
  private(set) var outcome: Outcome?
  /// The number of characters of the last deletion that can come back, also of one in an earlier run of the program.
  private(set) var deleted = 0
  @ObservationIgnored private var isStopped = false
  private let interactor: any LibraryInteractor
  private let router: any LibraryRouter

  init(interactor: any LibraryInteractor, router: any LibraryRouter) {
    self.interactor = interactor
    self.router = router
  }
}

// MARK: - Marking

extension LibrarySelection {
  func isMarked(_ row: LibraryRow) -> Bool { marked[row.id] != nil }

  func onMarkPressed(_ row: LibraryRow) {
    guard done == nil else { return }
    outcome = nil
    marked[row.id] = isMarked(row) ? nil : row.entry.avatar
  }

  /// Marks all of these, or unmarks everything if they are marked already.
  func onMarkAllPressed(_ rows: [LibraryRow]) {
    guard done == nil else { return }
    outcome = nil
    if rows.allSatisfy(isMarked) {
      marked = [:]
    } else {
      for row in rows { marked[row.id] = row.entry.avatar }
    }
  }

  func onUnmarkPressed() {
    guard done == nil else { return }
    (marked, outcome) = ([:], nil)
  }

  /// Unmarks the characters that are no longer there.
  func keep(_ known: Set<Avatar.ID>) { marked = marked.filter { known.contains($0.key) } }
}

// MARK: - The work

extension LibrarySelection {
  /// Deletes the marked characters, after the user has agreed.
  /// - Parameter rows: The listed ones. The question says how many of the marked ones are not among them.
  /// - Returns: Whether the library changed.
  func onDeletePressed(showing rows: [LibraryRow]) async -> Bool {
    let own = marked.values.filter { $0.author != nil }.map(\.id)
    guard canBegin else { return false }
    if own.isEmpty { outcome = .deleted(0, leftOut: marked.count) }
    let hidden = Set(own).subtracting(rows.map(\.id)).count
    guard !own.isEmpty, await router.confirm(.deletion(ofCharacters: own.count, hidden: hidden)) else { return false }
    let (done, leftOut) = await each(LibraryEvent.delete, isOwn: true) { [interactor] in
      try await interactor.beginDeletion(of: $0)
    } _: { [interactor] id in
      try await interactor.deleteUndoably(id)
      return true
    }
    outcome = .deleted(done, leftOut: leftOut)
    await loadDeleted()
    return done > 0
  }

  /// Finds out how many characters of the last deletion can come back.
  func loadDeleted() async {
    // After an error no undo is offered.
    deleted = (try? await interactor.lastDeletedAvatars().count) ?? 0
  }

  /// Whether a deletion can be taken back.
  var canUndo: Bool { deleted > 0 && done == nil }

  /// Whether a deletion was the last thing that was done, so that “undo” means it.
  var hasJustDeleted: Bool { if case .deleted = outcome { true } else { false } }

  /// Brings the deleted characters back.
  /// - Returns: Whether the library changed.
  func onUndoPressed() async -> Bool {
    guard canUndo else { return false }
    interactor.log(LibraryEvent.undo.start())
    do {
      let count = try await interactor.undoDeletion()
      (outcome, deleted) = (.broughtBack(count), 0)
      interactor.log(LibraryEvent.undo.success(.count("avatar_count", count)))
      return count > 0
    } catch is CancellationError {
      // The screen has gone.
    } catch {
      router.showAlert(for: error)
      interactor.log(LibraryEvent.undo.fail(error))
    }
    return false
  }

  /// Adds the tags that the user names, with commas between them, to the marked characters, or removes them.
  /// - Returns: Whether the library changed.
  func onTagPressed(adding isSet: Bool) async -> Bool {
    guard canBegin,
      let typed = await router.askForText(isSet ? .tagToAdd : .tagToRemove, prompt: .tag)?.trimmed
    else { return false }
    // A tag from a file can have a comma in it.
    let tags = isSet ? typed.commaDivided : [typed] + typed.commaDivided
    guard tags.contains(where: { !$0.isEmpty }) else { return false }
    let (done, leftOut) = await each(LibraryEvent.tag, isOwn: true) { [interactor] id in
      try await interactor.setTags(tags, isSet, of: id)
    }
    outcome = isSet ? .tagged(done, leftOut: leftOut) : .untagged(done, leftOut: leftOut)
    return done > 0
  }

  /// Writes the marked characters as cards into a folder that the user names.
  /// - Returns: False: the library stays as it is.
  func onExportPressed() async -> Bool {
    guard canBegin, let typed = await router.askForText(.exportFolder, prompt: .folder),
      let folder = typed.droppedPaths.first
    else { return false }
    let (done, _) = await each(LibraryEvent.export, isOwn: false) { [interactor] id in
      _ = try await interactor.exportCard(id, toFolder: folder)
      return true
    }
    outcome = .exported(done, folder: folder)
    return false
  }

  /// Ends the work after the character that it is at.
  func onStopPressed() { isStopped = true }

  private var canBegin: Bool { done == nil && !marked.isEmpty }

  /// Does something with each marked character. The first error ends it.
  /// - Parameters:
  ///   - isOwn: Whether it can be done with the user's own characters only.
  ///   - begin: Called before the first character, with all characters that will be changed.
  /// - Returns: The number of changed characters, and of those that were left out.
  private func each(
    _ events: EventFamily, isOwn: Bool, begin: ([Avatar.ID]) async throws -> Void = { _ in },
    _ work: (Avatar.ID) async throws -> Bool
  ) async -> (done: Int, leftOut: Int) {
    interactor.log(events.start())
    (done, isStopped, outcome) = (0, false, nil)
    defer { done = nil }
    let all = marked.values.sorted { $0.id < $1.id }
    let usable = isOwn ? all.filter { $0.author != nil } : all
    var (count, leftOut) = (0, all.count - usable.count)
    do {
      try await begin(usable.map(\.id))
      for avatar in usable where !isStopped {
        if try await work(avatar.id) { count += 1 } else { leftOut += 1 }
        done = count + leftOut
      }
    } catch {
      router.showAlert(for: error)
      interactor.log(events.fail(error))
      return (count, leftOut)
    }
    interactor.log(events.success(.count("avatar_count", count)))
    return (count, leftOut)
  }
}
