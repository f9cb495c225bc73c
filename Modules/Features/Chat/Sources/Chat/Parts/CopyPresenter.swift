import DesignSystem
import Entities
import TerminalUI

/// The conversation as text to copy, without the thoughts before its replies.
@MainActor final class CopyPresenter {
  /// The bytes of text from which on no more pages are read: no terminal passes on so much to a clipboard.
  private static let limit = 100_000

  private let codeFinder = CodeFinder()
  private var repeated = RepeatedCopy()
  private let chat: OpenChat
  private let transcript: TranscriptPresenter
  /// The names under which the messages were said.
  private let names: @MainActor () -> SpokenNames
  /// The name of the member of a group that a message is from; nil elsewhere.
  private let speaker: @MainActor (Message) -> String?
  private let interactor: any CopyInteractor
  private let router: any ChatRouter

  init(
    _ chat: OpenChat, _ transcript: TranscriptPresenter,
    names: @escaping @MainActor () -> SpokenNames = { SpokenNames() },
    speaker: @escaping @MainActor (Message) -> String? = { _ in nil },
    interactor: any CopyInteractor, router: any ChatRouter
  ) {
    (self.chat, self.transcript, self.names, self.speaker) = (chat, transcript, names, speaker)
    (self.interactor, self.router) = (interactor, router)
  }

  /// The last reply, as it was written; nil when there is none.
  var lastReply: String? { transcript.lastReply }

  /// Whether a loaded reply has code to copy.
  var hasCode: Bool { transcript.hasCode || lastReply.flatMap(codeFinder.lastCode) != nil }

  /// The source text of the last reply. Pressed again soon, the key copies the previous one.
  func onCopyReplyPressed() -> String? {
    let replies = transcript.replies
    return next(.reply) { step in step < replies.count ? replies[step] : nil }
  }

  /// The last block of code. Pressed again soon, the key copies the previous one, in earlier replies too.
  func onCopyCodePressed() -> String? {
    let replies = transcript.replies
    return next(.code) { step -> String? in
      var step = step
      for reply in replies {
        let codes = CodeFinder.codes(in: reply)
        if step < codes.count { return codes[codes.count - 1 - step] }
        step -= codes.count
      }
      return nil
    }
  }

  private func next(_ kind: RepeatedCopy.Kind, _ text: (Int) -> String?) -> String? {
    repeated.next(kind, at: transcript.newest?.id, now: interactor.now, text)
  }

  /// All messages, the oldest first, each with its speaker. Pages that are not loaded are read for it, but not many
  /// more than can be copied. It is nil when they cannot be read; an alert says so.
  /// - Parameters:
  ///   - name: The avatar's name.
  ///   - user: The present name of the user's persona; nil for none.
  func onCopyChatPressed(by name: String, to user: String? = nil, in language: Language) async -> String? {
    guard let id = chat.shown else { return nil }
    var (messages, hasEarlier) = (transcript.messages, transcript.hasEarlier)
    do {
      if transcript.hasLater {
        let end = try await page(of: id, before: nil)
        (messages, hasEarlier) = (end.messages, end.hasEarlier)
      }
      var size = messages.reduce(0) { $0 + $1.text.utf8.count }
      while hasEarlier, let first = messages.first?.id, size <= Self.limit {
        let page = try await page(of: id, before: first)
        messages = page.messages + messages
        size += page.messages.reduce(0) { $0 + $1.text.utf8.count }
        hasEarlier = page.hasEarlier && !page.messages.isEmpty
      }
    } catch {
      if !(error is CancellationError) { router.showAlert(for: error) }
      return nil
    }
    let names = names()
    return messages.filter { !$0.text.isEmpty }.map { message in
      let author =
        message.role == .user
        ? names.userName(of: message, now: user) ?? language.you
        : names.otherSpeaker(of: message) ?? speaker(message) ?? name
      return author + ":\n" + message.text
    }.joined(separator: "\n\n")
  }

  private func page(of id: Conversation.ID, before message: Message.ID?) async throws -> MessagePage {
    try await interactor.messages(of: id, before: message, limit: TranscriptPresenter.pageSize)
  }
}
