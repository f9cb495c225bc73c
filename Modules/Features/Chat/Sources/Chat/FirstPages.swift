import Entities

/// What a chat shows first: what is around the message that was asked for, and where it opens; otherwise the end.
struct FirstPages {
  let transcript: Transcript
  /// Where the conversation opens, when not at its end.
  let opening: Message.ID?
}

extension FirstPages {
  /// Reads them.
  /// - Parameter wanted: The message to open at, or near where it lies on another branch; nil for the end.
  @MainActor static func read(
    of id: Conversation.ID, near wanted: Message.ID?, from interactor: any ChatInteractor
  ) async throws -> FirstPages {
    let size = ChatPresenter.pageSize
    guard let wanted, let shown = try await interactor.shownMessage(nearest: wanted, in: id) else {
      return FirstPages(
        transcript: Transcript(try await interactor.messages(of: id, before: nil, limit: size)), opening: nil)
    }
    let later = try await interactor.messages(of: id, after: shown, limit: size / 2)
    let earlier = try await interactor.messages(of: id, before: later.messages.first?.id, limit: size / 2)
    let end = later.hasLater ? try await interactor.messages(of: id, before: nil, limit: 1).messages.last : nil
    let page = MessagePage(messages: earlier.messages + later.messages, hasEarlier: earlier.hasEarlier)
    return FirstPages(transcript: Transcript(page, newest: end), opening: shown)
  }
}
