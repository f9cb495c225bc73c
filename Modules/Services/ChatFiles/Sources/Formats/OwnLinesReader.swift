import ArchiveLines
import Entities
import JSON

/// Reads this program's own lines.
final class OwnLinesReader {
  /// A file of a chat names no profile: the chat belongs to the profile that imports it.
  private static let profile = UserProfile.ID(high: 0, low: 0)

  private let stream: ByteStream
  private let sink: ChatSink
  private var number = 0
  private var chat: OpenChat?

  private struct OpenChat {
    var conversation: Conversation
    var shown: Message.ID?, seen: Message.ID?, summarised: Message.ID?
    var tips: [Message.ID: Message.ID] = [:]
    var places: [Message.ID: Int] = [:]
    /// The number of pictures of each message.
    var pictures: [Int: Int] = [:]
  }

  /// What a line is.
  private enum Content {
    case header, end
    case chat(OpenChat, ImportedChat)
    case message(Message, ImportedMessage, tip: Message.ID?)
    case picture(ImportedPicture)
  }

  init(_ stream: ByteStream, _ sink: ChatSink) {
    (self.stream, self.sink) = (stream, sink)
  }

  private var place: String { "line \(number)" }

  func read() async throws {
    var isEnded = false
    while let line = try stream.line(atMost: ArchiveLimit.line) {
      number += 1
      guard let bytes = line.bytes else {
        sink.warn(.longLine, place)
        continue
      }
      if bytes.isBlank { continue }
      let content: Content
      do throws(LineFailure) {
        content = try self.content(of: bytes)
      } catch {
        sink.warn(line.isClosed ? .brokenLine : .cut, place, expected: error.expected)
        continue
      }
      if bytes.hasBrokenText { sink.warn(.brokenText, place) }
      switch content {
      case .header: if number == 1 { try checkVersion(bytes) }
      case .end: isEnded = true
      case .chat(let open, let imported):
        try await endChat()
        chat = open
        sink.begin(imported)
      case .message(let message, let imported, let tip): try await add(message, imported, tip: tip)
      case .picture(let picture):
        chat?.pictures[picture.message, default: 0] += 1
        try await sink.add(picture)
      }
    }
    try await endChat()
    if !isEnded { sink.warn(.cut, "line \(number + 1)") }
  }

  private func checkVersion(_ bytes: [UInt8]) throws(ChatFileFailure) {
    let version = (try? JSONValue(parsing: bytes))?["version"]?.int ?? OwnFormat.version
    if version > OwnFormat.version { throw .newer(version: version) }
  }

  private func add(_ message: Message, _ imported: ImportedMessage, tip: Message.ID?) async throws {
    guard var open = chat else { return sink.warn(.foreignLine, place) }
    guard open.places[message.id] == nil else { return sink.warn(.repeatedID, place) }
    var imported = imported
    imported.parent = message.parent.flatMap { open.places[$0] }
    if message.parent != nil, imported.parent == nil { sink.warn(.danglingParent, place) }
    guard let index = try await sink.add(imported, at: message.created, place) else { return }
    chat = nil  // Releases the other reference, so that the tables are not copied.
    open.places[message.id] = index
    open.tips[message.id] = tip
    chat = open
  }

  private func endChat() async throws {
    guard let open = chat else { return }
    chat = nil
    var end = ImportedChatEnd()
    end.shown = open.shown.flatMap { open.places[$0] }
    end.seen = open.seen.flatMap { open.places[$0] }
    end.summarised = open.summarised.flatMap { open.places[$0] }
    for (message, tip) in open.tips {
      if let place = open.places[message], let tip = open.places[tip] { end.tips[place] = tip }
    }
    if end.shown == nil, sink.count > 0 {
      if open.shown != nil { sink.warn(.danglingEnd, place) }
      end.shown = sink.count - 1
    }
    try await sink.end(end, place, keepsEmpty: true)
  }
}

extension OwnLinesReader {
  private func content(of bytes: [UInt8]) throws(LineFailure) -> Content {
    let fields = try ArchiveFields(bytes, number: number, depth: ChatFileLimit.depth)
    switch try fields.text("type", atMost: 64) {
    case OwnFormat.kind: return .header
    case "end": return .end
    case "chat": return try chat(fields)
    case "message": return try message(fields)
    case OwnFormat.PictureLine.type: return try picture(fields)
    default:
      throw fields.failure("“type” with chat, message, picture or end", "“type”에 chat, message, picture, end 중 하나")
    }
  }

