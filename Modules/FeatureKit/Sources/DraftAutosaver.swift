/// Keeps what stands in a field or a form, so that it is there again whatever took the screen away: a link, or the end of
/// the program. One write at a time, and the newest wins.
///
/// A draft is a convenience: what goes wrong with it never disturbs who is typing. The next change tries again.
@MainActor public final class DraftAutosaver<Draft: Hashable & Sendable> {
  private var store: (@MainActor (Draft?) async throws -> Void)?
  private var newest: Draft?
  /// What was found or stored last.
  private var written: Draft?
  private var writing: Task<Void, Never>?

  /// An autosaver that keeps nothing before it has looked.
  public init() {}

  /// What was kept, the first time that it looks; nil later, when the screen knows better.
  /// - Parameters:
  ///   - find: Reads what is kept.
  ///   - store: Keeps a draft in place of the one before; nil forgets it.
  public func load(
    _ find: @MainActor () async throws -> Draft?,
    storingWith store: @escaping @MainActor (Draft?) async throws -> Void
  ) async -> Draft? {
    guard self.store == nil else { return nil }
    let kept = try? await find()
    // A visit that ended meanwhile takes nothing over, so the next one asks again.
    guard self.store == nil, !Task.isCancelled else { return nil }
    self.store = store
    written = kept
    guard newest != nil else { return kept }
    // What was typed meanwhile is newer.
    write()
    return nil
  }

  /// Keeps a draft in place of the one before; nil forgets it.
  public func save(_ draft: Draft?) {
    newest = draft
    write()
  }

  /// Takes over what another autosaver of the same draft keeps: it is not written again.
  public func adopt(_ draft: Draft?) {
    newest = draft
    written = draft
  }

  /// Keeps nothing any more: what it was written in goes.
  public func stop() { newest = written }

  /// Forgets the draft, and returns when it is forgotten: what is saved is no draft any more.
  public func forget() async {
    save(nil)
    await writing?.value
  }

  private func write() {
    guard writing == nil, let store, newest != written else { return }
    // It outlives the screen, so that the last letters typed are kept too.
    writing = Task {
      while newest != written {
        let draft = newest
        do {
          try await store(draft)
          written = draft
        } catch {
          // The next change tries again.
          if newest == draft { break }
        }
      }
      writing = nil
    }
  }
}
