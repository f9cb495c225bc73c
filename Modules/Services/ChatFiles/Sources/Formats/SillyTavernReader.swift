import Entities
import JSON

/// Reads SillyTavern's lines: files of one character and of groups, with a header or without.
final class SillyTavernReader {
  private let stream: ByteStream
  private let sink: ChatSink
  private let date: ChatDate
  private let fileName: String
  private var number = 0
  /// A chat whose first message is still to come: it may tell the character's name.
  private var pending: ImportedChat?
  /// Whether the header or the file's name tells when the chat was begun.
  private var hasTime = false
  private var isOpen = false
  /// The end of the path.
  private var last: Int?

  init(_ stream: ByteStream, _ sink: ChatSink, _ zone: LocalZone, fileName: String) {
    (self.stream, self.sink, self.date, self.fileName) = (stream, sink, ChatDate(zone: zone), fileName)
  }

  private var place: String { "line \(number)" }

  func read() async throws {
    while let line = try stream.line(atMost: ChatFileLimit.line) {
      number += 1
      guard let bytes = line.bytes else {
        sink.warn(.longLine, place)
        continue
      }
      if bytes.isBlank { continue }
      let limits = JSONLimits(bytes: ChatFileLimit.line, depth: ChatFileLimit.depth)
      guard let object = (try? JSONValue(parsing: bytes, limits: limits))?.object else {
        sink.warn(line.isClosed ? .brokenLine : .cut, place)
        continue
      }
      if bytes.hasBrokenText { sink.warn(.brokenText, place) }
      if SillyTavernLine.isHeader(object) {
        // Files that were joined have a header before each chat.
        try await endChat()
        pending = chat(object)
      } else if object["mes"] != nil {
        try await add(object)
      } else {
        sink.warn(.foreignLine, place)
      }
    }
    try await endChat()
  }

  private func add(_ object: JSONObject) async throws {
    let line = SillyTavernLine(object, date: date, isFirst: !isOpen)
    for warning in line.warnings { sink.warn(warning, place) }
    if !isOpen { begin(with: object, line) }
    if let written = object["send_date"], !written.isNull, date(written) == nil { sink.warn(.unknownDate, place) }
    let parent = last
    for (index, swipe) in line.swipes.enumerated() {
      var message = swipe.message
      message.parent = parent
      // A swipe without a date is as old as the shown one.
      let time = swipe.time ?? line.swipes[line.shown].time
      let added = try await sink.add(message, at: time, place)
      if index == line.shown, let added { last = added }
    }
  }

  private func begin(with object: JSONObject, _ line: SillyTavernLine) {
    var chat = pending ?? chat(JSONObject())
    if !hasTime, let time = line.swipes.first?.time { chat.created = time }
    pending = nil
    let name = object["name"]?.string
    // A chat of one character names it before the first message.
    if chat.characterName == nil { chat.isGroup = true }
    if chat.characterName == nil, line.swipes.first?.message.role == .assistant { chat.characterName = name }
    if chat.userName == nil, line.swipes.first?.message.role == .user { chat.userName = name }
    if object["is_group"]?.bool == true { chat.isGroup = true }
    sink.begin(chat)
    (isOpen, last) = (true, nil)
  }

  private func endChat() async throws {
    if let pending, !isOpen {
      sink.begin(pending)
      isOpen = true
    }
    pending = nil
    guard isOpen else { return }
    isOpen = false
    var end = ImportedChatEnd()
    end.shown = last
    last = nil
    try await sink.end(end, place)
  }

  /// A chat by its header.
  private func chat(_ header: JSONObject) -> ImportedChat {
    var chat = sink.chat(.sillyTavern)
    let name = ChatFileName(fileName, date)
    chat.title = name.title
    chat.characterName = named(header["character_name"])
    chat.userName = named(header["user_name"])
    let created = date(header["create_date"]) ?? name.moment
    hasTime = created != nil
    if let created { chat.created = created }
    let metadata = header["chat_metadata"]
    chat.worldName = metadata?["world_info"]?.string
    chat.personaFile = metadata?["persona"]?.string
    chat.authorsNote = SillyTavernNote.note(in: metadata) { sink.warn($0, place) }
    if SillyTavernNote.hasScenario(metadata) { sink.warn(.ownScenario, place) }
    chat.parentChat = metadata?["main_chat"]?.string
    chat.extra = KeptMembers(.sillyTavern, header).text
    return chat
  }
}

/// A name in a header. Newer files have a word in place of both names.
private func named(_ value: JSONValue?) -> String? {
  value?.string.flatMap { $0.isEmpty || $0 == "unused" ? nil : $0 }
}

/// The name of SillyTavern's file of a chat: `Zed - 2024-07-12@01h31m37s.jsonl`, or one that the user gave.
struct ChatFileName {
  /// The name without its ending; nil when it has only the character's name and a date.
  let title: String?
  /// The date in it.
  let moment: Timestamp?

  init(_ fileName: String, _ date: ChatDate) {
    let stem = fileName.hasSuffix(".jsonl") ? String(fileName.dropLast(6)) : fileName
    let rest = stem.ranges(of: " - ").last.map { String(stem[$0.upperBound...]) } ?? stem
    // Imported chats have a word after the date.
    let plain = rest.hasSuffix(" imported") ? String(rest.dropLast(9)) : rest
    moment = plain.contains("@") ? date(plain) : nil
    title = moment != nil || stem.isEmpty ? nil : stem
  }
}
