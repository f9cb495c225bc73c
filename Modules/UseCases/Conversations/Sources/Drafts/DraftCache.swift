import Entities
import Synchronization

/// The text typed last in each conversation of this process, and whether it is stored. All screens of a conversation
/// share it.
final class DraftCache: Sendable {
  private struct Draft {
    var text: String
    var isStored = false
  }

  private let drafts = Mutex<[Conversation.ID: Draft]>([:])

  /// The text; empty once it was sent or deleted, nil before any typing.
  func text(in id: Conversation.ID) -> String? { drafts.withLock { $0[id]?.text } }

  func hold(_ text: String, in id: Conversation.ID) {
    drafts.withLock { if $0[id]?.text != text { $0[id] = Draft(text: text) } }
  }

  /// Records that the store has this text. Another text may have been typed by now.
  func recordStored(_ text: String, in id: Conversation.ID) {
    drafts.withLock { if $0[id]?.text == text { $0[id]?.isStored = true } }
  }

  func forget(_ id: Conversation.ID) { _ = drafts.withLock { $0.removeValue(forKey: id) } }

  /// The texts that are not stored yet.
  var unstored: [Conversation.ID: String] {
    drafts.withLock { drafts in drafts.filter { !$0.value.isStored }.mapValues(\.text) }
  }
}
