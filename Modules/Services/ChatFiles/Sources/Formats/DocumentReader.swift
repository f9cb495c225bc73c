import Entities
import JSON

/// Reads chats from JSON documents of other programs: ChatGPT's trees, and the flat chats of several programs. An
/// object is recognised by its members, wherever it is.
final class DocumentReader {
  let stream: ByteStream
  let sink: ChatSink
  let date: ChatDate
  private let path: String
  /// Why the document is no chat, when something else was recognised.
  private var foreign: ForeignKind?

  /// What a value turned out to be.
  enum Found {
    /// A chat, or several, which were delivered.
    case chats
    /// A message, which belongs to the array around it.
    case message(DocumentMessage)
    case nothing
  }

  init(_ stream: ByteStream, _ sink: ChatSink, _ zone: LocalZone, path: String) {
    (self.stream, self.sink, self.date, self.path) = (stream, sink, ChatDate(zone: zone), path)
  }

  /// Reads one document, or several one after the other (JSON Lines).
  func read() async throws {
    var count = 0
    while try stream.token() != nil {
      let place = count == 0 ? "" : "\(count)"
      if case .message(let message) = try await value(at: place, level: 0) {
        // A document for each message: all are one chat.
        try await messages(startingWith: message, from: count)
        return
      }
      count += 1
    }
    if sink.summary.chats.isEmpty, let foreign { throw ChatFileFailure.foreign(path, reason: foreign.words) }
  }

  /// Reads the value that begins here.
  private func value(at place: String, level: Int) async throws -> Found {
    switch try stream.token() {
    case UInt8(ascii: "{"): return try await object(at: place, level: level)
    case UInt8(ascii: "[") where level < Self.levels: return try await array(at: place, level: level)
    default:
      _ = try stream.rawValue(atMost: 0)
      return .nothing
    }
  }

  /// The nesting of chats in a document: an object with histories, with chats, with messages.
  private static let levels = 6

  /// An array of chats, or of messages that are one chat.
  private func array(at place: String, level: Int) async throws -> Found {
    let draft = DocumentDraft(at: place)
    var foundChats = false
    try await stream.elements { index in
      let path = place.isEmpty ? "\(index)" : "\(place).\(index)"
      let start = stream.offset
      let isObject = try stream.token() == UInt8(ascii: "{")
      switch try await value(at: path, level: level + 1) {
      case .chats: foundChats = true
      case .message(let message): draft.add(message, size: stream.offset - start, path, sink)
      case .nothing: if isObject || level == 0 { sink.warn(.foreignPart, path) }
      }
    }
    if try await draft.deliver(to: sink, date) { foundChats = true }
    return foundChats ? .chats : .nothing
  }

  private func messages(startingWith first: DocumentMessage, from count: Int) async throws {
    let draft = DocumentDraft(at: "")
    draft.add(first, size: 0, "\(count)", sink)
    var number = count
    while try stream.token() != nil {
      number += 1
      let start = stream.offset
      guard case .message(let message) = try await value(at: "\(number)", level: 0) else {
        sink.warn(.foreignPart, "\(number)")
        continue
      }
      draft.add(message, size: stream.offset - start, "\(number)", sink)
    }
    _ = try await draft.deliver(to: sink, date)
  }
}

extension DocumentReader {
  /// An object: a chat, a message, or a container of chats.
  private func object(at place: String, level: Int) async throws -> Found {
    let draft = DocumentDraft(at: place)
    var foundChats = false
    try await stream.members { key in
      let path = place.isEmpty ? key : "\(place).\(key)"
      let opening = try stream.token()
      let isArray = opening == UInt8(ascii: "["), isObject = opening == UInt8(ascii: "{")
      switch key {
      case "mapping" where isObject: try await mapping(draft, path)
      case "messages" where isArray, "msgs" where isArray, "message" where isArray:
        try await messages(draft, path)
      case "data_visible" where isArray, "visible" where isArray: try await pairs(draft, path)
      case "actions" where isArray: try await actions(draft, path)
      case "internal":
        // What text-generation-webui sent to the model; `visible` is what it showed.
        _ = try stream.rawValue(atMost: 0)
      case "conversations", "histories", "chats", "data":
        guard (isArray || isObject) && level < Self.levels else { return try keep(key, draft, path) }
        switch try await value(at: path, level: level + 1) {
        case .chats: foundChats = true
        case .message, .nothing: break
        }
      default: try keep(key, draft, path)
      }
    }
    if try await draft.deliver(to: sink, date) { return .chats }
    if foundChats { return .chats }
    if let message = DocumentMessage(draft.members, date: date) { return .message(message) }
    foreign = foreign ?? ForeignKind(draft.members)
    return .nothing
  }

  /// Keeps a member that is no list of messages.
  private func keep(_ key: String, _ draft: DocumentDraft, _ path: String) throws {
    let start = stream.offset
    let limit = DocumentMessage.contentKeys.contains(key) ? ChatFileLimit.line : ChatFileLimit.member
    guard let value = try stream.value(atMost: limit) else { return sink.warn(.longPart, path) }
    if !draft.keep(key, value, size: stream.offset - start) { sink.warn(.longPart, path) }
  }

  private func mapping(_ draft: DocumentDraft, _ path: String) async throws {
    try await stream.members { key in
      let start = stream.offset
      guard let value = try stream.value(atMost: ChatFileLimit.line), value.object != nil else {
        return sink.warn(.longPart, "\(path).\(key)")
      }
      draft.add(ChatGPTNode(key: key, value, date: date), size: stream.offset - start, "\(path).\(key)", sink)
    }
  }

  private func messages(_ draft: DocumentDraft, _ path: String) async throws {
    try await stream.elements { index in
      let start = stream.offset, place = "\(path).\(index)"
      guard let value = try stream.value(atMost: ChatFileLimit.line) else { return sink.warn(.longPart, place) }
      guard let message = value.object.flatMap({ DocumentMessage($0, date: date) }) else {
        return sink.warn(.leftOutMessage, place)
      }
      draft.add(message, size: stream.offset - start, place, sink)
    }
  }

  /// text-generation-webui: `[[what the user said, what the character said], …]`; an empty text is no message.
  private func pairs(_ draft: DocumentDraft, _ path: String) async throws {
    try await stream.elements { index in
      let start = stream.offset, place = "\(path).\(index)"
      guard let pair = try stream.value(atMost: ChatFileLimit.line)?.array else {
        return sink.warn(.longPart, place)
      }
      for (side, text) in pair.prefix(2).enumerated() where text.string?.isEmpty != true {
        let message = DocumentMessage(.oobabooga, side == 0 ? .user : .assistant, text)
        draft.add(message, size: stream.offset - start, place, sink)
      }
    }
  }

  /// KoboldAI Lite: texts, those of the user with a mark.
  private func actions(_ draft: DocumentDraft, _ path: String) async throws {
    try await stream.elements { index in
      let start = stream.offset, place = "\(path).\(index)"
      guard let text = try stream.value(atMost: ChatFileLimit.line)?.string else {
        return sink.warn(.longPart, place)
      }
      draft.add(KoboldLite.message(text), size: stream.offset - start, place, sink)
    }
  }
}
