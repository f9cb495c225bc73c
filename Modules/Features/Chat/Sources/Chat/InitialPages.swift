import Entities

/// What a chat shows first: what is around the message that was asked for, and where it opens; otherwise the end.
struct InitialPages {
  let transcript: Transcript
  /// Where the conversation opens, when not at its end.
  let opening: Message.ID?
  /// Whether another branch shows now, since the message stands there.
  var hasTurned = false
}

extension InitialPages {
  /// Reads them.
  /// - Parameters:
  ///   - wanted: The message to open at, or near where its branch begins when that cannot be shown; nil for the end.
  ///   - isFirst: Whether the user was just led there: who comes back is not led to another branch again.
  @MainActor static func read(
    of id: Conversation.ID, near wanted: Message.ID?, isFirst: Bool, from interactor: any ChatInteractor
  ) async throws -> InitialPages {
    let size = ChatPresenter.pageSize
    var nearest: Message.ID?
    var hasTurned = false
    if let wanted {
      nearest = try await interactor.shownMessage(nearest: wanted, in: id)
      if isFirst, nearest != wanted, try await turn(to: wanted, in: id, interactor) {
        (nearest, hasTurned) = (wanted, true)
      }
    }
    guard let shown = nearest else {
      return InitialPages(
        transcript: Transcript(try await interactor.messages(of: id, before: nil, limit: size)), opening: nil)
    }
    let later = try await interactor.messages(of: id, after: shown, limit: size / 2)
    let earlier = try await interactor.messages(of: id, before: later.messages.first?.id, limit: size / 2)
    let end = later.hasLater ? try await interactor.messages(of: id, before: nil, limit: 1).messages.last : nil
    let page = MessagePage(messages: earlier.messages + later.messages, hasEarlier: earlier.hasEarlier)
    return InitialPages(transcript: Transcript(page, newest: end), opening: shown, hasTurned: hasTurned)
  }

  /// Shows the branch of a message.
  /// - Returns: Whether that could be: it may be gone, or a reply is arriving, which is not left.
  @MainActor private static func turn(
    to message: Message.ID, in id: Conversation.ID, _ interactor: any ChatInteractor
  ) async throws -> Bool {
    do {
      try await interactor.showBranch(of: message, in: id)
      return true
    } catch is CancellationError {
      throw CancellationError()
    } catch {
      return false
    }
  }
}
