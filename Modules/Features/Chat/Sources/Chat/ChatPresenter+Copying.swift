import DesignSystem
import Entities
import TerminalUI

/// What can be had of the conversation as text, without what was thought before the replies.
extension ChatPresenter {
  /// More bytes than this are on no clipboard that is reached through a terminal.
  private static let copyLimit = 100_000

  /// What was answered last, as it was written.
  var lastReply: String? {
    let known = hasLater ? [newest].compactMap(\.self) : messages
    return known.last { $0.role == .assistant && !$0.text.isEmpty }?.text
  }

  /// Whether there is code to copy in a reply that was loaded.
  var hasCode: Bool { transcript.hasCode || lastReply.flatMap(codeFinder.lastCode) != nil }

  /// A reply as it was written: the last one, and each time it is wanted again soon the one before.
  func onCopyReplyPressed() -> String? {
    copies.next(.reply, at: newest?.id, now: interactor.now) { step in step < replies.count ? replies[step] : nil }
  }

  /// A block of code: the last one, and each time it is wanted again soon the one before, also in earlier replies.
  func onCopyCodePressed() -> String? {
    copies.next(.code, at: newest?.id, now: interactor.now) { step -> String? in
      var step = step
      for reply in replies {
        let codes = CodeFinder.codes(in: reply)
        if step < codes.count { return codes[codes.count - 1 - step] }
        step -= codes.count
      }
      return nil
    }
  }

  /// What was answered, the last first.
  private var replies: [String] {
    (hasLater ? [newest].compactMap(\.self) : messages).reversed()
      .filter { $0.role == .assistant && !$0.text.isEmpty }.map(\.text)
  }

  /// Everything that was said, the oldest first, each with who said it. Pages that do not show are read for it, but no
  /// more than could be copied; nil when they cannot be had, which is said.
  func onCopyChatPressed(in language: Language) async -> String? {
    guard let id = conversation?.id, phase == .content else { return nil }
    var messages = messages, hasEarlier = transcript.hasEarlier
    do {
      if hasLater {
        let end = try await interactor.messages(of: id, before: nil, limit: Self.pageSize)
        (messages, hasEarlier) = (end.messages, end.hasEarlier)
      }
      var size = messages.reduce(0) { $0 + $1.text.utf8.count }
      while hasEarlier, let first = messages.first?.id, size <= Self.copyLimit {
        let page = try await interactor.messages(of: id, before: first, limit: Self.pageSize)
        messages = page.messages + messages
        size += page.messages.reduce(0) { $0 + $1.text.utf8.count }
        hasEarlier = page.hasEarlier && !page.messages.isEmpty
      }
    } catch {
      if !(error is CancellationError) { router.showAlert(for: error) }
      return nil
    }
    let name = name(in: language)
    return messages.filter { !$0.text.isEmpty }
      .map { ($0.role == .user ? language.you : name) + ":\n" + $0.text }.joined(separator: "\n\n")
  }
}
