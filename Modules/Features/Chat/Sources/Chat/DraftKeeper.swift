import Entities

/// Keeps what stands in the field of one conversation: one write at a time, and the newest text wins.
///
/// A draft is a convenience: what goes wrong with it never disturbs who is typing. The next change tries again.
///
/// Two copies of the app may have the conversation open. There is one draft, that of whoever typed last; a copy whose
/// field is empty again forgets only what it wrote or found itself.
@MainActor final class DraftKeeper {
  private let interactor: any ChatInteractor
  private var conversation: Conversation.ID?
  private var newest = ""
  /// What was found or stored last.
  private var written = ""
  private var writing: Task<Void, Never>?

  init(_ interactor: any ChatInteractor) {
    self.interactor = interactor
  }

  /// What was kept for the conversation, the first time that it is asked; nil later, when the field knows better.
  func load(for id: Conversation.ID) async -> String? {
    guard conversation == nil else { return nil }
    let kept = try? await interactor.draft(in: id)
    // A visit that ended meanwhile takes nothing over, so the next one asks again.
    guard conversation == nil, !Task.isCancelled else { return nil }
    conversation = id
    written = kept ?? ""
    return kept
  }

  /// Keeps a text in place of the one before.
  func keep(_ text: String) {
    newest = text
    guard writing == nil, let conversation, newest != written else { return }
    // It outlives the screen, so that the last letters typed are kept too.
    writing = Task {
      var tried: String?
      while newest != written, newest != tried {
        let text = newest
        tried = text
        do {
          let kept = text.isEmpty ? try await interactor.draft(in: conversation) : nil
          if kept == nil || kept == written { try await interactor.keepDraft(text, in: conversation) }
          written = text
        } catch {
          // The next change tries again.
        }
      }
      writing = nil
    }
  }

  /// Keeps nothing any more: the conversation goes.
  func stop() { newest = written }
}
