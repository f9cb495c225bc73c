/// Saves the text of a field or a form, so that it is restored after a link or the end of the program closed the
/// screen. Writes happen one at a time, and the newest draft wins.
///
/// A draft is a convenience: an error never disturbs the user. The next change tries again.
@MainActor public final class DraftAutosaver<Draft: Hashable & Sendable> {
  private var store: (@MainActor (Draft?) async throws -> Void)?
  private var newest: Draft?
  /// The draft that was last found or stored.
  private var written: Draft?
  private var writing: Task<Void, Never>?
  /// Whether nothing more is stored, until the next change.
  private var isStopped = false

  /// An autosaver that stores nothing before `load`.
  public init() {}

  /// The stored draft at the first call; nil later, when the screen has a newer one.
  /// - Parameters:
  ///   - find: Reads the stored draft.
  ///   - store: Stores a draft in place of the previous one; nil deletes it.
  public func load(
    _ find: @MainActor () async throws -> Draft?,
    storingWith store: @escaping @MainActor (Draft?) async throws -> Void
  ) async -> Draft? {
    guard self.store == nil else { return nil }
    let kept = try? await find()
    // A screen that has gone meanwhile adopts nothing, so the next one loads again.
    guard self.store == nil, !Task.isCancelled else { return nil }
    self.store = store
    written = kept
    guard newest != nil else { return kept }
    // Text that was typed meanwhile is newer.
    write()
    return nil
  }

  /// Stores a draft in place of the previous one; nil deletes it.
  public func save(_ draft: Draft?) {
    (newest, isStopped) = (draft, false)
    write()
  }

  /// Adopts the draft that another autosaver stored, without writing it again.
  public func adopt(_ draft: Draft?) {
    newest = draft
    written = draft
  }

  /// Stores nothing more: the chat or form of the draft is being deleted or saved.
  public func stop() { (newest, isStopped) = (written, true) }

  /// Deletes the draft, and returns when it is deleted: the user has saved its text.
  public func forget() async {
    save(nil)
    await writing?.value
  }

  private func write() {
    guard writing == nil, let store, newest != written else { return }
    // The task outlives the screen, so that the last letters typed are stored too.
    writing = Task {
      while newest != written {
        let draft = newest
        do {
          try await store(draft)
          written = draft
          // What was stored before is not written again.
          if isStopped { newest = draft }
        } catch {
          // The next change tries again.
          if newest == draft { break }
        }
      }
      writing = nil
    }
  }
}