  private func chat(_ fields: ArchiveFields) throws(LineFailure) -> Content {
    let conversation = try fields.conversation(of: Self.profile)
    let shown: Message.ID? = try fields.optionalID("shown"), seen: Message.ID? = try fields.optionalID("seen")
    var imported = sink.chat(.jsonLines)
    imported.sourceID = conversation.id.description
    imported.avatar = conversation.avatar
    imported.title = conversation.title
    (imported.created, imported.updated) = (conversation.created, conversation.updated)
    imported.place = conversation.place
    imported.characterName = try fields.optionalText(OwnFormat.ChatKey.character, atMost: ArchiveLimit.name)
    imported.userName = try fields.optionalText(OwnFormat.ChatKey.user, atMost: ArchiveLimit.name)
    imported.group = try fields.optionalText(OwnFormat.ChatKey.group, atMost: ArchiveLimit.name)
      .flatMap { GroupChat(note: $0) }
    imported.isGroup = imported.group != nil
    imported.authorsNote = note(OwnFormat.ChatKey.authorsNote, of: fields) { AuthorsNote(note: $0) }
    imported.summary = note(OwnFormat.ChatKey.summary, of: fields) { text in
      ConversationSummary(note: text).flatMap { $0.text.utf8.count <= ConversationSummary.longest ? $0 : nil }
    }
    imported.extra = try extra(fields, besides: OwnFormat.chatKeys)
    return .chat(
      OpenChat(conversation: conversation, shown: shown, seen: seen, summarised: imported.summary?.last), imported)
  }

  /// A note of the chat; nil with a warning for one that cannot be read.
  private func note<Note>(_ key: String, of fields: ArchiveFields, _ parse: (String) -> Note?) -> Note? {
    guard let value = fields.object[key], !value.isNull else { return nil }
    let note = value.string.flatMap(parse)
    if note == nil { sink.warn(.brokenNote, place) }
    return note
  }

  private func message(_ fields: ArchiveFields) throws(LineFailure) -> Content {
    let message = try fields.message(in: chat?.conversation.id ?? Identifier(high: 0, low: 0))
    let tip: Message.ID? = try fields.optionalID("tip")
    var imported = ImportedMessage(message.role == .user ? .user : .assistant, message.text)
    imported.sourceID = message.id.description
    imported.reasoning = message.reasoning
    (imported.model, imported.state) = (message.model, message.state)
    imported.name = try fields.optionalText(OwnFormat.MessageKey.name, atMost: ArchiveLimit.name)
    (imported.marks, imported.speaker) = (message.marks, message.speaker)
    imported.attachments = fields.object[OwnFormat.MessageKey.attachments]?.array?.compactMap(\.string) ?? []
    imported.extra = try extra(fields, besides: OwnFormat.messageKeys)
    return .message(message, imported, tip: tip)
  }

  private func picture(_ fields: ArchiveFields) throws(LineFailure) -> Content {
    let id: Message.ID = try fields.id(OwnFormat.PictureLine.message)
    guard let place = chat?.places[id], chat?.pictures[place] ?? 0 < KeptPictures.most else {
      throw fields.failure(
        "“message” with the id of a message before it, at most \(KeptPictures.most) times",
        "“message”에 앞에 나온 메시지의 id를 \(KeptPictures.most)번 이하로")
    }
    return .picture(
      ImportedPicture(
        message: place, name: try fields.text(OwnFormat.PictureLine.name, atMost: ArchiveLimit.name),
        file: try fields.pictureFile(OwnFormat.PictureLine.file)))
  }

  /// The kept members of another format, and unknown ones, which a newer program may have written.
  private func extra(_ fields: ArchiveFields, besides known: Set<String>) throws(LineFailure) -> String {
    var kept = KeptMembers("")
    kept.object = fields.object["extra"]?.object ?? JSONObject()
    kept.object.members += fields.object.members.filter { !known.contains($0.key) }
    return kept.text
  }
}
