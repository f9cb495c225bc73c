import DesignSystem
import Entities
import TerminalUI

/// What a model thought before its replies: folded, until the reader wants to see it.
extension ChatPresenter {
  /// Opens or folds the thoughts of the last reply that has any.
  func onThoughtsPressed() {
    if let id = lastThoughtful { openThoughts.formSymmetricDifference([id]) }
  }

  /// The last reply before which something was thought.
  var lastThoughtful: Message.ID? {
    messages.suffix(Self.pageSize).last { !$0.reasoning.isEmpty || MarkdownText.beginsWithThoughts($0.text) }?.id
  }

  /// Whether the thoughts before a reply are open.
  func areThoughtsOpen(of id: Message.ID) -> Binding<Bool> {
    Binding(get: { self.openThoughts.contains(id) }) { isOpen in
      if isOpen { self.openThoughts.insert(id) } else { self.openThoughts.remove(id) }
    }
  }
}
