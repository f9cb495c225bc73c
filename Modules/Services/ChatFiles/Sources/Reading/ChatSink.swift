import Entities

/// Delivers what a reader found: fills in times, counts, and keeps the rules of `ImportedRecord`.
final class ChatSink {
  private let deliver: @Sendable (ImportedRecord) async throws -> Void
  private let modified: Timestamp
  private(set) var summary = ChatImportSummary()
  private var chat: ImportedChat?
  private var isDelivered = false
  /// The time of each message of the chat.
  private var times: [Timestamp] = []
  private var speakers: [String] = []
  private var knownSpeakers: Set<String> = []

  init(modified: Timestamp, _ deliver: @escaping @Sendable (ImportedRecord) async throws -> Void) {
    // A file's own time may be from before 1970.
    self.modified = Timestamp(milliseconds: max(0, modified.milliseconds))
    self.deliver = deliver
  }

  /// The number of messages of the chat so far: the place of the next one.
  var count: Int { times.count }

  /// Whether the chat can take more messages.
  var isFull: Bool { count >= ChatFileLimit.messages }

  func warn(_ kind: ImportWarning.Kind, _ place: String, expected: LocalizedText? = nil) {
    summary.add(ImportWarning(kind: kind, place: place, expected: expected))
  }

  func read(_ bytes: Int64) { summary.bytes = bytes }
}

extension ChatSink {
  /// A chat without a time of its own.
  func chat(_ format: ChatFileFormat) -> ImportedChat { ImportedChat(format, created: modified) }

  /// Begins a chat. It is delivered with its first message.
  func begin(_ chat: ImportedChat) {
    (self.chat, isDelivered) = (chat, false)
    (times, speakers, knownSpeakers) = ([], [], [])
  }

  /// Delivers a message. Its parent must have been delivered before.
  /// - Parameters:
  ///   - time: Its time; nil takes the time of its parent, or of the chat.
  ///   - place: Where it is in the file.
  /// - Returns: Its place in the chat; nil when it was left out.
  func add(_ message: ImportedMessage, at time: Timestamp?, _ place: String) async throws -> Int? {
    guard let chat else { return nil }
    if isFull {
      warn(.tooManyMessages, place)
      return nil
    }
    guard message.text.utf8.count <= ChatFileLimit.text, message.reasoning.utf8.count <= ChatFileLimit.text else {
      warn(.longText, place)
      return nil
    }
    try Task.checkCancellation()
    if !isDelivered { try await deliverChat(chat) }
    var message = message
    message.created = time ?? message.parent.map { times[$0] } ?? chat.created
    message.name = message.name.flatMap { fitting($0, place) }
    if let model = message.model, max(model.provider.utf8.count, model.model.utf8.count) > ChatFileLimit.name {
      warn(.longModel, place)
      message.model = nil
    }
    if message.role == .assistant, let name = message.name, speakers.count < ChatFileLimit.speakers,
      knownSpeakers.insert(name).inserted
    {
      speakers.append(name)
    }
    times.append(message.created)
    summary.messages += 1
    try await deliver(.message(message))
    return count - 1
  }

  /// Delivers a picture of a message that was delivered.
  func add(_ picture: ImportedPicture) async throws {
    try Task.checkCancellation()
    try await deliver(.picture(picture))
  }

  /// Ends the chat.
  /// - Parameter keepsEmpty: Whether a chat without messages is delivered too.
  func end(_ end: ImportedChatEnd, _ place: String, keepsEmpty: Bool = false) async throws {
    guard let chat else { return }
    defer { self.chat = nil }
    if !isDelivered {
      guard keepsEmpty else { return warn(.emptyChat, place) }
      try await deliverChat(chat)
    }
    var end = end
    (end.speakers, end.messages) = (speakers, count)
    try await deliver(.end(end))
  }

  private func deliverChat(_ chat: ImportedChat) async throws {
    isDelivered = true
    summary.chats[chat.format, default: 0] += 1
    var chat = chat
    chat.title = chat.title.flatMap { fitting($0, "title") }
    chat.characterName = chat.characterName.flatMap { fitting($0, "character") }
    chat.userName = chat.userName.flatMap { fitting($0, "user") }
    try await deliver(.chat(chat))
  }

  /// A name of a possible length; nil for an empty one.
  private func fitting(_ name: String, _ place: String) -> String? {
    guard name.utf8.count > ChatFileLimit.name else { return name.isEmpty ? nil : name }
    warn(.longName, place)
    // A character of which only a part has room is left out.
    var end = name.utf8.index(name.startIndex, offsetBy: ChatFileLimit.name)
    while end.samePosition(in: name.unicodeScalars) == nil { end = name.utf8.index(before: end) }
    return String(name[..<end])
  }
}
