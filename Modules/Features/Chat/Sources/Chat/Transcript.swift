import Entities

/// The messages that a chat screen has loaded: a run of the shown path, usually its newest ones.
struct Transcript: Equatable {
  private(set) var messages: [Message] = []
  /// Whether older ones come before the first.
  private(set) var hasEarlier = false
  /// The newest message of the path, while messages between it and the last loaded one are missing.
  private var beyond: Message?
  /// Messages that were shown and are on another branch now. Their late changes must not show them again.
  private var left: Set<Message.ID> = []

  /// A transcript that begins with a page.
  /// - Parameter newest: The last message of the path, when the page does not end with it.
  init(_ page: MessagePage = MessagePage(messages: [], hasEarlier: false), newest: Message? = nil) {
    messages = page.messages
    hasEarlier = page.hasEarlier
    lookForCode(in: messages)
    findSessions(in: messages.indices)
    beyond = newest?.id == page.messages.last?.id ? nil : newest
  }

  /// The messages that begin a session: the first of the conversation, and each that comes long after the previous one.
  private(set) var sessions: Set<Message.ID> = []

  /// The first reply of a model, and each reply with another model than the previous reply.
  private(set) var writers: Set<Message.ID> = []

  /// The replies right after another reply.
  private(set) var repeats: Set<Message.ID> = []

  /// The first reply of a model.
  private(set) var firstReply: Message.ID?

  /// The milliseconds of silence that end a session.
  static let silence: Int64 = 45 * 60_000

  /// Whether a reply that has ended has fences, as around code.
  private(set) var hasCode = false

  /// Whether newer ones come after the last.
  var hasLater: Bool { beyond != nil }

  /// The last message of the path, whether it shows or not.
  var newest: Message? { beyond ?? messages.last }

  /// The last known state of a message; nil when the message is not known here.
  func state(of id: Message.ID) -> Message.State? {
    beyond?.id == id ? beyond?.state : messages.last { $0.id == id }?.state
  }

  /// Merges a new or changed message.
  ///
  /// Its parent decides its place, not its id: two messages can have the same millisecond.
  /// - Returns: Whether its place was found. When not, messages are missing in between and must be read again.
  mutating func merge(_ message: Message) -> Bool {
    lookForCode(in: [message])
    // Changes are nearly always at the end.
    if let index = messages.lastIndex(where: { $0.id == message.id }) {
      messages[index] = message
      return true
    }
    if left.contains(message.id) { return true }
    if hasLater, !messages.dropLast().contains(where: { $0.id == message.parent }) {
      // Changes outside of the loaded messages are nearly always at the end, and are read when the reader gets there.
      beyond = message
      return true
    }
    guard message.parent != messages.last?.id else {
      messages.append(message)
      findSessions(in: messages.indices.suffix(1))
      return true
    }
    guard let parent = messages.lastIndex(where: { $0.id == message.parent }) else { return false }
    // Another answer to the same question: the path changes there.
    left.formUnion(messages[(parent + 1)...].map(\.id))
    messages.replaceSubrange((parent + 1)..., with: [message])
    findSessions(in: messages.indices.suffix(1))
    beyond = nil
    return true
  }

  /// Adds a page of earlier messages in front, unless another message is the first by now.
  mutating func prepend(_ page: MessagePage, before first: Message.ID) {
    guard messages.first?.id == first else { return }
    let known = Set(messages.map(\.id))
    lookForCode(in: page.messages)
    let news = page.messages.filter { !known.contains($0.id) }
    messages.insert(contentsOf: news, at: 0)
    hasEarlier = page.hasEarlier && !page.messages.isEmpty
    findSessions(in: messages.indices.prefix(news.count + 1))
  }

  /// Adds a page of later messages at the end, unless another message is the last by now.
  mutating func append(_ page: MessagePage, after last: Message.ID) {
    guard messages.last?.id == last else { return }
    let known = Set(messages.map(\.id))
    let count = messages.count
    defer { findSessions(in: messages.indices.dropFirst(count)) }
    // An update is newer than a page that was read meanwhile.
    messages += page.messages.filter { !known.contains($0.id) }.map { $0.id == beyond?.id ? beyond ?? $0 : $0 }
    lookForCode(in: page.messages)
    guard let newest = beyond else { return }
    if newest.parent == messages.last?.id { messages.append(newest) }
    // If the path no longer leads there, it has changed.
    if messages.contains(where: { $0.id == newest.id }) || page.messages.isEmpty { beyond = nil }
  }

  private mutating func findSessions(in indices: Range<Int>) {
    for index in indices {
      let begins =
        index == 0
        ? !hasEarlier
        : messages[index].created.milliseconds - messages[index - 1].created.milliseconds > Self.silence
      if begins { sessions.insert(messages[index].id) } else { sessions.remove(messages[index].id) }
      let repeats = index > 0 && messages[index - 1].role == .assistant && messages[index].role == .assistant
      if repeats { self.repeats.insert(messages[index].id) } else { self.repeats.remove(messages[index].id) }
    }
    findWriters(from: indices.lowerBound)
  }

  /// Finds the changes of the model from an index on.
  private mutating func findWriters(from start: Int) {
    var before = messages[..<start].last { $0.model != nil }?.model
    for message in messages[start...] {
      guard let model = message.model else { continue }
      if before == nil { firstReply = message.id }
      if before == model { writers.remove(message.id) } else { writers.insert(message.id) }
      before = model
    }
  }

  private mutating func lookForCode(in messages: [Message]) {
    hasCode =
      hasCode
      || messages.contains { message in
        message.role == .assistant && message.state != .streaming
          && (message.text.contains("```") || message.text.contains("~~~"))
      }
  }
}
