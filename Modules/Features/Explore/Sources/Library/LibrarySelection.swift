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
  /// Whether the last deletion was not taken back yet.
  private var hasDeleted = false
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
    hasDeleted = done > 0
    return done > 0
  }

  /// Whether a deletion can be taken back.
  var canUndo: Bool { hasDeleted && done == nil }

  /// Brings the deleted characters back.
  /// - Returns: Whether the library changed.
  func onUndoPressed() async -> Bool {
    guard canUndo else { return false }
    interactor.log(LibraryEvent.undo.start())
    do {
      let count = try await interactor.undoDeletion()
      (outcome, hasDeleted) = (.broughtBack(count), false)
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

  /// Adds a tag that the user names to the marked characters, or removes it from them.
  /// - Returns: Whether the library changed.
  func onTagPressed(adding isSet: Bool) async -> Bool {
    guard canBegin,
      let tag = await router.askForText(isSet ? .tagToAdd : .tagToRemove, prompt: .tag)?.trimmed, !tag.isEmpty
    else { return false }
    let (done, leftOut) = await each(LibraryEvent.tag, isOwn: true) { [interactor] id in
      try await interactor.setTag(tag, isSet, of: id)
    }
    hasDeleted = false
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
    hasDeleted = false
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
