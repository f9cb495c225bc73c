import Entities
import Observation

/// The conversation of the screen and its avatar. ChatPresenter sets it; the parts read it.
@Observable @MainActor final class OpenChat {
  /// The state of the screen.
  enum Phase: Equatable {
    case loading, content
    /// The conversation was deleted.
    case gone
    case failed(LocalizedText)
  }

  private(set) var phase = Phase.loading
  /// The conversation, once it was loaded.
  private(set) var conversation: Conversation?
  /// Its avatar; nil when the avatar is in no store.
  private(set) var avatar: Avatar?

  /// The conversation while its messages show.
  var shown: Conversation.ID? { phase == .content ? conversation?.id : nil }

  /// The conversation while its messages show and its avatar can answer.
  var answerable: Conversation.ID? { avatar == nil ? nil : shown }

  /// Whether the avatar can answer, as far as is known yet.
  var canBeAnswered: Bool { phase == .loading || answerable != nil }

  /// Records that the messages of a conversation are shown.
  func show(_ conversation: Conversation, of avatar: Avatar?) {
    (self.conversation, self.avatar, phase) = (conversation, avatar, .content)
  }

  /// Records another title.
  func rename(_ title: String?) {
    if conversation?.title != title { conversation?.title = title }
  }

  /// Records that it is being loaded.
  func load() { phase = .loading }

  /// Records that it could not be loaded.
  func fail(_ reason: LocalizedText) { phase = .failed(reason) }

  /// Records that it was deleted.
  func close() { phase = .gone }
}
