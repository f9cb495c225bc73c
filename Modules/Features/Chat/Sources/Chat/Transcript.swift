import Entities

/// The messages that a chat screen shows: the newest ones of the shown path, and as many earlier ones as were asked for.
struct Transcript: Equatable {
  private(set) var messages: [Message] = []
  /// Whether older ones come before the first.
  private(set) var hasEarlier = false
  /// What was shown once and lies on another branch now. Its late changes must not bring it back.
  private var left: Set<Message.ID> = []

  /// A transcript that begins with a page.
  init(_ page: MessagePage = MessagePage(messages: [], hasEarlier: false)) {
    messages = page.messages
    hasEarlier = page.hasEarlier
  }

  /// Takes over a message that is new or has changed.
  ///
  /// Where it belongs is said by its parent, not by its id: two messages can be of the same millisecond.
  /// - Returns: Whether its place was found; when not, messages are missing in between and must be read again.
  mutating func merge(_ message: Message) -> Bool {
    // What changes is nearly always at the end.
    if let index = messages.lastIndex(where: { $0.id == message.id }) {
      messages[index] = message
      return true
    }
    if left.contains(message.id) { return true }
    guard message.parent != messages.last?.id else {
      messages.append(message)
      return true
    }
    guard let parent = messages.lastIndex(where: { $0.id == message.parent }) else { return false }
    // Another answer to the same question: the path turns there.
    left.formUnion(messages[(parent + 1)...].map(\.id))
    messages.replaceSubrange((parent + 1)..., with: [message])
    return true
  }

  /// Puts a page of earlier messages in front, unless what it was asked for is no longer the first.
  mutating func prepend(_ page: MessagePage, before first: Message.ID) {
    guard messages.first?.id == first else { return }
    let known = Set(messages.map(\.id))
    messages.insert(contentsOf: page.messages.filter { !known.contains($0.id) }, at: 0)
    hasEarlier = page.hasEarlier && !page.messages.isEmpty
  }
}
