import Entities
import Observation

/// The conversation of the screen and its avatar. ChatPresenter sets it; the parts read it.
@Observable @MainActor final class OpenChat {
  /// What the screen shows.
  enum Phase: Equatable {
    case loading, content
    /// The conversation was deleted.
    case gone
    case failed(LocalizedText)
  }

  private(set) var phase = Phase.loading
  /// The conversation, from the first time that it was there.
  private(set) var conversation: Conversation?
  /// Its avatar; nil when that is in no store.
  private(set) var avatar: Avatar?

  /// The conversation while its messages show.
  var shown: Conversation.ID? { phase == .content ? conversation?.id : nil }

  /// The conversation while its messages show and its avatar can answer.
  var answerable: Conversation.ID? { avatar == nil ? nil : shown }

  /// Whether the avatar can answer, as far as that is known yet.
  var canBeAnswered: Bool { phase == .loading || answerable != nil }

  /// The messages of a conversation show.
  func show(_ conversation: Conversation, of avatar: Avatar?) {
    (self.conversation, self.avatar, phase) = (conversation, avatar, .content)
  }

  /// It is being loaded.
  func load() { phase = .loading }

  /// It could not be loaded.
  func fail(_ reason: LocalizedText) { phase = .failed(reason) }

  /// It was deleted.
  func close() { phase = .gone }
}
