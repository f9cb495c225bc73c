import Entities

/// The pages that a chat shows first: those around the message to open at, or those at the end.
struct InitialPages {
  let transcript: Transcript
  /// The message at which the conversation opens; nil for its end.
  let opening: Message.ID?
  /// Whether another branch shows now, because the message is on it.
  var hasTurned = false
}

extension InitialPages {
  /// Reads the pages.
  /// - Parameters:
  ///   - wanted: The message to open at; nil for the end. If it cannot be shown, the message at which its branch begins
  ///     is opened, or the end if there is none.
  ///   - isFirst: Whether a link or a search just led there. A user who comes back is not led to another branch again.
  @MainActor static func read(
    of id: Conversation.ID, near wanted: Message.ID?, isFirst: Bool, from interactor: any TranscriptInteractor
  ) async throws -> InitialPages {
    let size = TranscriptPresenter.pageSize
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
  /// - Returns: Whether it is shown. It is not if the message is deleted, or a reply is arriving.
  @MainActor private static func turn(
    to message: Message.ID, in id: Conversation.ID, _ interactor: any TranscriptInteractor
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
