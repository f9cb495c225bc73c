public import Entities

/// The requirements of the end of a conversation beside the list. Reading it marks nothing as seen.
@MainActor public protocol ChatPreviewInteractor: MessagesInteractor, GroupReadingInteractor, PersonaReadingInteractor {
  /// Each message of a conversation that this program adds or changes from now on, and a reply of another program at
  /// the end as it grows.
  func messageUpdates(of conversation: Conversation.ID) async -> AsyncStream<Message>
  /// Whether a reply of this program is arriving or beginning. Replies of other programs are not counted.
  func isReplying(in conversation: Conversation.ID) async -> Bool
  /// The current time, for the moment above a session and for the countdown of a waiting reply.
  var now: Timestamp { get }
}
