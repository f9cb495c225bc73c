import DesignSystem
import Entities
import Observation
import TerminalUI

/// The thoughts of a model before its replies: folded, until the reader opens them.
@Observable @MainActor final class ThoughtsPresenter {
  /// The messages with open thoughts.
  private var open: Set<Message.ID> = []
  private let transcript: TranscriptPresenter

  init(_ transcript: TranscriptPresenter) { self.transcript = transcript }

  /// Whether a reply has thoughts that a key can open.
  var hasThoughts: Bool { lastThoughtful != nil }

  /// Opens or folds the thoughts of the last reply that has any.
  func onThoughtsPressed() {
    if let id = lastThoughtful { open.formSymmetricDifference([id]) }
  }

  private var lastThoughtful: Message.ID? {
    transcript.messages.suffix(TranscriptPresenter.pageSize)
      .last { !$0.reasoning.isEmpty || MarkdownText.beginsWithThoughts($0.text) }?.id
  }

  func areOpen(of id: Message.ID) -> Binding<Bool> {
    Binding(get: { self.open.contains(id) }) { isOpen in
      if isOpen { self.open.insert(id) } else { self.open.remove(id) }
    }
  }
}
